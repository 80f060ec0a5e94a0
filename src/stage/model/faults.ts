import type {Localized} from '../../../config/locales';
import {plain} from './plain';
import texts from '../../../data/model.json';

/** Limits of a reader's model, and what is said when a file cannot be shown: what it is and what to do. */
export type Sentence = Readonly<Localized>;

/** Fills in a sentence in every language. */
export const filled = (text: Sentence, fill: (sentence: string, locale: string) => string): Sentence =>
  Object.fromEntries(Object.entries(text).map(([locale, sentence]) => [locale, fill(sentence, locale)])) as Sentence;

const MIB = 2 ** 20;

/** Largest model that the stage takes; `{limit}` in a sentence is `limit / unit`. */
const SIZES = {
  fileBytes: {limit: 64 * MIB, unit: MIB},
  jsonBytes: {limit: 8 * MIB, unit: MIB},
  nodes: {limit: 10_000, unit: 1},
  triangles: {limit: 500_000, unit: 1},
  vertices: {limit: 1_000_000, unit: 1},
  texturePixels: {limit: 8192 ** 2, unit: 8192},
  totalPixels: {limit: 8 * 8192 ** 2, unit: 4096 ** 2},
  unpackedBytes: {limit: 128 * MIB, unit: MIB},
  materials: {limit: 64, unit: 1},
  textures: {limit: 64, unit: 1},
} as const;

export const LIMITS = Object.fromEntries(
  Object.entries(SIZES).map(([name, size]) => [name, {...size, ...texts.limits[name as keyof typeof SIZES]}]),
) as Readonly<Record<keyof typeof SIZES, Sentence & {readonly limit: number; readonly unit: number}>>;

/** `{name}` is what the file calls the thing at fault. */
export const FAULTS: Readonly<Record<keyof typeof texts.faults, Sentence>> = texts.faults;

export type FaultCode = keyof typeof FAULTS | keyof typeof LIMITS;

const FAULT_TEXTS: Readonly<Record<FaultCode, Sentence & {readonly limit?: number; readonly unit?: number}>> = {
  ...FAULTS,
  ...LIMITS,
};

/** A reason why a file cannot be shown. */
export class ModelFault extends Error {
  readonly sentence: Sentence;

  constructor(
    readonly code: FaultCode,
    name = '',
  ) {
    super(name ? `${code}: ${name}` : code);
    const {limit = 0, unit = 1, ...text} = FAULT_TEXTS[code];
    this.sentence = filled(text, (sentence, locale) =>
      sentence.replaceAll('{limit}', (limit / unit).toLocaleString(locale)).replace('{name}', () => plain(name)),
    );
  }
}

/** Throws when `value` is above a limit. */
export function within(limit: keyof typeof LIMITS, value: number): void {
  if (value > LIMITS[limit].limit) throw new ModelFault(limit);
}
