/** Keeps one model on the reader's machine. Until the reader wants that, there is no database. */
import {drop, read, write, type Place} from '../../lib/database';
import type {Corrections} from './load';

const KEY = 'model';
const PLACE: Place = {database: 'own-character', store: KEY};

export interface Kept {
  readonly name: string;
  readonly file: Blob;
  /** What the file says about its licence: `ModelMesh.meta`. */
  readonly meta: Readonly<Record<string, string>>;
  readonly corrections?: Corrections;
}

const listeners = new Set<(kept: Kept | undefined) => void>();
const tell = (kept: Kept | undefined) => listeners.forEach((listener) => listener(kept));

/** @throws DOMException when the browser has no room for it, or keeps nothing */
export async function keepModel(model: Kept): Promise<void> {
  await write(PLACE, (store) => store.put(model, KEY));
  tell(model);
}

/** The model that is kept; undefined when there is none or the browser keeps nothing. */
export const keptModel = (): Promise<Kept | undefined> =>
  read(PLACE, (store): IDBRequest<Kept | undefined> => store.get(KEY));

/** Calls back with the model that is kept, now and when another is, or none. */
export function watchKept(listener: (kept: Kept | undefined) => void): () => void {
  listeners.add(listener);
  void keptModel().then((kept) => listeners.has(listener) && listener(kept));
  return () => listeners.delete(listener);
}

export const isKept = (kept: Kept | undefined, {name, file}: Pick<Kept, 'name' | 'file'>): kept is Kept =>
  kept?.name === name && kept.file.size === file.size;

/** Keeps the corrections of a model with it, if it is kept. */
export async function keepCorrections(model: Pick<Kept, 'name' | 'file'>, corrections: Corrections): Promise<void> {
  const kept = await keptModel();
  if (isKept(kept, model)) await keepModel({...kept, corrections});
}

export async function forgetModel(): Promise<void> {
  await drop(PLACE);
  tell(undefined);
}

/** Size of a file in a text. */
export const megabytes = (file: Blob): string => `${(file.size / 2 ** 20).toFixed(1)} MB`;
