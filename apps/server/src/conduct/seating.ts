import { failure, type Result, success } from "@tabletown/kernel";
import type { Problem } from "@tabletown/protocol";
import type { SignedInPerson } from "../identity/people.ts";
import type { Room } from "../rooms/room.ts";
import type { Store } from "../stores/store.ts";

/** Whether somebody may sit down at a table, apart from there being a seat. */
export async function maySit(
  { store }: { readonly store: Store },
  { row, state }: Room,
  person: Pick<SignedInPerson, "id" | "login">,
): Promise<Result<undefined, Problem>> {
  if (row.settings.accountsOnly && person.login === "") return failure({ code: "needs-account" });
  const others = [state.host, ...state.seats.map((seat) => seat.person)].filter((each) => each !== undefined);
  if (others.every((each) => each === person.id)) return success(undefined);
  const apart = new Set(await store.conduct.apart(person.id));
  return others.some((each) => apart.has(each)) ? failure({ code: "blocked" }) : success(undefined);
}
