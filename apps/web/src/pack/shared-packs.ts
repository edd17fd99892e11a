import { checkPack, type Pack, packFaultText, packHash } from "@tabletown/kernel";
import { connection } from "../connection/connection.ts";
import { problemWithDetail } from "../connection/problem-detail.ts";
import { leadsNowhere, problemSentence, signInSentence } from "../connection/problem-sentence.ts";
import { isInCatalog, type LoadedGame, loadGame } from "../library.ts";
import { randomId } from "../part/random-id.ts";
import { settings } from "../settings.ts";
import { t } from "../text/index.ts";
import { revised, type StoredPack, storeOnce } from "./stored-packs.ts";

/** No pack has it: whatever is there counts as not seen. */
const NOT_SEEN = "0".repeat(32);

/** A pack that somebody shared, with the game it is for. */
interface OpenedPack {
  readonly loaded: LoadedGame;
  readonly pack: Pack<unknown>;
}

/** Why there is none to open. */
interface UnopenedPack {
  readonly why: string;
  /** Whether it may be there when it is asked for again. */
  readonly mayPass: boolean;
}

/** The same, and where it is on the server if it is ours: work on it goes on under its link. */
export interface LinkedPack extends OpenedPack {
  readonly upload?: Upload;
}

/** A pack of ours as the server lists it. */
export interface ListedPack {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly version: string;
  readonly author: string;
  readonly updated: number;
  readonly revision: string;
}

/** Where a pack is on the server, and in which state. */
export interface Upload {
  readonly link: string;
  /** Absent where it is not known what is there. */
  readonly revision?: string;
}

/** What somebody else has made of a pack of ours on the server, on another device or in another tab. */
export interface OtherUpload {
  readonly other: Pack<unknown>;
  readonly revision: string;
}

/**
 * Puts a pack on the server, in the place of what was uploaded before if that is ours; otherwise says what is wrong.
 * Where there is another one since, that stays and is returned.
 */
export async function sharePack(
  { title }: LoadedGame,
  pack: Pack<unknown>,
  before: Upload | undefined,
): Promise<Required<Upload> | OtherUpload | { readonly problem: string }> {
  const checked = checkPack(title, pack);
  if (!checked.ok) return { problem: packFaultText(settings.value.language, checked.problem) };
  const signedOut = await connection.signIn();
  if (signedOut !== undefined) return { problem: signInSentence(signedOut) };
  const body = { ...pack };
  if (before !== undefined) {
    const { link, revision = NOT_SEEN } = before;
    const replaced = await connection.http.call("replacePack", { params: { pack: link }, query: { revision }, body });
    if (replaced.ok) return { link, revision: replaced.value.revision };
    const other = replaced.problem.code === "pack-changed" ? await otherUpload(link) : undefined;
    if (other !== undefined) return other;
    if (replaced.problem.code !== "not-found") return { problem: problemWithDetail(replaced.problem) };
  }
  const shared = await connection.http.call("sharePack", { body });
  return shared.ok
    ? { link: shared.value.id, revision: shared.value.revision }
    : { problem: problemWithDetail(shared.problem) };
}

/** What is there now; nothing where it cannot be read. */
async function otherUpload(link: string): Promise<OtherUpload | undefined> {
  const listed = (await listSharedPacks()).find(({ id }) => id === link);
  const opened = await openSharedPack(link);
  if (listed === undefined || "why" in opened) return undefined;
  return { other: opened.pack, revision: listed.revision };
}

/** Our packs on the server; nothing where none answers. */
export async function listSharedPacks(): Promise<readonly ListedPack[]> {
  if ((await connection.signIn()) !== undefined) return [];
  const listed = await connection.http.call("myPacks", {});
  return listed.ok ? listed.value.packs : [];
}

/** Says what went wrong, if anything did. */
export async function deleteSharedPack(id: string): Promise<string | undefined> {
  const deleted = await connection.http.call("deletePack", { params: { pack: id } });
  return deleted.ok || deleted.problem.code === "not-found" ? undefined : problemSentence(deleted.problem);
}

/** The pack behind a link, or why there is none. */
async function openSharedPack(id: string): Promise<OpenedPack | UnopenedPack> {
  const found = await connection.http.call("pack", { params: { pack: id } });
  if (!found.ok) {
    const isGone = leadsNowhere(found.problem);
    return { why: isGone ? t().packGone : signInSentence(found.problem), mayPass: !isGone };
  }
  const { game } = found.value;
  if (!isInCatalog(game)) return { why: t().gameFailed(game), mayPass: false };
  const loaded = await loadGame(game);
  const checked = checkPack(loaded.title, found.value);
  if (checked.ok) return { loaded, pack: checked.value };
  return { why: packFaultText(settings.value.language, checked.problem), mayPass: false };
}

/** The pack behind a link, and whether that is ours: nobody becomes a guest by looking. */
export async function openLinkedPack(id: string): Promise<LinkedPack | UnopenedPack> {
  // Asked for before the pack: what is uploaded in between counts as not seen.
  const ours = (await connection.isKnown()) ? await listSharedPacks() : [];
  const opened = await openSharedPack(id);
  const own = ours.find((pack) => pack.id === id);
  if ("why" in opened || own === undefined) return opened;
  return { ...opened, upload: { link: id, revision: own.revision } };
}

/** Keeps a pack in this browser; one that is there already is not kept twice. */
export async function keepPack(pack: Pack<unknown>, upload?: Upload): Promise<StoredPack> {
  const hash = packHash(pack);
  const { link, revision } = upload ?? {};
  const place = { ...(link !== undefined && { link }), ...(revision !== undefined && { uploaded: revision }) };
  return storeOnce(revised({ id: randomId(10), pack, ...place }), (other) => packHash(other.pack) === hash);
}
