/** Loads our figures: each but the first with a file of its own, and the mesh from a worker; where workers are blocked, from this thread. */
import type {Figure} from './figure';
import {chibi} from './figures/chibi';
import type {CharacterMesh} from './measures';
import {character, type Subject} from './subject';

/** By the value `Figure`. */
const FIGURES = {
  chibi: () => chibi,
  knight: async () => (await import(/* webpackChunkName: "knight" */ './figures/knight')).knight,
} as const satisfies Readonly<Record<string, () => Figure | Promise<Figure>>>;

export type FigureName = keyof typeof FIGURES;

async function loadMesh(figure: Figure): Promise<CharacterMesh> {
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

/** A figure's data alone. */
export const figureOf = (name: FigureName = 'chibi'): Figure | Promise<Figure> => FIGURES[name]();

export async function loadFigure(name?: FigureName): Promise<Subject> {
  const figure = await figureOf(name);
  return character(figure, await loadMesh(figure));
}
