import { failure, type Result, success } from "@tabletown/kernel";
import type { Problem } from "@tabletown/protocol";
import { newId } from "../random.ts";
import type { CommandResult } from "../rooms/decision.ts";
import type { Room } from "../rooms/room.ts";
import { replacedPerson, shutOut } from "../rooms/seating.ts";
import type { Services } from "../services.ts";
import { present } from "../stores/people.ts";
import type { Replacement } from "../stores/replacement.ts";
import type { Statement } from "../stores/sql.ts";

type Needed = Pick<Services, "store" | "rooms" | "people">;

/** How often matches are gone through again for what was added meanwhile. */
const ROUNDS = 20;

/** How many matches came along, and at how many both had sat already. */
interface Brought {
  readonly brought: number;
  readonly stayed: number;
}

/** A guest turns out to be somebody with an account: what the guest has played is theirs. The guest is no more. */
export async function bringGuest(services: Needed, guest: string, account: string): Promise<Result<Brought, Problem>> {
  const { store, people } = services;
  let [brought, stayed] = [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    stayed = 0;
    for (const match of await store.personalData.matches(guest)) {
      // Nobody holds two seats under one name who held them under two.
      if (await store.replacement.played(account, match)) {
        stayed++;
        continue;
      }
      const seated = await store.replacement.played(guest, match);
      const done = await replaceIn(services, match, { from: guest, to: account }, present(account));
      if (!done.ok) return done;
      await store.replacement.hand(match, { from: guest, to: account });
      if (seated) brought++;
    }
    await store.replacement.inherit(guest, account);
    if (stayed > 0) break;
    // What it has shared is the account's already.
    if (!(await store.personalData.erase(guest, new Set()))) continue;
    await people.changed(guest);
    break;
  }
  return success({ brought, stayed });
}

/** Everything of a person goes. Matches that run are given up; those that are over stay whole without the name. */
export async function erasePerson(services: Needed, person: string): Promise<Result<undefined, Problem>> {
  const { store, people } = services;
  const { name = "", login = "" } = (await store.people.find(person)) ?? {};
  const self = { id: person, name, login };
  // All names that tables know them by: of what they have shared, only what bears one of these is theirs.
  const names = new Set<string>();
  // Whoever still plays somewhere may have gone on meanwhile.
  for (let round = 0; round < ROUNDS; round++) {
    let isGone = false;
    // Guests come first, and before them those that these were.
    for (const each of [self, ...(await store.people.guestsOf(person))].reverse()) {
      for (const known of [each.name, each.login]) names.add(known);
      for (const match of await store.personalData.matches(each.id)) {
        const done = await eraseFrom(services, match, each);
        if (!done.ok) return done;
        for (const known of done.value) names.add(known);
      }
      isGone = await store.personalData.erase(each.id, names);
      if (isGone) await people.changed(each.id);
    }
    if (isGone) return success(undefined);
  }
  return failure({ code: "no-storage" });
}

/** Tells the names that they had there. */
async function eraseFrom(
  services: Needed,
  match: string,
  { id: person, name }: { readonly id: string; readonly name: string },
): Promise<Result<ReadonlySet<string>, Problem>> {
  const { store, rooms } = services;
  const room = await rooms.get(match);
  // Their seats may still have a name that was theirs before; who only looked on is no author there.
  const seats = room.ok ? room.value.state.seats.filter((seat) => seat.person === person) : [];
  const isHost = room.ok && room.value.state.host === person;
  const tookPart = !room.ok || isHost || (await store.replacement.played(person, match));
  const names = new Set([...(tookPart ? [name] : []), ...seats.map((seat) => seat.name)]);
  const left = room.ok ? await leave(room.value, person) : success(undefined);
  if (!left.ok) return left;
  // Somebody else in each match: nobody can tell that they were the same.
  const replacement = { from: person, to: newId(), name: "" };
  const done = await replaceIn(services, match, replacement);
  if (!done.ok) return done;
  await store.replacement.blank(match, replacement, names);
  return success(names);
}

/** In what is in memory, here and on other nodes, and in what is written from now on; a match that cannot be loaded is in no memory. */
async function replaceIn(
  { rooms }: Needed,
  match: string,
  replacement: Replacement,
  also: readonly Statement[] = [],
): Promise<Result<undefined, Problem>> {
  const room = await rooms.get(match);
  if (!room.ok) return room.problem.code === "no-storage" ? room : success(undefined);
  const done = await room.value.change((context) => replacedPerson(context, replacement), also);
  return done.ok ? success(undefined) : failure(done.problem);
}

/** Gets up from a table that has not begun, which somebody else leads then, and resigns where it has. */
async function leave(room: Room, person: string): Promise<Result<undefined, Problem>> {
  if (room.state.status === "lobby") return unlessUnstored(await room.change((context) => shutOut(context, person)));
  for (const [seat, holder] of room.state.seats.entries()) {
    if (holder.person !== person || room.state.status !== "playing" || room.state.seats[seat]?.resigned) continue;
    const done = unlessUnstored(await room.do({ person, name: "" }, { do: "resign", seat }));
    if (!done.ok) return done;
  }
  return success(undefined);
}

function unlessUnstored(done: CommandResult): Result<undefined, Problem> {
  return !done.ok && done.problem.code === "no-storage" ? done : success(undefined);
}
