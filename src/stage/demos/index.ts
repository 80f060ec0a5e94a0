/** The demos, from `data/demos.json`, in the order of the parameter catalogue, section 14. */
import {parameter, type ParameterId} from '../shading/parameters';
import {hexToLinear} from '../shading/srgb';
import table from '../../../data/demos.json';
import {cameraOf, type WrittenCamera} from './cameras';
import {materialPresets, panelPresets, STUDIO, studio} from './presets';
import {scenes} from './scenes';
import type {CameraState, StageDemo} from '../engine/types';
import type {Demo, Preset, Values} from './types';

export {FEATURE_OFF, control, isControl, isStageControl, stageControls} from './controls';
export {materialPresets, placeOf, type MaterialPreset} from './presets';
export type * from './types';

/** Values with those of a material preset before them, of the parameters that the demo scopes. */
interface WrittenValues {
  /** Id of the material preset. */
  readonly recipe?: string;
  readonly values?: Values;
}

interface Written extends Omit<Demo, 'camera' | 'scenes' | 'layer' | 'values' | 'presets'>, WrittenValues {
  /** Why it is as it is; for who edits it. */
  readonly comment?: string;
  readonly camera: WrittenCamera;
  /** Names of scenes. */
  readonly scenes?: readonly string[];
  readonly layer?: Omit<NonNullable<StageDemo['layer']>, 'base' | 'shade'> & {
    readonly base: string;
    readonly shade: string;
  };
  readonly presets: readonly (Omit<Preset, 'values'> & WrittenValues)[];
}

/** What a material preset says of some parameters. */
function recipeValues(id: string, names: readonly string[]): Values {
  const {values} = materialPresets.find((preset) => preset.id === id)!;
  return Object.fromEntries(
    names.map((name) => [name, values[name as ParameterId] ?? parameter(name).default]),
  ) as Values;
}

function read({camera, scenes: names, layer, recipe, ...written}: Written): Demo {
  const scoped = Object.keys(written.scope ?? {});
  const valuesOf = (from: WrittenValues): Values => ({
    ...(from.recipe && recipeValues(from.recipe, scoped)),
    ...from.values,
  });
  return {
    ...written,
    ...(written.id === STUDIO ? studio : {values: valuesOf({recipe, values: written.values})}),
    camera: cameraOf(camera) as CameraState,
    presets: [
      ...written.presets.map((preset) => ({id: preset.id, label: preset.label, values: valuesOf(preset)})),
      ...panelPresets(written.id),
    ],
    ...(names && {scenes: Object.fromEntries(names.map((name) => [name, scenes[name]!]))}),
    ...(layer && {layer: {...layer, base: hexToLinear(layer.base), shade: hexToLinear(layer.shade)}}),
  };
}

const all = (table as unknown as readonly Written[]).map(read);

/** The demos of pages. */
export const demos = all.filter(({page}) => page !== 'workbench');

const byId: ReadonlyMap<string, Demo> = new Map(all.map((d) => [d.id, d]));

/**
 * One demo.
 * @throws Error naming an unknown id.
 */
export function demo(id: string): Demo {
  const found = byId.get(id);
  if (!found) throw new Error(`Unknown demo "${id}"`);
  return found;
}
