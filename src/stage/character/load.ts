/** Builds a figure's mesh in a worker; where workers are blocked, on this thread. */
import type {Figure} from './figure';
import type {CharacterMesh} from './measures';

export async function loadCharacter(figure: Figure): Promise<CharacterMesh> {
  try {
    return await new Promise<CharacterMesh>((resolve, reject) => {
      const worker = new Worker(new URL(/* webpackChunkName: "character" */ './worker.ts', import.meta.url));
      const end = (settle: () => void): void => {
        worker.terminate();
        settle();
      };
      worker.onmessage = ({data}: MessageEvent<CharacterMesh>) => end(() => resolve(data));
      worker.onerror = () => end(reject);
      worker.postMessage(figure);
    });
  } catch {
    return (await import(/* webpackChunkName: "character-here" */ './build')).buildCharacter(figure);
  }
}
