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

/** @throws DOMException when the browser has no room for it, or keeps nothing */
export const keepModel = (model: Kept): Promise<void> => write(PLACE, (store) => store.put(model, KEY));

/** The model that is kept; undefined when there is none or the browser keeps nothing. */
export const keptModel = (): Promise<Kept | undefined> =>
  read(PLACE, (store): IDBRequest<Kept | undefined> => store.get(KEY));

const same = (kept: Kept | undefined, {name, file}: Pick<Kept, 'name' | 'file'>): kept is Kept =>
  kept?.name === name && kept.file.size === file.size;

export const isKept = async (model: Pick<Kept, 'name' | 'file'>): Promise<boolean> => same(await keptModel(), model);

/** Keeps the corrections of a model with it, if it is kept. */
export async function keepCorrections(model: Pick<Kept, 'name' | 'file'>, corrections: Corrections): Promise<void> {
  const kept = await keptModel();
  if (same(kept, model)) await keepModel({...kept, corrections});
}

export const forgetModel = (): Promise<void> => drop(PLACE);
