import type { Pack } from "@tabletown/kernel";
import { deviceStore } from "../part/device-store.ts";
import { randomId } from "../part/random-id.ts";

/** A pack kept in this browser. Its table may still be in the making. */
export interface StoredPack {
  readonly id: string;
  readonly updated: number;
  readonly pack: Pack<unknown>;
  /** Which page has stored it, and the how manieth time. Absent in packs from before this was kept. */
  readonly revision?: string | undefined;
  /** Its name on the server, where it was shared by link. */
  readonly link?: string;
  /** The revision there that was uploaded from here last, or seen here. */
  readonly uploaded?: string;
}

/** A revision of a pack. */
export type Revision = Pick<StoredPack, "id" | "revision">;

/** In whose place a pack is stored. */
interface Replaced {
  /** The revision that is known of it. */
  readonly known?: string | undefined;
  /** The copy in which the work on it has gone on so far. */
  readonly copy?: Revision | undefined;
}

interface Pending extends StoredPack, Replaced {}

const packs = deviceStore("tabletown.packs", "packs");
/** Below this packs wait until the database has them, each page's apart: of pages that are closed in between, nothing is lost. */
const PENDING = "tabletown.pack-pending";
const PAGE = randomId(10);
let revisions = 0;

/** Tells other pages of this browser which pack has changed, or is no longer kept. */
const changes = new BroadcastChannel("tabletown.packs");

/** A pack as it is to be stored next. */
export function revised(pack: Omit<StoredPack, "updated" | "revision">): StoredPack {
  return { ...pack, updated: Date.now(), revision: nextRevision() };
}

function nextRevision(): string {
  revisions++;
  return `${PAGE}.${revisions}`;
}

/** The packs of a game, latest first; none where the browser forbids storage. */
export async function packsOf(game: string): Promise<readonly StoredPack[]> {
  for (const place of pendingPlaces()) await storePending(place).catch(() => undefined);
  const all = await packs<StoredPack[]>("readonly", (store) => store.getAll()).catch(() => []);
  return all.filter(({ pack }) => pack.game === game).sort((a, b) => b.updated - a.updated);
}

/**
 * Stores a pack in the place of the revision that is known of it, unless another page has stored another one since: then
 * theirs stands and is returned. What is asked for before the page is closed is found when it is opened again.
 */
export async function storePack(stored: StoredPack, replaced: Replaced = {}): Promise<StoredPack | undefined> {
  const place = `${PENDING}.${PAGE}.${stored.id}`;
  const text = JSON.stringify({ ...stored, ...replaced } satisfies Pending);
  try {
    localStorage.setItem(place, text);
  } catch {
    // Too large or forbidden: then the database alone has to be fast enough.
  }
  const theirs = await replace(stored, replaced);
  forgetPending(place, text);
  return theirs;
}

/** Where a pack goes on whose place another page has taken: the same for every page that finds it so. */
export function placeBeside({ revision = randomId(10) }: StoredPack): string {
  return revision;
}

/** Stores a pack, or in the place of one that is just like it: two who do so at once keep it once. */
export async function storeOnce(stored: StoredPack, isSame: (other: StoredPack) => boolean): Promise<StoredPack> {
  let kept = stored;
  await packs<StoredPack[]>("readwrite", (store) => {
    const request: IDBRequest<StoredPack[]> = store.getAll();
    request.onsuccess = () => {
      const same = request.result.find(isSame);
      if (same !== undefined) kept = { ...same, ...stored, id: same.id };
      store.put(kept);
    };
    return request;
  });
  changes.postMessage(kept.id);
  return kept;
}

/** Removes a pack, unless another page has changed it since: then theirs stays and is returned. */
export async function removePack(id: string, known: string | undefined): Promise<StoredPack | undefined> {
  const theirs = await unlessChanged({ id, revision: nextRevision() }, known, (store) => store.delete(id));
  if (theirs !== undefined) return theirs;
  // What could not be stored of it is not to come back once it can.
  for (const place of pendingPlaces()) if (place.endsWith(`.${id}`)) localStorage.removeItem(place);
  changes.postMessage(id);
  return undefined;
}

/** Listens for other pages storing or removing packs, until the returned function is called. */
export function onPacksChanged(listener: (id: string) => void): () => void {
  const listen = ({ data }: MessageEvent<unknown>): void => {
    if (typeof data === "string") listener(data);
  };
  changes.addEventListener("message", listen);
  return () => changes.removeEventListener("message", listen);
}

/** The pack as it is stored now. */
export function findPack(id: string): Promise<StoredPack | undefined> {
  return packs<StoredPack | undefined>("readonly", (store) => store.get(id));
}

async function replace(stored: StoredPack, { known, copy }: Replaced): Promise<StoredPack | undefined> {
  const theirs = await unlessChanged(stored, known, (store) => {
    store.put(stored);
    if (copy === undefined) return;
    const request: IDBRequest<StoredPack | undefined> = store.get(copy.id);
    request.onsuccess = () => {
      if (request.result?.revision === copy.revision) store.delete(copy.id);
    };
  });
  if (theirs === undefined) for (const each of [stored, copy]) if (each) changes.postMessage(each.id);
  return theirs;
}

/** Does something with a stored pack in its place. A page does not stand in its own way, however late its writes arrive. */
async function unlessChanged(
  { id, revision }: Revision,
  known: string | undefined,
  act: (store: IDBObjectStore) => void,
): Promise<StoredPack | undefined> {
  let theirs: StoredPack | undefined;
  await packs<StoredPack | undefined>("readwrite", (store) => {
    const request: IDBRequest<StoredPack | undefined> = store.get(id);
    request.onsuccess = () => {
      const there = request.result;
      const [page, number] = placeOf(there?.revision);
      const [ownPage, ownNumber] = placeOf(revision);
      if (there === undefined || there.revision === known) act(store);
      else if (page !== ownPage) theirs = there;
      else if (number < ownNumber) act(store);
    };
    return request;
  });
  return theirs;
}

function placeOf(revision: string | undefined): readonly [page: string, number: number] {
  const [page = "", number = "0"] = (revision ?? "").split(".");
  return [page, Number(number)];
}

/** What a page has left: where another page was faster, both are kept. */
async function storePending(place: string): Promise<void> {
  const text = localStorage.getItem(place);
  if (text === null) return;
  const { known, copy, ...stored } = JSON.parse(text) as Pending;
  const theirs = await replace(stored, { known, copy });
  const { updated, pack, revision } = stored;
  if (theirs !== undefined) await replace({ id: placeBeside(stored), updated, pack, revision }, {});
  forgetPending(place, text);
}

function pendingPlaces(): readonly string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(PENDING));
  } catch {
    return [];
  }
}

/** What waits there by now is another one. */
function forgetPending(place: string, text: string): void {
  if (localStorage.getItem(place) === text) localStorage.removeItem(place);
}
