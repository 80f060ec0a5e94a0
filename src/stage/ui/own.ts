/** The character that the reader has chosen, a model or one of ours; all stages of the tab share it, and moves between pages keep it. */
import type {Subject} from '../character';
import type {FigureName} from '../character/load';
import type {Corrections, Model} from '../model/load';

export type {FigureName};

export interface Own {
  readonly name: string;
  readonly file: Blob;
  readonly model: Model;
  /** What the reader has set by hand. */
  readonly corrections: Corrections;
  readonly subject: Subject;
  /** Whether the stages show it in the place of our character. */
  readonly shown: boolean;
}

let own: Own | undefined;
let figure: FigureName | undefined;
const listeners = new Set<() => void>();

export const getOwn = (): Own | undefined => own;
/** Which of our figures the reader has chosen. */
export const getFigure = (): FigureName | undefined => figure;
export const ownSubject = (): Subject | undefined => (own?.shown ? own.subject : undefined);
/** What a stage of a page draws, given the figure of its demo; the workbench has a figure of its own. */
export const shownCharacter = (demo: FigureName): Subject | FigureName => ownSubject() ?? figure ?? demo;

const tell = () => {
  for (const listener of listeners) listener();
};

export function setOwn(next: Own | undefined): void {
  own = next;
  tell();
}

export function setFigure(next: FigureName): void {
  figure = next;
  tell();
}

export function subscribeOwn(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
