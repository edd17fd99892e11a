import { failure, type Result, success } from "@tabletown/kernel";
import type { Problem } from "@tabletown/protocol";
import type { Services } from "../services.ts";
import type { Room } from "./room.ts";
import { isOpenToSpectators } from "./spectators.ts";

/** A match and how far somebody may go in it. */
interface Access {
  readonly room: Room;
  /** Has a seat, or has been invited. */
  readonly inside: boolean;
  readonly seated: boolean;
}

/** Opens a match for somebody. To those it is closed to it looks as if it did not exist. */
export async function enter(
  { rooms, store }: Pick<Services, "rooms" | "store">,
  match: string,
  person: string | undefined,
): Promise<Result<Access, Problem>> {
  const found = await rooms.get(match);
  if (!found.ok) return found;
  const room = found.value;
  const seated = person !== undefined && room.state.seats.some((seat) => seat.person === person);
  const inside = seated || (person !== undefined && (await store.matches.admitted(match, person)));
  if (!inside && room.row.visibility === "invitation") return failure({ code: "unknown-match" });
  return success({ room, inside, seated });
}

/** The same for somebody who has the link to a finished match, whoever they are. */
export async function enterShared({ rooms }: Pick<Services, "rooms">, match: string): Promise<Result<Access, Problem>> {
  const found = await rooms.get(match);
  return found.ok ? success({ room: found.value, inside: false, seated: false }) : found;
}

/** Whether somebody may look at the position. */
export function mayWatch({ room, seated }: Access): Result<undefined, Problem> {
  return seated || isOpenToSpectators(room) ? success(undefined) : failure({ code: "no-spectators" });
}
