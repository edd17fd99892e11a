import { failure, type Result, success } from "@tabletown/kernel";
import type { MatchInfo, Problem } from "@tabletown/protocol";
import { type Adder, mayOpenMatch, withinQuota } from "../limits/quotas.ts";
import { derivedId, newId } from "../random.ts";
import type { Services } from "../services.ts";
import { openAllowed } from "../stores/match-lists.ts";
import type { MatchRow } from "../stores/matches.ts";
import { spent } from "../stores/spending.ts";
import { type Statement, StoreFault } from "../stores/sql.ts";
import { enter } from "./access.ts";
import { matchInfo } from "./payload.ts";

/** A match that is ready to be written down. */
export interface MatchDraft {
  readonly row: MatchRow;
  readonly statements: readonly Statement[];
}

type OpeningServices = Pick<Services, "config" | "secrets" | "store" | "rooms">;
type DraftOf = (id: string) => Promise<Result<MatchDraft, Problem>>;
type Opened = Promise<Result<MatchInfo, Problem>>;

/**
 * Opens a match and counts it. With a key, its id follows from the key and the person: however often it is asked for,
 * wherever and at once, there is one, and it is counted once.
 */
export async function openMatch(
  services: OpeningServices,
  adder: Adder,
  key: string | undefined,
  draftOf: DraftOf,
): Opened {
  if (key === undefined) return openNew(services, adder, newId(), draftOf);
  const id = derivedId(services.secrets.session, `match ${adder.person} ${key}`);
  const before = await openedBefore(services, id, adder.person);
  if (before !== undefined) return before;
  const opened = await openNew(services, adder, id, draftOf).catch(outrun);
  // Whatever has kept it from being opened: another request with the key may have been first.
  return opened.ok ? opened : ((await openedBefore(services, id, adder.person)) ?? opened);
}

async function openedBefore(
  services: OpeningServices,
  id: string,
  person: string,
): Promise<Awaited<Opened> | undefined> {
  if (!(await services.store.matches.isThere(id))) return undefined;
  const entered = await enter(services, id, person);
  if (!entered.ok) return entered;
  const { room, inside } = entered.value;
  return success(matchInfo(room, { inside, hosts: room.state.host === person }));
}

async function openNew({ config, store, rooms }: OpeningServices, adder: Adder, id: string, draftOf: DraftOf): Opened {
  const counted = await mayOpenMatch({ config, store }, adder);
  if (!counted.ok) return counted;
  const draft = await draftOf(id);
  if (!draft.ok) return draft;
  const written = await withinQuota(
    "too-many-open",
    store.database.write([
      ...draft.value.statements,
      ...spent(counted.value, config.now()),
      openAllowed(adder.person, config.quotas.openMatches),
    ]),
  );
  if (!written.ok) return written;
  const room = await rooms.get(id);
  return room.ok ? success(matchInfo(room.value, { inside: true, hosts: true })) : room;
}

function outrun(error: unknown): Awaited<Opened> {
  if (!(error instanceof StoreFault) || error.kind !== "conflict") throw error;
  return failure({ code: "no-storage" });
}
