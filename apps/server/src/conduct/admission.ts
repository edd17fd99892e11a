import { failure, type Result, success } from "@tabletown/kernel";
import type { Command, MatchSummary, Problem } from "@tabletown/protocol";
import type { SignedInPerson } from "../identity/people.ts";
import type { CommandResult } from "../rooms/decision.ts";
import type { Room } from "../rooms/room.ts";
import { arrived } from "../rooms/seating.ts";
import type { Services } from "../services.ts";

/** Whether somebody may sit down at a table, apart from there being a seat. */
export async function maySit(
  { store }: Pick<Services, "store">,
  { row, state }: Room,
  person: Pick<SignedInPerson, "id" | "login">,
): Promise<Result<undefined, Problem>> {
  // Who sits there does not come next to anybody.
  if (state.seats.some((seat) => seat.person === person.id && !seat.expected)) return success(undefined);
  if (row.settings.accountsOnly && person.login === "") return failure({ code: "needs-account" });
  const others = [state.host, ...state.seats.map((seat) => seat.person)].filter((each) => each !== undefined);
  if (others.every((each) => each === person.id)) return success(undefined);
  const apart = new Set(await store.conduct.apart(person.id));
  return others.some((each) => apart.has(each)) ? failure({ code: "blocked" }) : success(undefined);
}

/** Somebody looks at a table. They have come to a seat that is kept for them, unless it is next to who keeps away from them, or whom they keep away from. */
export async function comeToSeat({ store }: Pick<Services, "store">, room: Room, person: string): Promise<void> {
  const { host, seats } = room.state;
  if (!seats.some((seat) => seat.expected && seat.person === person)) return;
  const apart = new Set(await store.conduct.apart(person));
  const isApart = [host, ...seats.map((seat) => (seat.expected ? undefined : seat.person))].some(
    (each) => each !== undefined && apart.has(each),
  );
  await room.change((match) => arrived(match, person, !isApart));
}

/** Tells tables at which people sit whom somebody keeps away from, or who keep away from them. */
export function tablesApart(people: readonly string[]): (table: MatchSummary) => boolean {
  const apart = new Set(people);
  return ({ seats }) => seats.some((seat) => seat.person !== undefined && apart.has(seat.person));
}

/** Does what somebody asks for at a table, and asked for at a time: now, unless told. Nothing else is waited for before a move: there are many. */
export function doCommand(
  services: Pick<Services, "store">,
  room: Room,
  person: SignedInPerson,
  command: Command,
  at?: number,
): Promise<CommandResult> {
  if (command.do === "sit") return sitDown(services, room, person, command, at);
  return room.do({ person: person.id, name: person.name }, command, at);
}

async function sitDown(
  services: Pick<Services, "store">,
  room: Room,
  person: SignedInPerson,
  command: Extract<Command, { do: "sit" }>,
  at: number | undefined,
): Promise<CommandResult> {
  const allowed = await maySit(services, room, person);
  return allowed.ok ? room.do({ person: person.id, name: person.name }, command, at) : allowed;
}
