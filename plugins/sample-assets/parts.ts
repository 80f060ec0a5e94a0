/** Parts of the sample character: one a material group. */
import {GROUPS, type GroupName} from '../../src/stage/character';
import {initialValue} from '../../src/stage/engine/values';
import type {ParameterValues} from '../../src/stage/exchange/unrealText';
import {parameters} from '../../src/stage/shading/parameters';

export interface Part {
  readonly group: GroupName;
  /** Material slot of the mesh. */
  readonly slot: string;
  /** Material instance that the script creates, and the plugin's instance above it. */
  readonly instance: string;
  readonly parent: string;
  readonly baseColor: string;
  readonly shadowColor: string;
  /** What differs from the parent. */
  readonly values: ParameterValues;
}

/** Groups whose parent in the plugin is a preset of its own. */
const PRESETS: Readonly<Partial<Record<GroupName, 'face' | 'hair'>>> = {face: 'face', hair: 'hair'};

const capitalized = (name: string): string => name[0]!.toUpperCase() + name.slice(1);

function valuesOf(group: GroupName): ParameterValues {
  const preset = PRESETS[group];
  return Object.fromEntries(
    parameters.flatMap((p) => {
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
