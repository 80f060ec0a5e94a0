/** Keeps one model on the reader's machine. Until the reader wants that, there is no database. */
import type {Corrections} from './load';

const DATABASE = 'own-character';
const STORE = 'model';

export interface Kept {
  readonly name: string;
  readonly file: Blob;
  /** What the file says about its licence: `ModelMesh.meta`. */
  readonly meta: Readonly<Record<string, string>>;
  readonly corrections?: Corrections;
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });

/** @param create false: fails where there is no database, and leaves none behind */
function open(create: boolean): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE);
  request.onupgradeneeded = () => {
    if (create) request.result.createObjectStore(STORE);
    else request.transaction!.abort();
  };
  return settled(request);
}

/** @throws DOMException when the browser has no room for it, or keeps nothing */
export async function keepModel(model: Kept): Promise<void> {
  const database = await open(true);
  const transaction = database.transaction(STORE, 'readwrite');
  transaction.objectStore(STORE).put(model, STORE);
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB aborted'));
  }).finally(() => database.close());
}

/** The model that is kept; undefined when there is none or the browser keeps nothing. */
export async function keptModel(): Promise<Kept | undefined> {
  try {
    const database = await open(false);
    const found = await settled<Kept | undefined>(database.transaction(STORE).objectStore(STORE).get(STORE));
    database.close();
    return found;
  } catch {
    return undefined;
  }
}

const same = (kept: Kept | undefined, {name, file}: Pick<Kept, 'name' | 'file'>): kept is Kept =>
  kept?.name === name && kept.file.size === file.size;

export const isKept = async (model: Pick<Kept, 'name' | 'file'>): Promise<boolean> => same(await keptModel(), model);

/** Keeps the corrections of a model with it, if it is kept. */
export async function keepCorrections(model: Pick<Kept, 'name' | 'file'>, corrections: Corrections): Promise<void> {
  const kept = await keptModel();
  if (same(kept, model)) await keepModel({...kept, corrections});
}

export const forgetModel = async (): Promise<void> => void (await settled(indexedDB.deleteDatabase(DATABASE)));
