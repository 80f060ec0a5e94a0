import {FACE} from './cameras';
import {lighting} from './lighting';
import type {Demo} from './types';

export const eyes: Demo = {
  id: 'demo-eyes',
  page: 'Tutorial/DrawEyes',
  title: {'zh-Hans': '眼睛', en: 'Eyes'},
  caption: {
    'zh-Hans': '绕到侧面，看虹膜怎样陷到眼球表面之下；再拖动眉眼透过刘海，看刘海下的眼睛和眉毛显出多少。',
    en: 'Orbit to the side and watch the iris sink below the surface of the eye; then drag Eye Through Hair and see how much of eyes and brows shows through the fringe.',
  },
  alt: {
    'zh-Hans': '角色脸部四分之三侧面特写，虹膜里有眼神光，刘海后面透出眉毛和眼睛的线条。',
    en: 'Close-up of the face in three-quarter view: catch-lights in the irises, brows and eyes faintly visible through the fringe.',
  },
  camera: {...FACE, yaw: 24, distance: 130, target: [0, 1.88, 0]},
  light: {yaw: -20, pitch: 30},
  // Only in the dark the least brightness of the eyes can be seen.
  scenes: {Cave: lighting.scenes!.Cave!},
  values: {
    ScenePreset: 'Sheet',
    EyeParallaxDepth: 0.08,
    EyeHighlightIntensity: 1,
    EyeHighlightFollow: 0.4,
    EyeLidShadowStrength: 0.35,
    EyeThroughHair: 0.4,
    EyeMinBrightness: 0.4,
    RimEnabled: false,
  },
  scope: {EyeThroughHair: ['face']},
  group: 'face',
  controls: [
    'EyeParallaxDepth',
    'EyeHighlightIntensity',
    'EyeHighlightFollow',
    'EyeLidShadowStrength',
    'EyeThroughHair',
    'EyeMinBrightness',
    'ScenePreset',
    'CameraYaw',
    'LightYaw',
  ],
  needs: {
    EyeMinBrightness: {
      any: [{id: 'ScenePreset', options: ['Cave']}],
      why: {'zh-Hans': '这里的光高于下限，换到洞穴可见', en: 'The light here is above the floor; visible in the cave'},
    },
  },
  views: ['color', 'lit', 'base'],
  presets: [
    {id: 'flat', label: {'zh-Hans': '没有视差', en: 'No parallax'}, values: {EyeParallaxDepth: 0, CameraYaw: 40}},
    {id: 'deep', label: {'zh-Hans': '凹陷的虹膜', en: 'Sunken iris'}, values: {EyeParallaxDepth: 0.2, CameraYaw: 40}},
    {id: 'dull', label: {'zh-Hans': '没有眼神光', en: 'No catch-light'}, values: {EyeHighlightIntensity: 0}},
    {id: 'hidden', label: {'zh-Hans': '被刘海挡住', en: 'Behind the fringe'}, values: {EyeThroughHair: 0}},
    {id: 'through', label: {'zh-Hans': '完全透过刘海', en: 'Fully through'}, values: {EyeThroughHair: 1}},
  ],
  split: {
    before: {label: {'zh-Hans': '没有视差', en: 'No parallax'}, values: {EyeParallaxDepth: 0}},
    after: {label: {'zh-Hans': '视差0.2', en: 'Parallax 0.2'}, values: {EyeParallaxDepth: 0.2}},
  },
  orb: true,
  idle: false,
};
