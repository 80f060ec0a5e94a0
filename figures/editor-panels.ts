import {defaultOf} from '@site/src/stage/shading/parameters';
import {editor, type EditorWindow, type Row} from './editor';
import {scalar} from './kit';
import texts from '../data/figures.json';

const DETAILS = texts.editorPanels.shared.details;
const PARAMETERS = texts.editorPanels.shared.parameters;
const RENDERING = texts.editorPanels.shared.rendering;
const LIGHTING = texts.editorPanels.shared.lighting;
const MATERIALS = texts.editorPanels.shared.materials;
const OUTPUT_LOG = texts.editorPanels.shared.outputLog;
const OVERLAY = texts.editorPanels.shared.overlay;
const MESH_COMPONENT = texts.editorPanels.shared.meshComponent;

const LIT_MASK = 'r.Toon.Debug.View 2';
const SHADOW_COLOR = (defaultOf('ShadowColor') as readonly number[]).join(', ');
/** cm; lines fade out within it at the lowest view distance, 0.4. */
const DRAW_DISTANCE = scalar('OutlineFadeEnd') / 0.4;
const BC7 = 'BC7 (DX11, optional A)';

type Setting = Extract<Row, {name: unknown}>;

/** A row that a step of the page sets. */
const setting = (step: number | undefined, name: Setting['name'], value: Setting['value']): Setting => ({
  name,
  step,
  value,
});

/** A row with a tick on its left, which must be set before its value can be changed. */
const ticked = (step: number, name: string, value: Setting['value']): Setting => ({
  ...setting(step, name, value),
  ticked: true,
});

