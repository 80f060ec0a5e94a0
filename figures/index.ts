import type {Locale} from '@site/config/locales';
import type {Drawing} from './kit';
import buildFlow from './build-flow';
import {editorPanels} from './editor-panels';
import faceAngle from './face-angle';
import flattenLight from './flatten-light';
import framePasses from './frame-passes';
import hairRing from './hair-ring';
import layerStack from './layer-stack';
import lightClamp from './light-clamp';
import meshChannels from './mesh-channels';
import moveProject from './move-project';
import outlineHull from './outline-hull';
import outlineNormal from './outline-normal';
import pasteValues from './paste-values';
import pluginLayers from './plugin-layers';
import rimDepth from './rim-depth';
import routeChooser from './route-chooser';
import settingsMap from './settings-map';
import terminator from './terminator';
import tutorialRoute from './tutorial-route';
import {unseenParameters} from './unseen-parameters';
import upscalerChain from './upscaler-chain';
import variableOrder from './variable-order';

/** Figures by the name that pages use. */
export const figures: Readonly<Record<string, (locale: Locale) => Drawing>> = {
  'build-flow': buildFlow,
  'face-angle': faceAngle,
  'flatten-light': flattenLight,
  'frame-passes': framePasses,
  'hair-ring': hairRing,
  'layer-stack': layerStack,
  'light-clamp': lightClamp,
  'mesh-channels': meshChannels,
  'move-project': moveProject,
  'outline-hull': outlineHull,
  'outline-normal': outlineNormal,
  'paste-values': pasteValues,
  'plugin-layers': pluginLayers,
  'rim-depth': rimDepth,
  'route-chooser': routeChooser,
  'settings-map': settingsMap,
  terminator,
  'tutorial-route': tutorialRoute,
  'upscaler-chain': upscalerChain,
  'variable-order': variableOrder,
  ...editorPanels,
  ...unseenParameters,
};
