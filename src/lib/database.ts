/** Stores of the browser's database, one a database. Until something is written, there is no database. */
export interface Place {
  readonly database: string;
  readonly store: string;
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });

/** @param create false: fails where there is no database, and leaves none behind */
function open({database, store}: Place, create: boolean): Promise<IDBDatabase> {
  const request = indexedDB.open(database);
  request.onupgradeneeded = () => {
    if (create) request.result.createObjectStore(store);
    else request.transaction!.abort();
  };
  return settled(request);
}

/** @throws DOMException when the browser has no room for it, or keeps nothing */
export async function write(place: Place, act: (store: IDBObjectStore) => void): Promise<void> {
  const database = await open(place, true);
  const transaction = database.transaction(place.store, 'readwrite');
  act(transaction.objectStore(place.store));
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB aborted'));
  }).finally(() => database.close());
}

/** What is found; undefined when there is nothing or the browser keeps nothing. */
export async function read<T>(place: Place, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | undefined> {
  try {
    const database = await open(place, false);
    const found = await settled(ask(database.transaction(place.store).objectStore(place.store)));
    database.close();
    return found;
  } catch {
    return undefined;
  }
}

export const drop = async ({database}: Place): Promise<void> =>
  void (await settled(indexedDB.deleteDatabase(database)));
