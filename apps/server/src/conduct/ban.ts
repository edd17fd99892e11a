import { failure, type Result, success } from "@tabletown/kernel";
import type { Problem } from "@tabletown/protocol";
import { shutOut } from "../rooms/seating.ts";
import type { Services } from "../services.ts";

type Needed = Pick<Services, "store" | "rooms" | "people">;

/** Keeps somebody out, and the guests that they were. Nobody waits for them: at every table they have got up for good. */
export async function banPerson(
  { store, rooms, people }: Needed,
  banned: string,
  until?: number,
): Promise<Result<undefined, Problem>> {
  await people.ban(banned, until);
  for (const { id: person } of [{ id: banned }, ...(await store.people.guestsOf(banned))]) {
    for (const match of await store.matches.unfinishedOf(person)) {
      const room = await rooms.get(match);
      const done = room.ok ? await room.value.change((context) => shutOut(context, person)) : room;
      // A match that cannot be loaded is not played by anybody; what a database could not write is asked for again.
      if (!done.ok && done.problem.code === "no-storage") return failure(done.problem);
    }
  }
  return success(undefined);
}
