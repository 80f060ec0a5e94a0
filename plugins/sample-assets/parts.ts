/** The sample characters and their parts: one a material group. */
import path from 'node:path';
import {faceMapFile} from '../../src/stage/exchange/maps';
import {parentOf} from '../parameters/facts';
import {chibi, GROUPS, type CharacterMesh, type Figure, type GroupName} from '../../src/stage/character';
import {buildCharacter} from '../../src/stage/character/build';
import {knight} from '../../src/stage/character/figures/knight';
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

/** A figure of the stage as assets, all of whose names contain `name`. */
export interface Sample {
  readonly name: string;
  readonly figure: Figure;
  readonly mesh: CharacterMesh;
  readonly faceMap: string;
  readonly parts: readonly Part[];
  /** Overlay material of the whole mesh: the parts have the same outline. */
  readonly outline: Instance;
}

const OUTLINE_PARENT = 'MI_Toon_Outline';

function sample(name: string, figure: Figure, faceMap: string): Sample {
  let mesh: CharacterMesh | undefined;
  return {
    name,
    figure,
    // The names are read without it as well.
    get mesh() {
      return (mesh ??= buildCharacter(figure));
    },
    faceMap,
    parts: GROUPS.map((group) => {
      const slot = capitalized(group);
      return {
        group,
        slot,
        instance: `MI_${name}_${slot}`,
        parent: `MI_Toon_${capitalized(PRESETS[group] ?? 'body')}`,
        baseColor: `T_${name}_${slot}_BaseColor`,
        shadowColor: `T_${name}_${slot}_ShadowColor`,
        values: valuesOf(group),
      };
    }),
    outline: {instance: `MI_${name}_Outline`, parent: OUTLINE_PARENT, values: valuesOf('skin', OUTLINE_PARENT)},
  };
}

export const SAMPLES: readonly [Sample, Sample] = [
  sample('ToonSample', chibi, path.parse(faceMapFile).name),
  sample('ToonKnight', knight, 'T_ToonKnight_FaceShadowMap'),
];

export const meshFile = ({name}: Sample): string => `SK_${name}.glb`;
export const instancesOf = ({parts, outline}: Sample): readonly Instance[] => [...parts, outline];
