import { failure, type Result, success } from "@tabletown/kernel";
import type { Problem, ProblemCode } from "@tabletown/protocol";
import type { ServerConfig } from "../config/config.ts";
import type { Expense } from "../stores/spending.ts";
import { StoreFault } from "../stores/sql.ts";
import type { Store } from "../stores/store.ts";
import { hashedKey } from "./throttle.ts";

const DAY = 86_400_000;

/** Whoever adds something, and the address they do it from. */
export interface Adder {
  readonly person: string;
  readonly address: string;
}

type QuotaServices = { readonly store: Store; readonly config: Pick<ServerConfig, "quotas" | "now"> };
type Allowed = Promise<Result<undefined, Problem>>;

/** Whether somebody may open one more match, and if so, counts it. */
export async function countMatch({ store, config }: QuotaServices, adder: Adder): Allowed {
  if ((await store.matchLists.openOf(adder.person)) >= config.quotas.openMatches)
    return failure({ code: "too-many-open" });
  return count({ store, config }, matchOf(config, adder));
}

/** The same where it is counted later, if there comes to be one. */
export async function mayOpenMatch(
  { store, config }: QuotaServices,
  adder: Adder,
): Promise<Result<readonly Expense[], Problem>> {
  if ((await store.matchLists.openOf(adder.person)) >= config.quotas.openMatches)
    return failure({ code: "too-many-open" });
  const counted = matchOf(config, adder);
  const allowed = await store.spending.allows(counted, config.now());
  return allowed ? success(counted) : failure({ code: "too-many-today" });
}

function matchOf({ quotas }: QuotaServices["config"], { person, address }: Adder): Expense[] {
  return [daily(`match ${person}`, 1, quotas.matches), daily(`match from ${address}`, 1, quotas.matchesPerAddress)];
}

export function countGuest(services: QuotaServices, address: string): Allowed {
  return count(services, [daily(`guest from ${address}`, 1, services.config.quotas.guestsPerAddress)]);
}

/** Most whom one person keeps away from, and whom they do not hear besides. */
export const MOST_BLOCKS = 1_000;
export const MOST_MUTES = 1_000;

/** Reports are read by a person. */
const REPORTS_A_DAY = 20;

export function countReport(services: QuotaServices, { person, address }: Adder): Allowed {
  return count(services, [
    daily(`report ${person}`, 1, REPORTS_A_DAY),
    daily(`report from ${address}`, 1, 5 * REPORTS_A_DAY),
  ]);
}

export function countChat(services: QuotaServices, { person, address }: Adder): Allowed {
  const { chat, chatPerAddress } = services.config.quotas;
  return count(services, [daily(`chat ${person}`, 1, chat), daily(`chat from ${address}`, 1, chatPerAddress)]);
}

/** The same for a record of so many bytes. */
export async function countRecord(
  { store, config }: QuotaServices,
  { person, address }: Adder,
  bytes: number,
): Allowed {
  const { records, recordBytes, recordBytesPerAddress } = config.quotas;
  const kept = await store.records.keptFor(person);
  if (kept.count >= records || kept.bytes + bytes > recordBytes) return failure({ code: "too-many-records" });
  return count({ store, config }, [daily(`record bytes from ${address}`, bytes, recordBytesPerAddress)]);
}

/** The same for a pack of so many bytes; `instead` is the pack whose place it takes. */
export async function countPack(
  { store, config }: QuotaServices,
  { person, address }: Adder,
  bytes: number,
  instead?: string,
): Allowed {
  const { packs, packBytes, packBytesPerAddress } = config.quotas;
  const kept = await store.packs.keptFor(person, instead);
  if (kept.count >= packs || kept.bytes + bytes > packBytes) return failure({ code: "too-many-packs" });
  return count({ store, config }, [daily(`pack bytes from ${address}`, bytes, packBytesPerAddress)]);
}

/** What is written only as long as nobody has too much by it: much may have been asked for at once. */
export async function withinQuota<T>(code: ProblemCode, written: Promise<T>): Promise<Result<T, Problem>> {
  try {
    return success(await written);
  } catch (error) {
    if (!(error instanceof StoreFault)) throw error;
    if (error.kind === "used-up") return failure({ code: "too-many-today" });
    if (error.kind !== "too-many") throw error;
    return failure({ code });
  }
}

async function count({ store, config }: QuotaServices, expenses: readonly Expense[]): Allowed {
  const allowed = await store.spending.spend(expenses, config.now());
  return allowed ? success(undefined) : failure({ code: "too-many-today" });
}

/** So much of what may be used in a day. It comes back evenly, not at midnight. */
function daily(key: string, amount: number, quota: number): Expense {
  return {
    name: hashedKey(key),
    cost: Math.max(1, Math.floor((amount * DAY) / Math.max(1, quota))),
    room: quota === 0 ? 0 : DAY,
  };
}
