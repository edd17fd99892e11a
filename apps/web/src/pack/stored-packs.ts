import type { Pack } from "@tabletown/kernel";

/** A pack kept in this browser. Its table may still be in the making. */
export interface StoredPack {
  readonly id: string;
  readonly updated: number;
  readonly pack: Pack<unknown>;
}

const STORE = "packs";

function database(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("tabletown.packs", 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "id" });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function inStore<T>(mode: IDBTransactionMode, use: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const db = await database();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = db.transaction(STORE, mode);
      const request = use(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    db.close();
  }
}

/** The packs of a game, latest first; none where the browser forbids storage. */
export async function packsOf(game: string): Promise<readonly StoredPack[]> {
  const all = await inStore<StoredPack[]>("readonly", (store) => store.getAll()).catch(() => []);
  return all.filter(({ pack }) => pack.game === game).sort((a, b) => b.updated - a.updated);
}

export async function storePack(stored: StoredPack): Promise<void> {
  await inStore("readwrite", (store) => store.put(stored));
}

export async function removePack(id: string): Promise<void> {
  await inStore("readwrite", (store) => store.delete(id));
}
