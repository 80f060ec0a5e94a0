/** Parts of the sample character: one a material group. */
import {parentOf} from '../parameters/facts';
import {GROUPS, type GroupName} from '../../src/stage/character';
import {initialValue} from '../../src/stage/engine/values';
import type {ParameterValues} from '../../src/stage/exchange/unrealText';
import {parameters} from '../../src/stage/shading/parameters';

export interface Instance {
  /** Material instance that the script creates, and the plugin's instance above it. */
  readonly instance: string;
  readonly parent: string;
  /** What differs from the parent. */
  readonly values: ParameterValues;
}

export interface Part extends Instance {
  readonly group: GroupName;
  /** Material slot of the mesh. */
  readonly slot: string;
  readonly baseColor: string;
  readonly shadowColor: string;
}

/** Groups whose parent in the plugin is a preset of its own. */
const PRESETS: Readonly<Partial<Record<GroupName, 'face' | 'hair'>>> = {face: 'face', hair: 'hair'};

const capitalized = (name: string): string => name[0]!.toUpperCase() + name.slice(1);

/** @param parent the instance above that holds the values; undefined for that of the part itself */
function valuesOf(group: GroupName, parent?: string): ParameterValues {
  const preset = PRESETS[group];
  return Object.fromEntries(
    parameters.flatMap((p) => {
      if (parentOf(p) !== parent) return [];
      const inherited = (preset && 'presets' in p ? p.presets?.[preset] : undefined) ?? p.default;
      const value = initialValue(p.id, {}, group)!;
      return JSON.stringify(value) === JSON.stringify(inherited) ? [] : [[p.id, value]];
    }),
  ) as ParameterValues;
}

export const PARTS: readonly Part[] = GROUPS.map((group) => {
  const slot = capitalized(group);
  return {
    group,
    slot,
    instance: `MI_ToonSample_${slot}`,
    parent: `MI_Toon_${capitalized(PRESETS[group] ?? 'body')}`,
    baseColor: `T_ToonSample_${slot}_BaseColor`,
    shadowColor: `T_ToonSample_${slot}_ShadowColor`,
    values: valuesOf(group),
  };
});

const OUTLINE_PARENT = 'MI_Toon_Outline';
/** Overlay material of the whole mesh: the parts have the same outline. */
export const OUTLINE: Instance = {
  instance: 'MI_ToonSample_Outline',
  parent: OUTLINE_PARENT,
  values: valuesOf('skin', OUTLINE_PARENT),
};

export const INSTANCES: readonly Instance[] = [...PARTS, OUTLINE];
