import {parameter, type ParameterId} from '../shading/parameters';
import {KNEE} from './cameras';
import {materialPresets} from './presets';
import type {Demo, Values} from './types';

const WORN: readonly ParameterId[] = [
  'SpecularIntensity',
  'SpecularColor',
  'SpecularSize',
  'SpecularSoftness',
  'MatCapIntensity',
  'MatCapBlend',
  'MetalTint',
];

/** What a material preset says of them: this stage has no recipe of its own. */
const recipe = (id: string): Values => {
  const {values} = materialPresets.find((preset) => preset.id === id)!;
  return Object.fromEntries(WORN.map((name) => [name, values[name] ?? parameter(name).default])) as Values;
};

export const specular: Demo = {
  id: 'demo-specular',
  page: 'Tutorial/AddSpecularAndMetal',
  figure: 'knight',
  title: {'zh-Hans': '高光与金属', en: 'Specular and metal'},
  caption: {
    'zh-Hans': '先转动光源，看硬边高光跟着走；再调MatCap强度，转动镜头，看肩甲上的反光跟着视角移动。',
    en: 'Turn the light and the hard-edged highlight follows it; then raise the MatCap and orbit: the reflections on the armour follow the view.',
  },
  alt: {
    'zh-Hans': '骑士上半身近景，钢制肩甲带硬边高光和明暗相间的反光，外套和皮带没有光泽。',
    en: 'Close view of the knight: her steel pauldron has a hard-edged highlight and reflections of light and dark; coat and belts are matt.',
  },
  camera: {...KNEE, yaw: -20, distance: 150, target: [-0.3, 1.5, 0]},
  light: {yaw: -58, pitch: 42},
  values: {...recipe('metal-cold'), RimEnabled: false},
  scope: Object.fromEntries(WORN.map((id) => [id, ['metal']])),
  group: 'metal',
  controls: [...WORN, 'LightYaw', 'LightPitch', 'CameraYaw'],
  views: ['color', 'normal', 'lit'],
  presets: [
    {id: 'metal-cold', label: {'zh-Hans': '钢', en: 'Steel'}, values: recipe('metal-cold')},
    {id: 'metal-warm', label: {'zh-Hans': '黄铜与金', en: 'Brass and gold'}, values: recipe('metal-warm')},
    {
      id: 'plastic',
      label: {'zh-Hans': '塑料', en: 'Plastic'},
      values: {
        SpecularIntensity: 1,
        SpecularColor: [1, 1, 1],
        SpecularSize: 0.15,
        SpecularSoftness: 0.02,
        MatCapIntensity: 0,
        MetalTint: 0,
      },
    },
    {id: 'leather', label: {'zh-Hans': '皮革', en: 'Leather'}, values: recipe('leather')},
    {
      id: 'mirror',
      label: {'zh-Hans': '只看MatCap', en: 'MatCap alone'},
      values: {SpecularIntensity: 0, MatCapIntensity: 1, MatCapBlend: 'Replace', MetalTint: 0},
    },
    {id: 'off', label: {'zh-Hans': '全部关闭', en: 'All off'}, values: {SpecularIntensity: 0, MatCapIntensity: 0}},
  ],
  split: {
    before: {label: {'zh-Hans': '只有明暗', en: 'Shading alone'}, values: {SpecularIntensity: 0, MatCapIntensity: 0}},
    after: {
      label: {'zh-Hans': '高光加MatCap', en: 'Specular and MatCap'},
      values: {SpecularIntensity: 0.9, MatCapIntensity: 0.7},
    },
  },
  orb: true,
  idle: false,
};
