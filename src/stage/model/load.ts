/** Reads and repairs a reader's model in a worker. */
import type {ModelMesh} from './bake';
import type {Finding} from './doctor';
import type {Sentence} from './faults';
import type {Part} from './parts';
import type {Corrections as Pose} from './skeleton';

export type Model = Omit<ModelMesh, 'first'> & {
  readonly images: ReadonlyMap<number, ImageBitmap>;
  readonly findings: readonly Finding[];
};

/** Corrections by hand: of the pose, and parts by the index of the material. */
export interface Corrections extends Pose {
  readonly parts?: Readonly<Record<number, Part>>;
}

interface Results {
  read: Model;
  /** The file with outline normals; undefined when there is nothing to add. */
  repair: Blob | undefined;
}

export interface Order {
  readonly task: keyof Results;
  readonly file: Blob;
  readonly corrections?: Pose | undefined;
}

export type Answer =
  | {readonly progress: number}
  | {readonly done: Results[keyof Results]}
  | {readonly fault: Sentence}
  | {readonly error: string};

/**
 * @param onProgress gets the share that is done, 0..1
 * @param cancel stops the worker
 * @param corrections what the reader has set by hand
 * @returns the model, or the sentence that says why there is none
 * @throws the signal's reason when cancelled; Error when the worker fails
 */
export async function loadModel(
  file: Blob,
  onProgress: (share: number) => void,
  cancel: AbortSignal,
  corrections?: Corrections,
): Promise<{model: Model} | {fault: Sentence}> {
  const answer = await order('read', file, cancel, {onProgress, corrections});
  return 'done' in answer ? {model: withParts(answer.done, corrections?.parts)} : answer;
}

/** The model with parts as the reader has named them. */
export const withParts = (model: Model, parts: Corrections['parts'] = {}): Model => ({
  ...model,
  materials: model.materials.map((material, i) => ({...material, part: parts[i] ?? material.part})),
});

/**
 * @param file a model that `loadModel` has read
 * @returns the file with outline normals; undefined when there is nothing to add
 */
export async function repairModel(file: Blob, cancel: AbortSignal): Promise<Blob | undefined> {
  const answer = await order('repair', file, cancel);
  return 'done' in answer ? answer.done : undefined;
}

function order<Task extends keyof Results>(
  task: Task,
  file: Blob,
  cancel: AbortSignal,
  {onProgress, corrections}: {onProgress?: (share: number) => void; corrections?: Pose | undefined} = {},
): Promise<{done: Results[Task]} | {fault: Sentence}> {
  return new Promise((resolve, reject) => {
    cancel.throwIfAborted();
    const worker = new Worker(new URL(/* webpackChunkName: "model" */ './worker.ts', import.meta.url));
    const off = new AbortController();
    const end = (settle: () => void): void => {
      off.abort();
      worker.terminate();
      settle();
    };
    cancel.addEventListener('abort', () => end(() => reject(cancel.reason as Error)), {signal: off.signal});
    worker.onmessage = ({data}: MessageEvent<Answer>) => {
      if ('progress' in data) onProgress?.(data.progress);
      else if ('error' in data) end(() => reject(new Error(data.error)));
      else end(() => resolve(data as {done: Results[Task]} | {fault: Sentence}));
    };
    worker.onerror = ({message}) => end(() => reject(new Error(message)));
    worker.postMessage({task, file, corrections} satisfies Order);
  });
}
