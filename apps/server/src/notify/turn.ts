import type { Seat } from "@tabletown/kernel";
import type { JobOutcome } from "../jobs/scheduler.ts";
import type { Room } from "../rooms/room.ts";
import type { Services } from "../services.ts";
import type { JobRow } from "../stores/jobs.ts";
import { deliver } from "./deliver.ts";

const TRIES = 4;
const MINUTE = 60_000;

/** Milliseconds in which other processes say who is with them. */
const ANSWERED = 250;

/** Whoever has days for a move is told once more when this part of them is left. */
const LAST_PART = 1 / 6;
const DAY = 86_400_000;

/** Tells somebody that it is their turn, if it still is and they are not looking; where that takes days, also near their end. */
export async function tellTurn(services: Services, { match, tries }: JobRow, seat: Seat): Promise<JobOutcome> {
  const { rooms, store, config } = services;
  const found = await rooms.get(match);
  if (!found.ok) return "done";
  const room = found.value;
  const { person, bot } = room.state.seats[seat] ?? {};
  if (person === undefined || bot !== undefined || !room.state.toAct.includes(seat)) return "done";
  if (!room.alerts.includes(person)) return "done";
  // Who is banned may keep a seat among bots.
  if ((await store.people.find(person))?.banned !== 0) return "done";
  const again = whenAgain(room, seat);
  const told: JobOutcome = again !== undefined && again > config.now() ? { later: again } : "done";
  if (await looking(services, room, person, seat)) return told;
  const notice = {
    what: "turn" as const,
    match,
    game: room.row.game,
    seat,
    ...(config.publicUrl !== undefined && { url: new URL(`/#/table/${match}`, config.publicUrl).href }),
  };
  const channels = await store.channels.of(person);
  const sent = await Promise.all(channels.map((channel) => deliver(services, channel, notice)));
  if (sent.length === 0 || sent.some((ok) => ok) || tries >= TRIES) return told;
  return { later: config.now() + MINUTE * 2 ** tries };
}

/** When little is left of the days that a seat has for its move. */
function whenAgain({ row, state }: Room, seat: Seat): number | undefined {
  const { time } = row.settings;
  const { clock } = state;
  if (time.kind !== "days" || clock === undefined || !clock.running.includes(seat)) return undefined;
  return clock.from + (clock.left[seat] ?? 0) - time.days * DAY * LAST_PART;
}

/** Whether somebody has the match before them; the other processes are asked first. */
async function looking({ bus, node }: Services, room: Room, person: string, seat: Seat): Promise<boolean> {
  if (bus.shared) {
    bus.announce(room.row.id, { what: "who", node });
    await new Promise((resolve) => setTimeout(resolve, ANSWERED));
  }
  return room.broadcast.isWatching(person, seat);
}
