/**
 * Every shading parameter, once, in `data/parameters.json`. The stage takes its ranges and defaults from it, and the
 * documentation's parameter tables are generated from it, so the two cannot disagree.
 *
 * Source: parameter catalogue, sections 0.1 and 1–11 (`section` names the one). Colours are linear,
 * 0–1 unless `max` says otherwise. Lengths are centimetres, angles degrees, screen widths pixels of
 * a 1080-px-high view; `unit` says which. Vectors are given in Unreal Engine's axes (X forward,
 * Y right, Z up), because these are the numbers that are typed there; the engine of the stage
 * supplies its own.
 */

import {forLocale} from '../../../config/localized';
import type {Locale, Localized} from '../../../config/locales';
import table from '../../../data/parameters.json';

export type Text = Readonly<Localized>;
export type ParameterType = 'scalar' | 'color' | 'bool' | 'enum' | 'int' | 'vec3' | 'texture' | 'flags';

/** Presets of the plugin's material instances whose defaults differ from the master material's. */
export type MaterialPreset = 'face' | 'hair';

interface Common {
  /** Unit of the number, in both languages where it is a word; left out by parameters and types that have none. */
  readonly unit?: string | Text;
  /** The name in the material instance, the URL and the input's `name`. */
  readonly id: string;
  /** Section of the parameter catalogue. */
  readonly section: string;
  /** Set on the character's components, not in its material instances. */
  readonly component?: true;
  /** What the material instance's label says (English), and its Chinese name. */
  readonly label: Text;
  /** What turning it does, one or two sentences. */
  readonly effect: Text;
  /** Console variables and settings that act on the same thing. */
  readonly related?: readonly string[];
  /** Said instead of the default where the default is not a constant. */
  readonly defaultNote?: Text;
  /** What a reader sees while it is below (`low`) or above (`high`) its target in a lesson. */
  readonly symptom?: {readonly low: Text; readonly high: Text};
}

interface Ranged {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

export interface ScalarParameter extends Common, Ranged {
  readonly type: 'scalar';
  readonly default: number;
  readonly presets?: Readonly<Partial<Record<MaterialPreset, number>>>;
}
export interface IntParameter extends Common, Ranged {
  readonly type: 'int';
  readonly default: number;
}
export interface ColorParameter extends Common {
  readonly type: 'color';
  readonly min: number;
  readonly max: number;
  readonly default: readonly [number, number, number];
}
export interface Vec3Parameter extends Common {
  readonly type: 'vec3';
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly default: readonly [number, number, number];
}
export interface BoolParameter extends Common {
  readonly type: 'bool';
  readonly default: boolean;
  readonly presets?: Readonly<Partial<Record<MaterialPreset, boolean>>>;
}
export interface EnumParameter extends Common {
  readonly type: 'enum';
  readonly options: readonly string[];
  readonly default: string;
  readonly presets?: Readonly<Partial<Record<MaterialPreset, string>>>;
}
export interface FlagsParameter extends Common {
  readonly type: 'flags';
  readonly options: readonly string[];
  readonly default: readonly string[];
}
export interface TextureParameter extends Common {
  readonly type: 'texture';
  /** Colour space the texture is read in. */
  readonly space: 'sRGB' | 'linear';
  readonly default: string;
}

export type Parameter =
  | ScalarParameter
  | IntParameter
  | ColorParameter
  | Vec3Parameter
  | BoolParameter
  | EnumParameter
  | FlagsParameter
  | TextureParameter;

export type ParameterValue = Parameter['default'];

/** Union of the ids in the catalogue. */
export type ParameterId = keyof typeof table;

/** All parameters in the catalogue's order. */
export const parameters = Object.entries(table).map(([id, fields]) => ({
  id,
  ...fields,
})) as unknown as readonly Parameter[];

const byId: ReadonlyMap<string, Parameter> = new Map(parameters.map((p) => [p.id, p]));

/** True when the catalogue has this id (and narrows it). */
export function isParameterId(id: string): id is ParameterId {
  return byId.has(id);
}

/**
 * The definition of one parameter.
 * @throws Error naming the id when the catalogue does not have it.
 */
export function parameter(id: string): Parameter {
  const found = byId.get(id);
  if (!found) throw new Error(`Unknown shading parameter "${id}"`);
  return found;
}

/** A unit as one language prints it. */
export const unitIn = (unit: string | Text | undefined, language: Locale): string | undefined =>
  typeof unit === 'object' ? forLocale(unit, language) : unit;

/** The default of a parameter, or of a material preset where that differs. */
export function defaultOf(id: string, preset?: MaterialPreset): ParameterValue {
  const p = parameter(id);
  if (preset && 'presets' in p) return p.presets?.[preset] ?? p.default;
  return p.default;
}
