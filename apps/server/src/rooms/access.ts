import { failure, type Result, type Seat, success } from "@tabletown/kernel";
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

/** Opens a match for somebody who wants to look at the position, from a seat of theirs or as a spectator. */
export async function enterAsViewer(
  services: Pick<Services, "rooms" | "store">,
  match: string,
  person: string | undefined,
  as: Seat | "spectator" | undefined,
): Promise<Result<Access & { readonly viewer: Seat | undefined }, Problem>> {
  const entered = await enter(services, match, person);
  if (!entered.ok) return entered;
  const { room, seated } = entered.value;
  if (!seated && !isOpenToSpectators(room)) return failure({ code: "no-spectators" });
  const viewer = room.broadcast.viewerOf(person, as);
  if (typeof as === "number" && viewer === undefined) return failure({ code: "not-your-seat" });
  return success({ ...entered.value, viewer });
}
