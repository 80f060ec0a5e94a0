import {defaultOf} from '@site/src/stage/shading/parameters';
import {editor, type Row} from './editor';
import {scalar} from './kit';

const DETAILS = {'zh-Hans': '细节', en: 'Details'};
const PARAMETERS = {'zh-Hans': '参数组', en: 'Parameter Groups'};
const RENDERING = {'zh-Hans': '渲染 › 高级', en: 'Rendering › Advanced'};
const LIGHTING = {'zh-Hans': '光照 › 高级', en: 'Lighting › Advanced'};
const MATERIALS = {'zh-Hans': '材质', en: 'Materials'};
const OUTPUT_LOG = {'zh-Hans': '输出日志', en: 'Output Log'};
const OVERLAY = {'zh-Hans': '覆层材质', en: 'Overlay Material'};
const MESH_COMPONENT = {'zh-Hans': '角色的网格体组件', en: 'Mesh component of the character'};

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

/** Panels of the Unreal Editor, each where the steps of a page set something. */
export const editorPanels = {
  'panel-first-run': editor(
    {
      'zh-Hans': '第9步双击的材质槽、第10到12步的三个参数，和第13步输入命令的地方。',
      en: 'The material slot that step 9 opens, the parameters of steps 10 to 12, and the field for the command of step 13.',
    },
    [
      {
        title: MESH_COMPONENT,
        rows: [
          {group: DETAILS},
          {group: MATERIALS},
          setting(undefined, {'zh-Hans': '元素0', en: 'Element 0'}, {asset: 'MI_Face'}),
          setting(9, {'zh-Hans': '元素1', en: 'Element 1'}, {asset: 'MI_Body'}),
        ],
      },
      {
        title: {'zh-Hans': '身体的材质实例', en: 'Material instance of the body'},
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
  ),
  'panel-import': editor(
    {
      'zh-Hans': '导入骨骼网格体的两种窗口；开哪一种，看第4步。',
      en: 'The two windows that import a skeletal mesh; step 4 says which one opens.',
    },
    [
      {
        title: {'zh-Hans': '旧版FBX对话框', en: 'The older FBX dialog'},
        rows: [
          {group: 'Mesh'},
          setting(6, 'Skeletal Mesh', true),
          setting(6, 'Import Morph Targets', true),
          setting(6, 'Vertex Color Import Option', {choice: 'Replace'}),
          setting(6, 'Normal Import Method', {choice: 'Import Normals and Tangents'}),
        ],
      },
      {
        title: {'zh-Hans': 'Interchange窗口', en: 'The Interchange window'},
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
  ),
  'panel-mesh-component': editor(
    {
      'zh-Hans': '角色蓝图里，网格体组件的两组设置。',
      en: 'Two groups of settings on the mesh component, in the character Blueprint.',
    },
    [
      {
        title: {'zh-Hans': '描边', en: 'Outline'},
        rows: [
          {group: RENDERING},
          setting(30, OVERLAY, {asset: 'MI_Outline'}),
          setting(31, 'Overlay Material Max Draw Distance', DRAW_DISTANCE),
          setting(32, 'Bounds Scale', 1.2),
        ],
      },
      {
        title: {'zh-Hans': '光照通道与胶囊体阴影', en: 'Lighting channels and capsule shadows'},
        rows: [
          {group: LIGHTING},
          setting(33, 'Lighting Channels › Channel 0', true),
          setting(33, 'Lighting Channels › Channel 1', true),
          setting(34, 'Capsule Direct Shadow', false),
          setting(34, 'Capsule Indirect Shadow', false),
        ],
      },
    ],
  ),
  'panel-transition': editor(
    {
      'zh-Hans': '材质实例里的明暗参数，和项目设置里登记图集的一行。',
      en: 'The parameters of the transition in a material instance, and the row of the project settings that holds the atlas.',
    },
    [
      {
        title: {'zh-Hans': '材质实例', en: 'Material instance'},
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
        title: {'zh-Hans': '项目设置', en: 'Project Settings'},
        rows: [
          {group: {'zh-Hans': '引擎 › Toon Rendering', en: 'Engine › Toon Rendering'}},
          setting(18, 'Diffuse Ramp Atlas', {asset: 'CA_MyRamps'}),
        ],
      },
    ],
  ),
  'panel-face-map': editor(
    {
      'zh-Hans': '面部阴影贴图的贴图设置，和脸部材质实例里用它的参数。',
      en: 'The texture settings of a face shadow map, and the parameters of the face instance that use it.',
    },
    [
      {
        title: {'zh-Hans': '贴图', en: 'The texture'},
        rows: [
          {group: {'zh-Hans': '细节级别', en: 'Level Of Detail'}},
          setting(29, 'Mip Gen Settings', {choice: 'NoMipmaps'}),
          {group: {'zh-Hans': '压缩', en: 'Compression'}},
          setting(29, 'Compression Settings', {choice: BC7}),
          {group: {'zh-Hans': '纹理', en: 'Texture'}},
          setting(29, 'sRGB', false),
        ],
      },
      {
        title: {'zh-Hans': '脸部的材质实例', en: 'Material instance of the face'},
        rows: [
          {group: PARAMETERS},
          ticked(30, 'FaceShadowMap', {asset: 'T_FaceMap'}),
          ticked(30, 'UseFaceShadowMap', true),
          ticked(34, 'FaceShadowOffset', 0.03),
          ticked(35, 'FaceShadowSoftness', 0.04),
        ],
      },
    ],
  ),
  'panel-outline': editor(
    {
      'zh-Hans': '描边材质装在网格体组件上，线宽在它的材质实例里调。',
      en: 'The outline material is assigned on the mesh component; its width is set in its material instance.',
    },
    [
      {
        title: MESH_COMPONENT,
        rows: [
          {group: RENDERING},
          setting(4, OVERLAY, {asset: 'MI_Outline'}),
          setting(5, 'Overlay Material Max Draw Distance', DRAW_DISTANCE),
        ],
      },
      {
        title: {'zh-Hans': '描边的材质实例', en: 'Material instance of the outline'},
        rows: [
          {group: PARAMETERS},
          ticked(7, 'OutlineWidth', scalar('OutlineWidth')),
          ticked(10, 'OutlineScreenBlend', 0.5),
        ],
      },
    ],
  ),
  'panel-rim': editor(
    {
      'zh-Hans': '先在输出日志里看边缘项，再调脸部和身体的材质实例。',
      en: 'Show the edge term from the Output Log, then adjust the instances of face and body.',
    },
    [
      {
        title: OUTPUT_LOG,
        rows: [setting(4, 'Cmd', {typed: 'r.Toon.Debug.View 7'})],
      },
      {
        title: {'zh-Hans': '脸部的材质实例', en: 'Material instance of the face'},
        rows: [{group: PARAMETERS}, ticked(5, 'RimDepthThreshold', 15)],
      },
      {
        title: {'zh-Hans': '身体的材质实例', en: 'Material instance of the body'},
        rows: [{group: PARAMETERS}, ticked(10, 'RimLightSoftness', 0.05), ticked(11, 'RimInShadow', 1)],
      },
    ],
  ),
  'panel-hair': editor(
    {
      'zh-Hans': '头发的材质实例，和播放动画时的设置。',
      en: 'The material instance of the hair, and the setting that plays an animation.',
    },
    [
      {
        title: {'zh-Hans': '头发的材质实例', en: 'Material instance of the hair'},
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
          {group: {'zh-Hans': '动画', en: 'Animation'}},
          setting(5, 'Animation Mode', {choice: 'Use Animation Asset'}),
        ],
      },
    ],
  ),
  'panel-eyes': editor(
    {
      'zh-Hans': '眼睛的材质实例，和眉眼透过刘海要用的项目设置、组件开关。',
      en: 'The material instance of the eyes, and the project setting and the switch of the component that drawing through hair needs.',
    },
    [
      {
        title: {'zh-Hans': '眼睛的材质实例', en: 'Material instance of the eyes'},
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
        title: {'zh-Hans': '项目设置', en: 'Project Settings'},
        rows: [
          {group: {'zh-Hans': '引擎 › 渲染 › Postprocessing', en: 'Engine › Rendering › Postprocessing'}},
          setting(7, 'Custom Depth-Stencil Pass', {choice: 'Enabled with Stencil'}),
        ],
      },
      {
        title: MESH_COMPONENT,
        rows: [{group: RENDERING}, setting(8, 'Render CustomDepth Pass', true)],
      },
    ],
  ),
  'panel-metal': editor(
    {
      'zh-Hans': '金属部件的材质实例：先做MatCap，再让它带上基础色。',
      en: 'The material instance of a metal part: first the MatCap, then the tint of the base colour.',
    },
    [
      {
        title: {'zh-Hans': '金属的材质实例', en: 'Material instance of the metal'},
        rows: [
          {group: PARAMETERS},
          ticked(1, 'MatCapMap', {asset: 'T_MatCap'}),
          ticked(1, 'MatCapIntensity', 0.7),
          ticked(2, 'MatCapBlend', {choice: 'Replace'}),
          ticked(3, 'MetalTint', 0.5),
          ticked(4, 'RampIndex', 8),
          ticked(5, 'SpecularIntensity', 0.9),
        ],
      },
    ],
  ),
  'panel-exposure': editor(
    {
      'zh-Hans': '固定曝光的后期处理体积，和作为太阳的定向光源。',
      en: 'The Post Process Volume that fixes the exposure, and the directional light that is the sun.',
    },
    [
      {
        title: {'zh-Hans': '后期处理体积', en: 'Post Process Volume'},
        rows: [
          {group: {'zh-Hans': '镜头 › 曝光', en: 'Lens › Exposure'}},
          ticked(2, 'Metering Mode', {choice: 'Manual'}),
          ticked(2, 'Apply Physical Camera Exposure', false),
          ticked(2, 'Exposure Compensation', 0),
          {group: {'zh-Hans': '镜头 › 泛光', en: 'Lens › Bloom'}},
          ticked(3, 'Threshold', 1.2),
        ],
      },
      {
        title: {'zh-Hans': '定向光源', en: 'Directional light'},
        rows: [{group: {'zh-Hans': '光源', en: 'Light'}}, setting(6, 'Source Angle', 0.2)],
      },
    ],
  ),
  'panel-layers': editor(
    {
      'zh-Hans': 'Layer Parameters标签页里的两层：上面是新加的花纹层，下面是背景层。',
      en: 'Two layers in the Layer Parameters tab: the new pattern above, the background below.',
    },
    [
      {
        title: {'zh-Hans': 'Layer Parameters标签页', en: 'Layer Parameters'},
        rows: [
          {group: {'zh-Hans': '新的一层', en: 'The new layer'}},
          setting(3, {'zh-Hans': '层资产', en: 'Layer Asset'}, {asset: 'ML_Toon_Pattern'}),
          setting(4, {'zh-Hans': '混合资产', en: 'Blend Asset'}, {asset: 'MLB_Toon_Mask'}),
          ticked(5, 'LayerMask', {asset: 'T_Print'}),
          ticked(6, 'LayerMode', {choice: 'Replace'}),
          ticked(6, 'LayerOpacity', 0.5),
          {group: {'zh-Hans': '背景', en: 'Background'}},
          setting(undefined, {'zh-Hans': '层资产', en: 'Layer Asset'}, {asset: 'ML_Toon_Surface'}),
        ],
      },
    ],
  ),
  'panel-console': editor(
    {
      'zh-Hans': '输出日志：设值、查值、看说明。',
      en: 'The Output Log: set a value, read it, show its help.',
    },
    [
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
  ),
} as const;
