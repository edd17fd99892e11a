import { type Seat, success } from "@tabletown/kernel";
import type { BotLevel } from "@tabletown/protocol";
import { asked, exchange } from "./consent.ts";
import { type Happened, isOpen, type SeatState } from "./entry.ts";
import { STAND_IN } from "./result.ts";
import { type Decided, refuse, type Situation } from "./situation.ts";
import { startOf } from "./start.ts";

const OPEN: SeatState = { name: "" };

function change(seat: Seat, state: SeatState, host?: string): Happened {
  return { kind: "seats", seats: { [seat]: state }, ...(host !== undefined && { host }) };
}

export function sat(at: Situation, { person }: { person: string }, seat: Seat, name: string): Decided {
  const { row, table } = at;
  const there = table.seats[seat];
  if (there === undefined) return refuse("no-such-seat");
  if (table.status === "over" || table.status === "closed") return refuse("over");
  if (!isOpen(there)) return refuse(table.seats.some(isOpen) ? "seat-taken" : "full");
  if (table.status === "playing") {
    const seen = table.held.some(([holder, held]) => holder === person && held !== seat);
    if (seen) return refuse("knows-too-much");
    return success({ happened: [change(seat, { name, person, ...(there.resigned && { resigned: true }) })] });
  }
  const seated = change(seat, { name, person }, table.host ?? person);
  const full = table.seats.every((each, index) => index === seat || !isOpen(each));
  if (!row.settings.startWhenFull || !full) return success({ happened: [seated] });
  const started = startOf(at, [seated]);
  return started.ok ? success({ ...started.value, happened: [seated, ...started.value.happened] }) : started;
}

export function stood({ table }: Situation, person: string, seat: Seat, forGood: boolean): Decided {
  const there = table.seats[seat];
  if (there?.person !== person) return refuse("not-your-seat");
  if (table.status === "over" || table.status === "closed") return refuse("over");
  if (table.status === "playing") {
    const { person: _, ...rest } = there;
    const bot = there.bot ?? STAND_IN;
    return success({ happened: [change(seat, forGood ? { ...rest, bot, vacant: true } : { ...there, bot })] });
  }
  if (table.host !== person) return success({ happened: [change(seat, OPEN)] });
  // The table goes to somebody else who sits at it; when nobody does, its host keeps it.
  const heir = table.seats.find((each, index) => index !== seat && each.person !== undefined)?.person;
  return success({ happened: [change(seat, OPEN, heir ?? person)] });
}

export function returned({ table }: Situation, person: string, seat: Seat): Decided {
  const there = table.seats[seat];
  if (there?.person !== person || there.resigned) return refuse("not-your-seat");
  if (table.status !== "playing") return refuse(table.status === "lobby" ? "not-started" : "over");
  if (there.bot === undefined) return success({ happened: [] });
  return success({ happened: [change(seat, { name: there.name, person })] });
}

export function renamed({ table }: Situation, person: string, seat: Seat, name: string): Decided {
  const there = table.seats[seat];
  if (there?.person !== person) return refuse("not-your-seat");
  return success({ happened: [change(seat, { ...there, name })] });
}

export function swapped(at: Situation, person: string, seat: Seat, other: Seat): Decided {
  const { table } = at;
  const there = table.seats[other];
  if (table.status !== "lobby") return refuse("already-started");
  if (table.seats[seat]?.person !== person) return refuse("not-your-seat");
  if (there === undefined) return refuse("no-such-seat");
  if (there.person === undefined || there.person === person) {
    return success({ happened: [exchange(table.seats, seat, other)] });
  }
  return asked(at, seat, "swap", other);
}

/** The host seats a bot where nobody sits. */
export function seatedBot({ table }: Situation, person: string, seat: Seat, bot: BotLevel): Decided {
  const there = table.seats[seat];
  if (table.host !== person) return refuse("not-host");
  if (there === undefined) return refuse("no-such-seat");
  if (table.status !== "lobby") return refuse("already-started");
  if (there.person !== undefined) return refuse("seat-taken");
  return success({ happened: [change(seat, { name: bot, bot })] });
}

export function cleared({ table }: Situation, person: string, seat: Seat): Decided {
  if (table.host !== person) return refuse("not-host");
  if (table.seats[seat] === undefined) return refuse("no-such-seat");
  if (table.status !== "lobby") return refuse("already-started");
  return success({ happened: [change(seat, OPEN)] });
}
