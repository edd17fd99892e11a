import type { Pack } from "@tabletown/kernel";

/** A pack kept in this browser. Its table may still be in the making. */
export interface StoredPack {
  readonly id: string;
  readonly updated: number;
  readonly pack: Pack<unknown>;
  /** Its name on the server, where it was shared by link. */
  readonly link?: string;
}

const STORE = "packs";
/** Where a pack waits until the database has it: a page that is closed in between loses nothing. */
const PENDING = "tabletown.pack-pending";

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
  const left = pending();
  if (left !== undefined) await storePack(left).catch(() => undefined);
  const all = await inStore<StoredPack[]>("readonly", (store) => store.getAll()).catch(() => []);
  return all.filter(({ pack }) => pack.game === game).sort((a, b) => b.updated - a.updated);
}

/** Stores a pack. What is asked for before the page is closed is found when it is opened again. */
export async function storePack(stored: StoredPack): Promise<void> {
  const text = JSON.stringify(stored);
  try {
    localStorage.setItem(PENDING, text);
  } catch {
    // Too large or forbidden: then the database alone has to be fast enough.
  }
  await inStore("readwrite", (store) => store.put(stored));
  if (localStorage.getItem(PENDING) === text) localStorage.removeItem(PENDING);
}

function pending(): StoredPack | undefined {
  try {
    return (JSON.parse(localStorage.getItem(PENDING) ?? "null") as StoredPack | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export async function removePack(id: string): Promise<void> {
  await inStore("readwrite", (store) => store.delete(id));
}
