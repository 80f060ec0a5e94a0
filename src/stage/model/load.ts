/** Reads a reader's model in a worker. */
import type {ModelMesh} from './bake';
import type {Sentence} from './faults';

export type Model = ModelMesh & {readonly images: ReadonlyMap<number, ImageBitmap>};

export type Answer =
  {readonly progress: number} | {readonly model: Model} | {readonly fault: Sentence} | {readonly error: string};

/**
 * @param onProgress gets the share that is done, 0..1
 * @param cancel stops the worker
 * @returns the model, or the sentence that says why there is none
 * @throws the signal's reason when cancelled; Error when the worker fails
 */
export function loadModel(
  file: Blob,
  onProgress: (share: number) => void,
  cancel: AbortSignal,
): Promise<{model: Model} | {fault: Sentence}> {
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
      if ('progress' in data) onProgress(data.progress);
      else if ('error' in data) end(() => reject(new Error(data.error)));
      else end(() => resolve(data));
    };
    worker.onerror = ({message}) => end(() => reject(new Error(message)));
    worker.postMessage(file);
  });
}
