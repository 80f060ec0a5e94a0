/** Controls of the stage itself (section 14 of the parameter catalogue): what a panel offers besides material parameters. */
import {isParameterId, parameter, type Parameter} from '../shading/parameters';
import type {ControlId, StageControl, StageControlId} from './types';

const section = '14';

export const stageControls: readonly StageControl[] = [
  {
    id: 'LightYaw',
    section,
    type: 'scalar',
    min: -180,
    max: 180,
    step: 1,
    unit: '°',
    default: -38,
    label: {'zh-Hans': '光源水平角', en: 'Light yaw'},
    effect: {
      'zh-Hans': '光从角色的哪一侧照来，0在正前方，正值在角色左侧。',
      en: 'Side the light comes from: 0 in front of the character, positive towards the left side of the character.',
    },
  },
  {
    id: 'LightPitch',
    section,
    type: 'scalar',
    min: -89,
    max: 89,
    step: 1,
    unit: '°',
    default: 38,
    label: {'zh-Hans': '光源俯仰角', en: 'Light pitch'},
    effect: {'zh-Hans': '光源的高度，正值从上方照下。', en: 'Height of the light; positive shines from above.'},
  },
  {
    id: 'CameraYaw',
    section,
    type: 'scalar',
    min: -180,
    max: 180,
    step: 0.1,
    unit: '°',
    default: 0,
    label: {'zh-Hans': '相机水平角', en: 'Camera yaw'},
    effect: {
      'zh-Hans': '相机绕角色转到哪一侧，0在正前方。',
      en: 'Side the camera stands on: 0 in front of the character.',
    },
  },
  {
    id: 'CameraPitch',
    section,
    type: 'scalar',
    min: -21,
    max: 60,
    step: 0.1,
    unit: '°',
    default: 2,
    label: {'zh-Hans': '相机俯仰角', en: 'Camera pitch'},
    effect: {
      'zh-Hans': '相机的高度，正值从上方看。',
      en: 'Height of the camera; positive looks down on the character.',
    },
  },
  {
    id: 'CameraDistance',
    section,
    type: 'scalar',
    min: 105,
    max: 2600,
    step: 5,
    unit: 'cm',
    default: 430,
    label: {'zh-Hans': '相机距离', en: 'Camera distance'},
    effect: {'zh-Hans': '相机到角色的距离。', en: 'Distance from the camera to the character.'},
  },
  {
    id: 'CameraFov',
    section,
    type: 'scalar',
    min: 10,
    max: 90,
    step: 1,
    unit: '°',
    default: 22,
    label: {'zh-Hans': '垂直视场角', en: 'Vertical field of view'},
    effect: {
      'zh-Hans': '画面上下的张角。引擎相机填的是水平视场角，16:9时垂直50°等于79.3°。',
      en: 'Angle from bottom to top of the picture. An engine camera takes the horizontal one: at 16:9, 50° here is 79.3° there.',
    },
  },
  {
    id: 'ScenePreset',
    section,
    type: 'enum',
    options: ['Sheet', 'Noon', 'Dusk', 'Neon', 'Cave'],
    default: 'Sheet',
    label: {'zh-Hans': '场景预设', en: 'Scene preset'},
    effect: {'zh-Hans': '换一套主光、附加灯和天空。', en: 'Changes the main light, the other lights and the sky.'},
    optionLabels: {
      Sheet: {'zh-Hans': '设定页', en: 'Model sheet'},
      Noon: {'zh-Hans': '正午', en: 'Noon'},
      Dusk: {'zh-Hans': '黄昏', en: 'Dusk'},
      Neon: {'zh-Hans': '霓虹', en: 'Neon'},
      Cave: {'zh-Hans': '洞穴', en: 'Cave'},
    },
  },
  {
    id: 'Part',
    section,
    type: 'enum',
    options: ['All', 'Skin', 'Face', 'Hair', 'Cloth', 'Metal'],
    default: 'All',
    label: {'zh-Hans': '部位', en: 'Part'},
    effect: {
      'zh-Hans': '数值作用在哪些材质上。「金属」包括衣服和盒子，因为真正的金属件很小。',
      en: 'Materials that take the values. Metal includes clothes and box, because the metal parts are small.',
    },
    optionLabels: {
      All: {'zh-Hans': '全部', en: 'All'},
      Skin: {'zh-Hans': '皮肤', en: 'Skin'},
      Face: {'zh-Hans': '脸', en: 'Face'},
      Hair: {'zh-Hans': '头发', en: 'Hair'},
      Cloth: {'zh-Hans': '衣服', en: 'Cloth'},
      Metal: {'zh-Hans': '金属', en: 'Metal'},
    },
  },
  {
    id: 'FaceMapMirror',
    section,
    type: 'bool',
    default: true,
    label: {'zh-Hans': '镜像', en: 'Mirror'},
    effect: {
      'zh-Hans': '光在角色左侧时左右翻转贴图。关闭后，有半圈灯位，阴影会落在错的一侧。',
      en: 'Flips the map for light from the left of the character; without it, half the circle shades the wrong cheek.',
    },
  },
  {
    id: 'FaceMapPreview',
    section,
    type: 'bool',
    default: false,
    label: {'zh-Hans': '预览贴图', en: 'Show the map'},
    effect: {
      'zh-Hans': '直接显示面部阴影贴图：越暗的部位越早变暗。',
      en: 'Shows the map on the face: the darker a part, the earlier it falls on the shadow side.',
    },
  },
  {
    id: 'LayerEnabled',
    section,
    type: 'bool',
    default: true,
    label: {'zh-Hans': '启用上层', en: 'Layer on'},
    effect: {'zh-Hans': '打开或关闭上面的材质层。', en: 'Turns the upper material layer on or off.'},
  },
  {
    id: 'LayerMaskChannel',
    section,
    type: 'enum',
    options: ['R', 'G', 'B', 'A'],
    default: 'R',
    label: {'zh-Hans': '遮罩通道', en: 'Mask channel'},
    effect: {'zh-Hans': '上层按遮罩贴图的哪个通道显示。', en: 'Channel of the mask texture that places the layer.'},
    optionLabels: {
      R: {'zh-Hans': 'R 圆点', en: 'R dots'},
      G: {'zh-Hans': 'G 斜纹', en: 'G stripes'},
      B: {'zh-Hans': 'B 下摆渐变', en: 'B towards the hem'},
      A: {'zh-Hans': 'A 全部', en: 'A everywhere'},
    },
  },
  {
    id: 'FeatureRamp',
    section,
    type: 'bool',
    default: true,
    label: {'zh-Hans': 'Ramp图', en: 'Ramp'},
    effect: {
      'zh-Hans': '明暗分成色带；在这里关闭，就是没有插件时的普通柔和光照。',
      en: 'Light in bands; switched off here, ordinary soft shading as without the plugin.',
    },
  },
  {
    id: 'FeatureFaceMap',
    section,
    type: 'bool',
    default: true,
    label: {'zh-Hans': '面部阴影贴图', en: 'Face map'},
    effect: {'zh-Hans': '脸部阴影由手绘贴图决定。', en: 'Lets the drawn map shape the shadow of the face.'},
  },
  {
    id: 'FeatureOutline',
    section,
    type: 'bool',
    default: true,
    label: {'zh-Hans': '描边', en: 'Outline'},
    effect: {
      'zh-Hans': '撑大一圈的网格体，只画背面。',
      en: 'The back faces of an inflated copy of the mesh.',
    },
  },
  {
    id: 'FeatureRim',
    section,
    type: 'bool',
    default: true,
    label: {'zh-Hans': '边缘光', en: 'Rim light'},
    effect: {
      'zh-Hans': '按深度差找出轮廓，亮边宽度均匀。',
      en: 'An even bright edge where the depth jumps.',
    },
  },
  {
    id: 'FeatureHair',
    section,
    type: 'bool',
    default: true,
    label: {'zh-Hans': '头发高光', en: 'Hair highlight'},
    effect: {'zh-Hans': '头上的天使环。', en: 'The angel ring on the hair.'},
  },
];

const byId: ReadonlyMap<string, StageControl> = new Map(stageControls.map((c) => [c.id, c]));

export const isStageControl = (id: string): id is StageControlId => byId.has(id);
export const isControl = (id: string): id is ControlId => byId.has(id) || isParameterId(id);

/**
 * Definition of a panel entry, whether material parameter or stage control.
 * @throws Error naming an unknown id.
 */
export function control(id: string): Parameter | StageControl {
  return byId.get(id) ?? parameter(id);
}

/**
 * What a hero toggle sets when it is off; on, it sets nothing. Ramp off means the widest border, so that the difference is
 * the shape of the light and not its colours.
 */
export const FEATURE_OFF: Readonly<
  Partial<Record<StageControlId, Readonly<Record<string, number | boolean | string>>>>
> = {
  FeatureRamp: {UseRamp: false, ShadowSoftness: 1},
  FeatureFaceMap: {UseFaceShadowMap: false},
  FeatureOutline: {OutlineEnabled: false},
  FeatureRim: {RimEnabled: false},
  FeatureHair: {HairHighlightMode: 'Off'},
};
