/** The reader's model; all stages of the tab share it, and moves between pages keep it. */
import type {Subject} from '../character';
import type {Corrections, Model} from '../model/load';

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
const listeners = new Set<() => void>();

export const getOwn = (): Own | undefined => own;
export const shownSubject = (): Subject | undefined => (own?.shown ? own.subject : undefined);

export function setOwn(next: Own | undefined): void {
  own = next;
  for (const listener of listeners) listener();
}

export function subscribeOwn(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
