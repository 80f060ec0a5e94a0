import {hexToLinear} from '../shading/srgb';
import {KNEE} from './cameras';
import {panelPresets} from './presets';
import type {Color, Demo, SceneLight} from './types';
import texts from '../../../data/demos.json';

export const plate = (top: string, bottom: string, disc: string, dots: string): SceneLight['plate'] => ({
  top: hexToLinear(top),
  bottom: hexToLinear(bottom),
  disc: hexToLinear(disc),
  dots: hexToLinear(dots),
});
export const times = (hex: string, k: number): Color => {
  const [r, g, b] = hexToLinear(hex);
  return [r * k, g * k, b * k];
};

/**
 * Four scenes that break a character in four ways: the sun burns her out, dusk turns her skin orange, two neon tubes paint
 * her green and magenta, and the cave swallows her. Intensities are exposed levels, 1 lights a surface to its base colour.
 */
const scenes: Readonly<Record<string, SceneLight>> = {
  Noon: {
    color: times('#fff4e0', 6),
    direction: {yaw: -24, pitch: 66},
    skyUp: times('#bcd8ff', 0.55),
    skyDown: times('#e8d3b5', 0.35),
    plate: plate('#8fc4f2', '#e9f4fb', '#fffbe8', '#b5dbf3'),
  },
  Dusk: {
    color: times('#ff9a52', 2.4),
    direction: {yaw: -64, pitch: 12},
    skyUp: times('#6a6bb8', 0.5),
    skyDown: times('#b0604f', 0.3),
    plate: plate('#4d4a8c', '#f09a72', '#ffd58a', '#c8708a'),
  },
  Neon: {
    color: times('#ff3fb4', 1.1),
    direction: {yaw: -70, pitch: 20},
    skyUp: times('#2b2f66', 0.25),
    skyDown: times('#1d5a58', 0.2),
    extra: [
      {yaw: 82, pitch: 16, color: times('#25f0c8', 1.4)},
      {yaw: 160, pitch: 40, color: times('#5a6cff', 0.9)},
    ],
    plate: plate('#151233', '#3a1450', '#6a1f7c', '#1d6f7d'),
  },
  Cave: {
    color: times('#ffb877', 0.03),
    direction: {yaw: 40, pitch: 48},
    skyUp: times('#7c9cd8', 0.3),
    skyDown: times('#3a3a5a', 0.12),
    plate: plate('#0a0d16', '#161a28', '#222a3d', '#1b2233'),
  },
};

export const lighting: Demo = {
  id: 'demo-lighting',
  page: 'Tutorial/ControlLightingOfCharactersAndScenes',
  title: texts.lighting.title,
  caption: texts.lighting.caption,
  alt: texts.lighting.alt,
  camera: KNEE,
  light: {yaw: -24, pitch: 66},
  scenes,
  values: {
    ScenePreset: 'Noon',
    // Replaces a tone mapper, which the stage lacks: sun and sky together stay below white.
    CharacterExposure: -0.4,
    // Half of the hue: orange light at full share multiplies violet hair to grey.
    LightColorInfluence: 0.5,
    CharacterLightMin: 0.05,
    CharacterLightMax: 1.2,
    CharacterMinBrightness: 0.02,
    GIIntensity: 0.6,
    GIDirectionality: 0.2,
    LightDesaturation: 0,
  },
  group: 'skin',
  controls: [
    'ScenePreset',
    'CharacterLightMin',
    'CharacterLightMax',
    'CharacterMinBrightness',
    'GIIntensity',
    'GIDirectionality',
    'LightDesaturation',
  ],
  needs: {
    CharacterLightMin: {
      any: [{id: 'ScenePreset', options: ['Neon', 'Cave']}],
      why: texts.lighting.needs.CharacterLightMin.why,
    },
  },
  views: ['color', 'lit', 'base', 'shade'],
  presets: [
    {
      id: 'defaults',
      label: texts.lighting.presets.defaults.label,
      values: {CharacterLightMin: 0.05, CharacterLightMax: 1.2, LightDesaturation: 0, GIIntensity: 0.6},
    },
    {
      id: 'free',
      label: texts.lighting.presets.free.label,
      values: {CharacterLightMin: 0, CharacterLightMax: 10, CharacterMinBrightness: 0, GIIntensity: 1},
    },
    {
      id: 'skin',
      label: texts.lighting.presets.skin.label,
      values: {LightDesaturation: 0.6, CharacterLightMax: 1},
    },
    {
      id: 'readable',
      label: texts.lighting.presets.readable.label,
      values: {ScenePreset: 'Cave', CharacterLightMin: 0.35, CharacterMinBrightness: 0.06},
    },
    ...panelPresets('demo-lighting'),
  ],
  split: {
    before: {
      label: texts.lighting.split.before.label,
      values: {CharacterLightMin: 0, CharacterLightMax: 10, CharacterMinBrightness: 0, GIIntensity: 1},
    },
    after: {
      label: texts.lighting.split.after.label,
      values: {CharacterLightMin: 0.05, CharacterLightMax: 1.2, CharacterMinBrightness: 0.02, GIIntensity: 0.6},
    },
  },
  orb: false,
  idle: false,
};
