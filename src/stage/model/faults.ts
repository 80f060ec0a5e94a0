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
export const LIMITS = {
  fileBytes: {
    limit: 64 * MIB,
    unit: MIB,
    ...texts.faults.LIMITS.fileBytes,
  },
  jsonBytes: {
    limit: 8 * MIB,
    unit: MIB,
    ...texts.faults.LIMITS.jsonBytes,
  },
  nodes: {
    limit: 10_000,
    unit: 1,
    ...texts.faults.LIMITS.nodes,
  },
  triangles: {
    limit: 500_000,
    unit: 1,
    ...texts.faults.LIMITS.triangles,
  },
  vertices: {
    limit: 1_000_000,
    unit: 1,
    ...texts.faults.LIMITS.vertices,
  },
  texturePixels: {
    limit: 8192 ** 2,
    unit: 8192,
    ...texts.faults.LIMITS.texturePixels,
  },
  totalPixels: {
    limit: 8 * 8192 ** 2,
    unit: 4096 ** 2,
    ...texts.faults.LIMITS.totalPixels,
  },
  unpackedBytes: {
    limit: 128 * MIB,
    unit: MIB,
    ...texts.faults.LIMITS.unpackedBytes,
  },
  materials: {
    limit: 64,
    unit: 1,
    ...texts.faults.LIMITS.materials,
  },
  textures: {
    limit: 64,
    unit: 1,
    ...texts.faults.LIMITS.textures,
  },
} as const satisfies Readonly<Record<string, Sentence & {limit: number; unit: number}>>;

/** `{name}` is what the file calls the thing at fault. */
export const FAULTS = {
  empty: texts.faults.FAULTS.empty,
  fbx: texts.faults.FAULTS.fbx,
  archive: texts.faults.FAULTS.archive,
  html: texts.faults.FAULTS.html,
  picture: texts.faults.FAULTS.picture,
  mmd: texts.faults.FAULTS.mmd,
  blend: texts.faults.FAULTS.blend,
  unity: texts.faults.FAULTS.unity,
  format: texts.faults.FAULTS.format,
  pointer: texts.faults.FAULTS.pointer,
  separate: texts.faults.FAULTS.separate,
  unknown: texts.faults.FAULTS.unknown,
  version: texts.faults.FAULTS.version,
  truncated: texts.faults.FAULTS.truncated,
  chunk: texts.faults.FAULTS.chunk,
  json: texts.faults.FAULTS.json,
  reference: texts.faults.FAULTS.reference,
  draco: texts.faults.FAULTS.draco,
  ktx2: texts.faults.FAULTS.ktx2,
  extension: texts.faults.FAULTS.extension,
  meshopt: texts.faults.FAULTS.meshopt,
  cycle: texts.faults.FAULTS.cycle,
  number: texts.faults.FAULTS.number,
  nothing: texts.faults.FAULTS.nothing,
  unseen: texts.faults.FAULTS.unseen,
  flat: texts.faults.FAULTS.flat,
  texture: texts.faults.FAULTS.texture,
} as const satisfies Readonly<Record<string, Sentence>>;

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
