/** Orders face shadows from a worker; where workers are blocked, from this thread. */
import {useEffect, useMemo, useState} from 'react';
import type {Figure} from '@site/src/stage/character';
import type {Answer, Order} from './answer';
import {isMeasured, seed, stageMap, type FaceMasks, type Measured} from './masks';

async function order(what: Order, signal?: AbortSignal): Promise<Answer> {
  try {
    return await new Promise<Answer>((resolve, reject) => {
      const worker = new Worker(new URL(/* webpackChunkName: "face-shadow" */ './worker.ts', import.meta.url));
      const end = (settle: () => void): void => {
        worker.terminate();
        settle();
      };
      // Nobody waits for an answer that is not wanted any more.
      signal?.addEventListener('abort', () => worker.terminate(), {once: true});
      worker.onmessage = ({data}: MessageEvent<Answer>) => end(() => resolve(data));
      worker.onerror = () => end(reject);
      worker.postMessage(what);
    });
  } catch {
    return (await import(/* webpackMode: "eager" */ './answer')).answer(what);
  }
}

/** Masks whose map the stage then has at once. */
export async function orderMasks(what: Order & {task: 'measure' | 'bake'}, signal?: AbortSignal): Promise<FaceMasks> {
  const measured = (await order(what, signal)) as Measured;
  seed(measured, what.figure);
  return measured.masks;
}

/** The map as a PNG file with 16 bits a channel. */
export const orderFile = async (figure: Figure, masks: FaceMasks): Promise<Uint8Array<ArrayBuffer>> =>
  (await order({task: 'export', figure, masks})) as Uint8Array<ArrayBuffer>;

/** The masks of a figure's own map; undefined until they are there. */
export function useShipped(figure: Figure): FaceMasks | undefined {
  const [made, setMade] = useState<{figure: Figure; masks: FaceMasks}>();
  useEffect(() => {
    const off = new AbortController();
    void orderMasks({task: 'measure', figure}, off.signal).then((masks) => {
      if (!off.signal.aborted) setMade({figure, masks});
    });
    return () => off.abort();
  }, [figure]);
  return made?.figure === figure ? made.masks : undefined;
}

/** The map of masks as the stage draws it; undefined without masks, and until those are measured that come from a file or a snapshot. */
export function useFaceMap(masks: FaceMasks | undefined, figure: Figure): Uint8Array | undefined {
  const [known, setKnown] = useState<{masks: FaceMasks; figure: Figure}>();
  const isKnown = masks && ((known?.masks === masks && known.figure === figure) || isMeasured(masks, figure));
  useEffect(() => {
    if (!masks || isKnown) return;
    const off = new AbortController();
    void orderMasks({task: 'measure', figure, masks}, off.signal).then(() => {
      if (!off.signal.aborted) setKnown({masks, figure});
    });
    return () => off.abort();
  }, [masks, figure, isKnown]);
  return useMemo(() => (isKnown ? stageMap(masks, figure) : undefined), [isKnown, masks, figure]);
}
