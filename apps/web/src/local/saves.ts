import { batch, signal } from "@preact/signals";
import type { Seat, Standing } from "@tabletown/kernel";
import type { PackLabel } from "../library.ts";
import { deviceStore } from "../part/device-store.ts";

/** A match kept in this browser. The seed and the moves are the whole game. */
export interface Save {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: unknown;
  /** The components, where they are not the standard ones: a pack may change while a match is played. */
  readonly table?: unknown;
  readonly pack?: PackLabel;
  readonly seats: readonly SavedSeat[];
  readonly seed: string;
  readonly moves: readonly { readonly seat: Seat; readonly move: string }[];
  readonly updated: number;
  /** Seats that may act; empty when over. */
  readonly toAct: readonly Seat[];
  /** How it ended. Absent in matches from before this was kept. */
  readonly standing?: Standing;
  /** How often it was stored. Absent in matches from before this was counted. */
  readonly revision?: number;
}

export interface SavedSeat {
  readonly name: string;
  /** A bot's level; a person without. */
  readonly bot?: string;
}

const matches = deviceStore("tabletown", "matches");

/** Matches that could not be stored, as they stand: they last as long as this page. */
export const unstored = signal<readonly Save[]>([]);
/** Whether that is for want of room, of which there can be more. */
export const isFull = signal(false);

function unstoredBut(id: string): readonly Save[] {
  return unstored.value.filter((save) => save.id !== id);
}

/** Tells other pages of this browser which match has changed, or is no longer kept. */
const changes = new BroadcastChannel("tabletown.matches");

/**
 * Stores a match, unless another page has stored it since: then theirs stands and is returned. Where that is forbidden,
 * or there is no room, this page remembers it.
 */
export async function storeSave(save: Save): Promise<Save | undefined> {
  try {
    const theirs = await storeInBrowser(save);
    forgetLeft(save);
    if (unstored.value.length > 0) unstored.value = unstoredBut(save.id);
    if (theirs === undefined) changes.postMessage(save.id);
    return theirs;
  } catch (problem) {
    batch(() => {
      unstored.value = [...unstoredBut(save.id), save];
      isFull.value = problem instanceof DOMException && problem.name === "QuotaExceededError";
    });
    addEventListener("beforeunload", askBeforeLeaving);
    return undefined;
  }
}

/** Where matches lie that a page was left with before they were stored, each under its `id`. */
const LEFT = "tabletown.match-left.";

/** Keeps a match that there is no time to store: whoever looks for matches next stores it, unless another page has stored a later one. */
export function leaveSave(save: Save): void {
  try {
    localStorage.setItem(`${LEFT}${save.id}`, JSON.stringify(save));
  } catch {
    // Too large or forbidden: then the database alone has to be fast enough.
  }
}

/** Those for which there is no room are shown all the same, and wait on for it. */
async function storeLeft(): Promise<void> {
  const isRemembered = ({ id }: Save): boolean => unstored.value.some((save) => save.id === id);
  for (const save of leftSaves()) if (!isRemembered(save)) await storeSave(save);
}

function leftSaves(): readonly Save[] {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(LEFT));
    return names.map((name) => JSON.parse(localStorage.getItem(name) ?? "") as Save);
  } catch {
    return [];
  }
}

/** What was left of a match is stored now, unless a page has left more of it since. */
function forgetLeft({ id, revision = Number.POSITIVE_INFINITY }: Pick<Save, "id" | "revision">): void {
  try {
    const place = `${LEFT}${id}`;
    const left = localStorage.getItem(place);
    if (left !== null && revisionOf(JSON.parse(left)) <= revision) localStorage.removeItem(place);
  } catch {
    // Where nothing can be kept, nothing is.
  }
}

/** Whoever closes the page is asked first, as long as it is all that remembers a match. */
function askBeforeLeaving(event: BeforeUnloadEvent): void {
  if (unstored.value.length > 0) event.preventDefault();
}

async function storeInBrowser(save: Save): Promise<Save | undefined> {
  let theirs: Save | undefined;
  await matches<Save | undefined>("readwrite", (store) => {
    const request: IDBRequest<Save | undefined> = store.get(save.id);
    request.onsuccess = () => {
      const stored = request.result;
      if (stored !== undefined && revisionOf(stored) >= revisionOf(save)) theirs = stored;
      else store.put(save);
    };
    return request;
  });
  return theirs;
}

export function revisionOf({ revision = 0 }: Save): number {
  return revision;
}

/** Listens for another page storing this match, or removing it, until the returned function is called. */
export function onChangedElsewhere(id: string, listener: (save: Save | "removed") => void): () => void {
  const listen = async ({ data }: MessageEvent<unknown>): Promise<void> => {
    if (data !== id) return;
    // Where nothing can be read, nothing is known.
    await findSave(id).then(
      (save) => listener(save ?? "removed"),
      () => undefined,
    );
  };
  changes.addEventListener("message", listen);
  return () => changes.removeEventListener("message", listen);
}

export async function findSave(id: string): Promise<Save | undefined> {
  await storeLeft();
  const here = unstored.value.find((save) => save.id === id);
  return here ?? matches<Save | undefined>("readonly", (store) => store.get(id));
}

/** Latest first. */
export async function allSaves(): Promise<readonly Save[]> {
  await storeLeft();
  const stored = await matches<Save[]>("readonly", (store) => store.getAll()).catch(() => []);
  const saves = [...unstored.value, ...stored.filter(({ id }) => unstored.value.every((save) => save.id !== id))];
  return saves.sort((a, b) => b.updated - a.updated);
}

export async function removeSave(id: string): Promise<void> {
  unstored.value = unstoredBut(id);
  forgetLeft({ id });
  await matches("readwrite", (store) => store.delete(id));
  changes.postMessage(id);
  // There may be room for others now.
  for (const save of unstored.value) await storeSave(save);
}
