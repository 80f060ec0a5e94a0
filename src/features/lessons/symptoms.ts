import type {Localized} from '../../../config/locales';
import type {ControlId} from '../../stage/demos/types';
import type {Symptom} from './types';

/** What a reader sees while a parameter is below (`low`) or above its target. */
export const symptoms: Readonly<Partial<Record<ControlId, Symptom<Localized>>>> = {
  ShadowThreshold: {
    low: {'zh-Hans': '暗部太小', en: 'The shadow side is too small'},
    high: {'zh-Hans': '暗部太大', en: 'The shadow side is too large'},
  },
  ShadowSoftness: {
    low: {'zh-Hans': '交界线太硬', en: 'The terminator is too hard'},
    high: {'zh-Hans': '交界线太软', en: 'The terminator is too soft'},
  },
  UseRamp: {
    low: {'zh-Hans': '过渡里没有Ramp图的颜色', en: 'The transition lacks the colours of the ramp'},
    high: {'zh-Hans': '过渡里不该有Ramp图的颜色', en: 'The transition must not have the colours of the ramp'},
  },
  RampIntensity: {
    low: {'zh-Hans': 'Ramp图的颜色太淡', en: 'The colours of the ramp are too weak'},
    high: {'zh-Hans': 'Ramp图的颜色太浓', en: 'The colours of the ramp are too strong'},
  },
  SphericalNormalBlend: {
    low: {'zh-Hans': '头发和脸上的阴影太碎', en: 'The shadow on hair and face is too broken'},
    high: {'zh-Hans': '头发和脸上的阴影太圆', en: 'The shadow on hair and face is too round'},
  },
  LightPitchFlatten: {
    low: {'zh-Hans': '眉骨和鼻子下面的阴影太多', en: 'There is too much shadow under brow and nose'},
    high: {'zh-Hans': '脸上的阴影上下变化太少', en: 'The shadow on the face changes too little from top to bottom'},
  },
  FaceShadowOffset: {
    low: {'zh-Hans': '脸上的阴影太小', en: 'The shadow on the face is too small'},
    high: {'zh-Hans': '脸上的阴影太大', en: 'The shadow on the face is too large'},
  },
  FaceShadowSoftness: {
    low: {'zh-Hans': '脸上阴影的边缘太硬', en: 'The edge of the shadow on the face is too hard'},
    high: {'zh-Hans': '脸上阴影的边缘太软', en: 'The edge of the shadow on the face is too soft'},
  },
  OutlineWidth: {
    low: {'zh-Hans': '线太细', en: 'The line is too thin'},
    high: {'zh-Hans': '线太粗', en: 'The line is too wide'},
  },
  OutlineNormalSource: {
    low: {'zh-Hans': '线的走向和目标不同', en: 'The line runs differently from the target'},
    high: {'zh-Hans': '转角处的线和目标不同', en: 'The line at the corners differs from the target'},
  },
  OutlineBaseColorInfluence: {
    low: {'zh-Hans': '线太浅，看不出部位的颜色', en: 'The line is too light and lacks the colour of its part'},
    high: {'zh-Hans': '线太深，部位的颜色太重', en: 'The line is too dark and has too much of the colour of its part'},
  },
  OutlineScreenBlend: {
    low: {'zh-Hans': '线宽受距离的影响太大', en: 'The width of the line depends too much on the distance'},
    high: {'zh-Hans': '线宽受距离的影响太小', en: 'The width of the line depends too little on the distance'},
  },
  LightPitch: {
    low: {'zh-Hans': '灯太低', en: 'The light is too low'},
    high: {'zh-Hans': '灯太高', en: 'The light is too high'},
  },
  CameraFov: {
    low: {'zh-Hans': '角色在画面里太大', en: 'The character is too large in the picture'},
    high: {'zh-Hans': '角色在画面里太小', en: 'The character is too small in the picture'},
  },
  RimWidth: {
    low: {'zh-Hans': '亮边太窄', en: 'The rim is too narrow'},
    high: {'zh-Hans': '亮边太宽', en: 'The rim is too wide'},
  },
  RimDepthThreshold: {
    low: {'zh-Hans': '亮边出现的地方太多', en: 'The rim lies in too many places'},
    high: {'zh-Hans': '亮边出现的地方太少', en: 'The rim lies in too few places'},
  },
  RimLightDirectionInfluence: {
    low: {'zh-Hans': '背光的一侧亮边太多', en: 'There is too much rim on the side away from the light'},
    high: {'zh-Hans': '背光的一侧亮边太少', en: 'There is too little rim on the side away from the light'},
  },
  RimInShadow: {
    low: {'zh-Hans': '暗部里的亮边太弱', en: 'The rim on the shadow side is too weak'},
    high: {'zh-Hans': '暗部里的亮边太强', en: 'The rim on the shadow side is too strong'},
  },
  HairRingHeight: {
    low: {'zh-Hans': '天使环太低', en: 'The ring is too low'},
    high: {'zh-Hans': '天使环太高', en: 'The ring is too high'},
  },
  HairRingWidth: {
    low: {'zh-Hans': '天使环太细', en: 'The ring is too thin'},
    high: {'zh-Hans': '天使环太粗', en: 'The ring is too thick'},
  },
  HairRingBreakup: {
    low: {'zh-Hans': '天使环太完整', en: 'The ring is too whole'},
    high: {'zh-Hans': '天使环太碎', en: 'The ring is too broken'},
  },
  HairHighlightMode: {
    low: {'zh-Hans': '高光的样式和目标不同', en: 'The highlight is of another kind'},
    high: {'zh-Hans': '高光的样式和目标不同', en: 'The highlight is of another kind'},
  },
  HairShift: {
    low: {'zh-Hans': '亮带太靠近发根', en: 'The band is too close to the roots'},
    high: {'zh-Hans': '亮带太靠近发梢', en: 'The band is too close to the tips'},
  },
  HairGloss: {
    low: {'zh-Hans': '亮带太宽', en: 'The band is too wide'},
    high: {'zh-Hans': '亮带太窄', en: 'The band is too narrow'},
  },
  CharacterMinBrightness: {
    low: {'zh-Hans': '最暗的地方太黑', en: 'The darkest parts are too dark'},
    high: {'zh-Hans': '最暗的地方太亮', en: 'The darkest parts are too light'},
  },
  LightDesaturation: {
    low: {'zh-Hans': '灯的颜色太浓', en: 'The colour of the light is too strong'},
    high: {'zh-Hans': '灯的颜色太淡', en: 'The colour of the light is too weak'},
  },
  GIIntensity: {
    low: {'zh-Hans': '环境光太暗', en: 'The ambient light is too dark'},
    high: {'zh-Hans': '环境光太亮', en: 'The ambient light is too bright'},
  },
  GIDirectionality: {
    low: {
      'zh-Hans': '额头和下巴的环境光差得太少',
      en: 'The ambient light differs too little between forehead and chin',
    },
    high: {'zh-Hans': '额头和下巴的环境光差得太多', en: 'The ambient light differs too much between forehead and chin'},
  },
  LayerOpacity: {
    low: {'zh-Hans': '上面一层太淡', en: 'The upper layer is too faint'},
    high: {'zh-Hans': '上面一层太浓', en: 'The upper layer is too strong'},
  },
  LayerMode: {
    low: {'zh-Hans': '两层叠加的方式和目标不同', en: 'The layers are combined in another way'},
    high: {'zh-Hans': '两层叠加的方式和目标不同', en: 'The layers are combined in another way'},
  },
  LayerMaskChannel: {
    low: {'zh-Hans': '花纹和目标不同', en: 'The pattern differs from the target'},
    high: {'zh-Hans': '花纹和目标不同', en: 'The pattern differs from the target'},
  },
  EyeParallaxDepth: {
    low: {'zh-Hans': '虹膜太浅', en: 'The iris lies too flat'},
    high: {'zh-Hans': '虹膜太深', en: 'The iris lies too deep'},
  },
  EyeThroughHair: {
    low: {'zh-Hans': '透过刘海的眉眼太淡', en: 'Brows and eyes show too faintly through the fringe'},
    high: {'zh-Hans': '透过刘海的眉眼太明显', en: 'Brows and eyes show too clearly through the fringe'},
  },
  EyeLidShadowStrength: {
    low: {'zh-Hans': '上眼睑的影子太淡', en: 'The shadow of the lid is too faint'},
    high: {'zh-Hans': '上眼睑的影子太深', en: 'The shadow of the lid is too dark'},
  },
  SpecularSize: {
    low: {'zh-Hans': '高光太小', en: 'The highlight is too small'},
    high: {'zh-Hans': '高光太大', en: 'The highlight is too large'},
  },
  SpecularIntensity: {
    low: {'zh-Hans': '高光太暗', en: 'The highlight is too dim'},
    high: {'zh-Hans': '高光太亮', en: 'The highlight is too bright'},
  },
  SpecularSoftness: {
    low: {'zh-Hans': '高光的边缘太硬', en: 'The edge of the highlight is too hard'},
    high: {'zh-Hans': '高光的边缘太软', en: 'The edge of the highlight is too soft'},
  },
  MatCapIntensity: {
    low: {'zh-Hans': '反光太弱', en: 'The reflections are too weak'},
    high: {'zh-Hans': '反光太强', en: 'The reflections are too strong'},
  },
  MetalTint: {
    low: {'zh-Hans': '高光和反光太白', en: 'Highlight and reflections are too white'},
    high: {'zh-Hans': '高光和反光带的基础色太多', en: 'Highlight and reflections take too much of the base colour'},
  },
};
