/** The demos, in the order of the parameter catalogue, section 14. */
import {eyes} from './eyes';
import {face} from './face';
import {hair} from './hair';
import {hero} from './hero';
import {layers} from './layers';
import {lighting} from './lighting';
import {outline} from './outline';
import {presets} from './presets';
import {rim} from './rim';
import {shadowShape} from './shadow-shape';
import {specular} from './specular';
import {transition} from './transition';
import type {Demo} from './types';

export {FEATURE_OFF, control, isControl, isStageControl, stageControls} from './controls';
export {materialPresets, placeOf, type MaterialPreset} from './presets';
export type * from './types';

export const demos: readonly Demo[] = [
  transition,
  shadowShape,
  face,
  outline,
  rim,
  hair,
  eyes,
  specular,
  lighting,
  layers,
  presets,
  hero,
];

const byId: ReadonlyMap<string, Demo> = new Map(demos.map((d) => [d.id, d]));

/**
 * One demo.
 * @throws Error naming an unknown id.
 */
export function demo(id: string): Demo {
  const found = byId.get(id);
  if (!found) throw new Error(`Unknown demo "${id}"`);
  return found;
}
