import { type Signal, useSignal } from "@preact/signals";
import type { Level } from "@tabletown/bots";
import type { OptionValue } from "@tabletown/kernel";
import type { InPlay } from "../library.ts";
import type { SavedSeat } from "../local/saves.ts";
import { isLevel } from "../part/levels.ts";
import { seatName } from "../part/seat-name.ts";
import { change, settings } from "../settings.ts";
import { t } from "../text/index.ts";

export const WAYS = ["bots", "screen", "online"] as const;
/** Against bots, around one screen, or online. */
export type Way = (typeof WAYS)[number];

/** A match as it has been chosen so far. */
export interface Draft {
  readonly way: Signal<Way>;
  /** How many seats were asked for; the game may allow fewer or need more. */
  readonly seats: Signal<number | undefined>;
  /** How many people were asked for around one screen. */
  readonly people: Signal<number>;
  /** The level of each bot; those not named play as well as the first. */
  readonly levels: Signal<readonly Level[]>;
  readonly mixed: Signal<boolean>;
  /** Names of people by seat; the first one's is in the settings. */
  readonly names: Signal<Readonly<Record<number, string>>>;
  readonly options: Signal<Readonly<Record<string, OptionValue>>>;
}

/** Begins with what was last played. */
export function useDraft(game: string): Draft {
  const last = settings.value.tables[game];
  const levels = last?.levels.filter(isLevel) ?? [];
  return {
    way: useSignal<Way>("bots"),
    seats: useSignal(last?.seats),
    people: useSignal(2),
    levels: useSignal<readonly Level[]>(levels),
    mixed: useSignal(levels.some((level) => level !== levels[0])),
    names: useSignal<Readonly<Record<number, string>>>({}),
    options: useSignal<Readonly<Record<string, OptionValue>>>({}),
  };
}

export function seatCount({ seats }: Draft, { game }: InPlay): number {
  const [fewest, most] = game.seats;
  return Math.min(most, Math.max(fewest, seats.value ?? Math.max(fewest, Math.min(3, most))));
}

/** How many of the seats are people's; bots take the others. */
export function peopleCount({ way, people }: Draft, count: number): number {
  return way.value === "bots" ? 1 : Math.min(count, Math.max(1, people.value));
}

/** A bot of the draft. */
interface DraftBot {
  readonly seat: number;
  readonly name: string;
  readonly level: Level;
}

export function botsOf(draft: Draft, count: number): readonly DraftBot[] {
  const people = peopleCount(draft, count);
  const levels = draft.levels.value;
  return range(people, count - 1).map((seat) => {
    const level = levels[seat - people] ?? levels[0] ?? "casual";
    return { seat, name: seatName({ name: "", bot: level }, seat), level };
  });
}

/** What a person is called who gives no name: where there are several, by their seat. */
export function unnamed(seat: number, people: number): string {
  return people === 1 ? t().defaultName : t().seatNumber(seat + 1);
}

/** Everybody who sits down. */
export function seatsOf(draft: Draft, count: number): readonly SavedSeat[] {
  const people = peopleCount(draft, count);
  const persons = range(0, people - 1).map((seat) => {
    const given = seat === 0 ? settings.value.name : draft.names.value[seat];
    return { name: given?.trim() || unnamed(seat, people) };
  });
  return [...persons, ...botsOf(draft, count).map(({ name, level }) => ({ name, bot: level }))];
}

/** The next match of this game begins with the same bots. */
export function rememberBots(game: string, draft: Draft, count: number): void {
  const levels = botsOf(draft, count).map(({ level }) => level);
  if (levels.length > 0) change({ tables: { [game]: { seats: count, levels } } });
}

export function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