/** Windows of the Unreal Editor, by figure: each where the steps of a page set something. */
export const windows = {
  'panel-first-run': [
    {
      title: MESH_COMPONENT,
      rows: [
        {group: DETAILS},
        {group: MATERIALS},
        setting(undefined, texts.editorPanels['panel-first-run'].element0, {
          asset: 'MI_Face',
        }),
        setting(9, texts.editorPanels['panel-first-run'].element1, {asset: 'MI_Body'}),
      ],
    },
    {
      title: texts.editorPanels['panel-first-run'].materialInstanceOfTheBody,
      rows: [
        {group: PARAMETERS},
        ticked(10, 'UseRamp', false),
        ticked(11, 'ShadowThreshold', 0.62),
        ticked(12, 'ShadowSoftness', 0.1),
      ],
    },
    {
      title: OUTPUT_LOG,
      rows: [setting(13, 'Cmd', {typed: LIT_MASK})],
    },
  ],
  'panel-import': [
    {
      title: texts.editorPanels['panel-import'].theOlderFbxDialog,
      rows: [
        {group: 'Mesh'},
        setting(6, 'Skeletal Mesh', true),
        setting(6, 'Import Morph Targets', true),
        setting(6, 'Vertex Color Import Option', {choice: 'Replace'}),
        setting(6, 'Normal Import Method', {choice: 'Import Normals and Tangents'}),
      ],
    },
    {
      title: texts.editorPanels['panel-import'].theInterchangeWindow,
      rows: [
        {group: 'Skeletal Meshes'},
        setting(7, 'Import Skeletal Meshes', true),
        setting(7, 'Import Morph Targets', true),
        {group: 'Common Meshes'},
        setting(7, 'Vertex Color Import Option', {choice: 'Replace'}),
        {group: 'Common Meshes › Build'},
        setting(7, 'Recompute Normals', false),
        setting(7, 'Recompute Tangents', false),
        setting(7, 'Use Full Precision UVs', true),
        setting(7, 'Use High Precision Tangent Basis', true),
      ],
    },
  ],
  'panel-mesh-component': [
    {
      title: texts.editorPanels['panel-mesh-component'].outline,
      rows: [
        {group: RENDERING},
        setting(31, OVERLAY, {asset: 'MI_Outline'}),
        setting(32, 'Overlay Material Max Draw Distance', DRAW_DISTANCE),
        setting(33, 'Bounds Scale', 1.2),
      ],
    },
    {
      title: texts.editorPanels['panel-mesh-component'].lightingChannelsAndCapsuleShadows,
      rows: [
        {group: LIGHTING},
        setting(34, 'Lighting Channels › Channel 0', true),
        setting(34, 'Lighting Channels › Channel 1', true),
        setting(35, 'Capsule Direct Shadow', false),
        setting(35, 'Capsule Indirect Shadow', false),
      ],
    },
  ],
  'panel-transition': [
    {
      title: texts.editorPanels['panel-transition'].materialInstance,
      rows: [
        {group: PARAMETERS},
        ticked(4, 'ShadowThreshold', 0.35),
        ticked(5, 'LightBias', 0.1),
        ticked(10, 'ShadowColor', {color: SHADOW_COLOR}),
        ticked(12, 'UseRamp', true),
        ticked(19, 'RampIndex', 16),
      ],
    },
    {
      title: texts.editorPanels['panel-transition'].projectSettings,
      rows: [
        {group: texts.editorPanels['panel-transition'].engineToonRendering},
        setting(18, 'Diffuse Ramp Atlas', {asset: 'CA_MyRamps'}),
      ],
    },
  ],
  'panel-face-map': [
    {
      title: texts.editorPanels['panel-face-map'].theTexture,
      rows: [
        {group: texts.editorPanels['panel-face-map'].levelOfDetail},
        setting(30, 'Mip Gen Settings', {choice: 'NoMipmaps'}),
        {group: texts.editorPanels['panel-face-map'].compression},
        setting(30, 'Compression Settings', {choice: BC7}),
        {group: texts.editorPanels['panel-face-map'].texture},
        setting(30, 'sRGB', false),
      ],
    },
    {
      title: texts.editorPanels['panel-face-map'].materialInstanceOfTheFace,
      rows: [
        {group: PARAMETERS},
        ticked(31, 'FaceShadowMap', {asset: 'T_FaceMap'}),
        ticked(31, 'UseFaceShadowMap', true),
        ticked(35, 'FaceShadowOffset', 0.03),
        ticked(36, 'FaceShadowSoftness', 0.04),
      ],
    },
  ],
  'panel-outline': [
    {
      title: MESH_COMPONENT,
      rows: [
        {group: RENDERING},
        setting(4, OVERLAY, {asset: 'MI_Outline'}),
        setting(5, 'Overlay Material Max Draw Distance', DRAW_DISTANCE),
      ],
    },
    {
      title: texts.editorPanels['panel-outline'].materialInstanceOfTheOutline,
      rows: [
        {group: PARAMETERS},
        ticked(8, 'OutlineWidth', scalar('OutlineWidth')),
        ticked(11, 'OutlineScreenBlend', 0.5),
      ],
    },
  ],
  'panel-rim': [
    {
      title: OUTPUT_LOG,
      rows: [setting(4, 'Cmd', {typed: 'r.Toon.Debug.View 7'})],
    },
    {
      title: texts.editorPanels['panel-rim'].materialInstanceOfTheFace,
      rows: [{group: PARAMETERS}, ticked(5, 'RimDepthThreshold', 15)],
    },
    {
      title: texts.editorPanels['panel-rim'].materialInstanceOfTheBody,
      rows: [{group: PARAMETERS}, ticked(10, 'RimLightSoftness', 0.05), ticked(11, 'RimInShadow', 1)],
    },
  ],
  'panel-hair': [
    {
      title: texts.editorPanels['panel-hair'].materialInstanceOfTheHair,
      rows: [
        {group: PARAMETERS},
        ticked(2, 'HairHighlightMode', {choice: 'Ring'}),
        ticked(3, 'HairRingHeight', 0.6),
        ticked(4, 'HairRingWidth', 0.12),
        ticked(8, 'HairMap', {asset: 'T_HairMap'}),
        ticked(9, 'HairRingBreakup', 0.8),
      ],
    },
    {
      title: MESH_COMPONENT,
      rows: [
        {group: texts.editorPanels['panel-hair'].animation},
        setting(5, 'Animation Mode', {choice: 'Use Animation Asset'}),
      ],
    },
  ],
  'panel-eyes': [
    {
      title: texts.editorPanels['panel-eyes'].materialInstanceOfTheEyes,
      rows: [
        {group: PARAMETERS},
        ticked(3, 'EyeParallaxDepth', scalar('EyeParallaxDepth')),
        ticked(4, 'EyeHighlightIntensity', scalar('EyeHighlightIntensity')),
        ticked(5, 'EyeHighlightFollow', scalar('EyeHighlightFollow')),
        ticked(6, 'EyeLidShadowStrength', scalar('EyeLidShadowStrength')),
        ticked(9, 'EyeThroughHair', 0.4),
      ],
    },
    {
      title: texts.editorPanels['panel-eyes'].projectSettings,
      rows: [
        {
          group: texts.editorPanels['panel-eyes'].engineRenderingPostprocessing,
        },
        setting(7, 'Custom Depth-Stencil Pass', {choice: 'Enabled with Stencil'}),
      ],
    },
    {
      title: MESH_COMPONENT,
      rows: [{group: RENDERING}, setting(8, 'Render CustomDepth Pass', true)],
    },
  ],
  'panel-metal': [
    {
      title: texts.editorPanels['panel-metal'].materialInstanceOfTheMetal,
      rows: [
        {group: PARAMETERS},
        ticked(7, 'MatCapMap', {asset: 'T_MatCap'}),
        ticked(7, 'MatCapIntensity', 0.7),
        ticked(8, 'MatCapBlend', {choice: 'Replace'}),
        ticked(9, 'MetalTint', 0.5),
        ticked(10, 'RampIndex', 8),
        ticked(11, 'SpecularIntensity', 0.9),
      ],
    },
  ],
  'panel-exposure': [
    {
      title: texts.editorPanels['panel-exposure'].postProcessVolume,
      rows: [
        {group: texts.editorPanels['panel-exposure'].lensExposure},
        ticked(2, 'Metering Mode', {choice: 'Manual'}),
        ticked(2, 'Apply Physical Camera Exposure', false),
        ticked(2, 'Exposure Compensation', 0),
        {group: texts.editorPanels['panel-exposure'].lensBloom},
        ticked(3, 'Threshold', 1.2),
      ],
    },
    {
      title: texts.editorPanels['panel-exposure'].directionalLight,
      rows: [{group: texts.editorPanels['panel-exposure'].light}, setting(6, 'Source Angle', 0.2)],
    },
  ],
  'panel-layers': [
    {
      title: texts.editorPanels['panel-layers'].layerParameters,
      rows: [
        {group: texts.editorPanels['panel-layers'].theNewLayer},
        setting(7, texts.editorPanels['panel-layers'].layerAsset, {
          asset: 'ML_Toon_Pattern',
        }),
        setting(8, texts.editorPanels['panel-layers'].blendAsset, {
          asset: 'MLB_Toon_Mask',
        }),
        ticked(9, 'LayerMask', {asset: 'T_Print'}),
        ticked(10, 'LayerMode', {choice: 'Replace'}),
        ticked(10, 'LayerOpacity', 0.5),
        {group: texts.editorPanels['panel-layers'].background},
        setting(undefined, texts.editorPanels['panel-layers'].layerAsset, {
          asset: 'ML_Toon_Surface',
        }),
      ],
    },
  ],
  'panel-console': [
    {
      title: OUTPUT_LOG,
      rows: [
        setting(1, 'Cmd', {typed: LIT_MASK}),
        setting(2, 'Cmd', {typed: 'r.Toon.Debug.View'}),
        {log: 'r.Toon.Debug.View = "2"\nLastSetBy: Console'},
        setting(3, 'Cmd', {typed: 'r.Toon.Debug.View ?'}),
      ],
    },
  ],
} satisfies Partial<Record<keyof typeof texts.editorPanels, readonly EditorWindow[]>>;

export const editorPanels = Object.fromEntries(
  Object.entries(windows).map(([name, each]) => [
    name,
    editor(texts.editorPanels[name as keyof typeof windows].caption, each),
  ]),
);
