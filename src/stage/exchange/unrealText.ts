/**
 * The text that Unreal's material instance editor copies from and pastes into a parameter group:
 * `OutlineWidth.Override=True,OutlineWidth.Value="0.600000"`. A paste looks up the names of its own group, so one text serves
 * every group. It holds global parameters: no textures, no material layers, no values of the Toon Character Profile.
 */
import {parameters, type Parameter, type ParameterValue} from '../shading/parameters';

export type ParameterValues = Readonly<Record<string, ParameterValue>>;

/** Types of parameters in a material instance. */
export type InstanceType = 'scalar' | 'vector' | 'switch';

/** Whether a value is set in the Toon Character Profile of a character, not in its material instances. */
export const isProfileValue = ({section, component}: Parameter): boolean => section === '10' && !component;

/** Type of a parameter in a material instance; undefined where a group has no text for it. */
export function instanceType(p: Parameter): InstanceType | undefined {
  const {type, section, component} = p;
  if (component || isProfileValue(p) || section === '11' || type === 'texture' || type === 'flags') return undefined;
  if (type === 'bool') return 'switch';
  return type === 'color' || type === 'vec3' ? 'vector' : 'scalar';
}

/** A value as Unreal stores it: options become numbers counted from 0. */
export type InstanceValue = {readonly name: string} & (
  | {readonly type: 'scalar'; readonly value: number}
  | {readonly type: 'vector'; readonly value: readonly [number, number, number]}
  | {readonly type: 'switch'; readonly value: boolean}
);

/** The editor prints six decimals. Adding 0 turns -0 into 0. */
const rounded = (value: number): number => Number(value.toFixed(6)) + 0;

/** Values of a material instance, in the order of the catalogue; ids that no group holds are left out. */
export const instanceValues = (values: ParameterValues): InstanceValue[] =>
  parameters.flatMap((p): InstanceValue[] => {
    const value = Object.hasOwn(values, p.id) ? values[p.id] : undefined;
    const type = instanceType(p);
    const name = p.id;
    if (value === undefined || !type) return [];
    if (type === 'switch') return [{name, type, value: value as boolean}];
    if (type === 'vector') return [{name, type, value: (value as readonly number[]).map(rounded) as never}];
    return [{name, type, value: rounded(p.type === 'enum' ? p.options.indexOf(value as string) : (value as number))}];
  });

function print({type, value}: InstanceValue): string {
  if (type === 'switch') return value ? 'True' : 'False';
  if (type === 'scalar') return value.toFixed(6);
  return `(${[...value, 1].map((part, i) => `${'RGBA'[i]}=${part.toFixed(6)}`).join(',')})`;
}

/** Text to paste into the group headers of a material instance. */
export const unrealText = (values: ParameterValues): string =>
  instanceValues(values)
    .map((entry) => `${entry.name}.Override=True,${entry.name}.Value="${print(entry)}"`)
    .join(',');

/** Blanks the quoted texts, in which no name is looked up; keeps every position. */
const withoutQuoted = (text: string): string =>
  text.replace(/"[^"]*"?/g, (quoted) => `"${' '.repeat(quoted.length - 1)}`);

/** An entry: its name, of which the last letters and digits count, and what it says. */
const ENTRY = /([^\s,="]{0,127}?([\p{L}\p{N}]{1,128}))\.(override|value)=/giu;

/** The text after an equals sign: up to the next quote where it is quoted, else up to a comma or a space. */
function valueAt(text: string, at: number): string {
  const value = /"([^"]*)|\([^)]*\)|[^,\s]*/y;
  value.lastIndex = at;
  const match = value.exec(text);
  return match?.[1] ?? match?.[0] ?? '';
}

const NUMBER = /^\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?)\s*$/i;
const numberOf = (text = ''): number => Number(NUMBER.exec(text)?.[1] ?? NaN);

const isWithin = ({min = -Infinity, max = Infinity}: {min?: number; max?: number}, value: number): boolean =>
  value >= min && value <= max;

/** Value of a parameter from its text; undefined when it is no value or outside of the range. */
function read(p: Parameter, text: string): ParameterValue | undefined {
  switch (p.type) {
    case 'bool':
      return /^\s*(?:true|false)\s*$/i.test(text) ? /true/i.test(text) : undefined;
    case 'enum':
      return p.options[numberOf(text)];
    case 'color':
    case 'vec3': {
      const parts = ['R', 'G', 'B'].map((channel) =>
        numberOf(new RegExp(`(?:^|[(,\\s])${channel}=([^,)]*)`, 'i').exec(text)?.[1]),
      );
      return parts.every((part) => isWithin(p, part)) ? (parts as [number, number, number]) : undefined;
    }
    case 'scalar':
    case 'int': {
      const value = numberOf(text);
      return isWithin(p, value) && (p.type === 'scalar' || Number.isInteger(value)) ? value : undefined;
    }
    default:
      return undefined;
  }
}

export interface Reading {
  readonly values: ParameterValues;
  /** Parameters without a tick in the instance: they keep the value of its parent. */
  readonly inherited: readonly string[];
  /** Names that no parameter has. */
  readonly unknown: readonly string[];
  /** Parameters whose value is unreadable or out of range. */
  readonly refused: readonly string[];
}

const byName = new Map(parameters.map((p) => [p.id.toLowerCase(), p]));

/**
 * Reads a text as copied from a parameter group, by the editor's rules: upper and lower case are equal, a name begins after
 * anything but a letter or a digit, and of repeated entries the first counts.
 */
export function readUnrealText(text: string): Reading {
  const overrides = new Map<Parameter, string>();
  const written = new Map<Parameter, string>();
  const unknown = new Set<string>();
  for (const {0: entry, 1: token = '', 2: name = '', 3: key = '', index} of withoutQuoted(text).matchAll(ENTRY)) {
    const p = byName.get(name.toLowerCase());
    const found = key.toLowerCase() === 'value' ? written : overrides;
    if (!p) unknown.add(token);
    else if (!found.has(p)) found.set(p, valueAt(text, index + entry.length));
  }
  const values: Record<string, ParameterValue> = {};
  const refused: string[] = [];
  const inherited = [...overrides].flatMap(([p, value]) => (/^true$/i.test(value) ? [] : [p.id]));
  for (const [p, value] of written) {
    if (inherited.includes(p.id)) continue;
    const parsed = instanceType(p) && read(p, value);
    if (parsed === undefined) refused.push(p.id);
    else values[p.id] = parsed;
  }
  return {values, inherited, unknown: [...unknown], refused};
}
