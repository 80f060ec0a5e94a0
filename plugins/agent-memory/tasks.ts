/** The commonest tasks with the values that do them, and the questions of the FAQ that name a mistake. */
import type {Localized} from '../../config/localized';
import table from '../../data/agent-tasks.json';
import type {ParameterId} from '../../src/stage/shading/parameters';

export interface Task {
  readonly name: Readonly<Localized>;
  readonly values: Readonly<Partial<Record<ParameterId, number | string | boolean>>>;
  /** What else it takes. */
  readonly also?: Readonly<Localized>;
  /** File below the folder of documents, without its ending. */
  readonly page: string;
}

export const tasks = table as unknown as readonly Task[];

/** Ids of questions on the FAQ page. */
export const mistakes: readonly string[] = [
  'face-shadow-wrong-side',
  'soft-cast-shadow',
  'outline-glows',
  'outline-hard-edges',
  'rim-on-overlaps',
  'ambient-not-toon',
  'upscalers',
];
