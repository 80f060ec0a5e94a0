import {parameter, type ParameterId} from '../shading/parameters';
import {KNEE} from './cameras';
import {materialPresets} from './presets';
import type {Demo, Values} from './types';
import texts from '../../../data/demos.json';

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
  title: texts.specular.title,
  caption: texts.specular.caption,
  alt: texts.specular.alt,
  camera: {...KNEE, yaw: -20, distance: 150, target: [-0.3, 1.5, 0]},
  light: {yaw: -58, pitch: 42},
  values: {...recipe('metal-cold'), RimEnabled: false},
  scope: Object.fromEntries(WORN.map((id) => [id, ['metal']])),
  group: 'metal',
  controls: [...WORN, 'LightYaw', 'LightPitch', 'CameraYaw'],
  views: ['color', 'normal', 'lit'],
  presets: [
    {id: 'metal-cold', label: texts.specular.presets['metal-cold'].label, values: recipe('metal-cold')},
    {id: 'metal-warm', label: texts.specular.presets['metal-warm'].label, values: recipe('metal-warm')},
    {
      id: 'plastic',
      label: texts.specular.presets.plastic.label,
      values: {
        SpecularIntensity: 1,
        SpecularColor: [1, 1, 1],
        SpecularSize: 0.15,
        SpecularSoftness: 0.02,
        MatCapIntensity: 0,
        MetalTint: 0,
      },
    },
    {id: 'leather', label: texts.specular.presets.leather.label, values: recipe('leather')},
    {
      id: 'mirror',
      label: texts.specular.presets.mirror.label,
      values: {SpecularIntensity: 0, MatCapIntensity: 1, MatCapBlend: 'Replace', MetalTint: 0},
    },
    {id: 'off', label: texts.specular.presets.off.label, values: {SpecularIntensity: 0, MatCapIntensity: 0}},
  ],
  split: {
    before: {label: texts.specular.split.before.label, values: {SpecularIntensity: 0, MatCapIntensity: 0}},
    after: {
      label: texts.specular.split.after.label,
      values: {SpecularIntensity: 0.9, MatCapIntensity: 0.7},
    },
  },
  orb: true,
  idle: false,
};
