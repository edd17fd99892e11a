import type { Language, RuleText, Words } from "@tabletown/kernel";
import { type Forms, formFor, type GameEvent, type Outline, type Seat } from "@tabletown/kernel";
import type { Table } from "../data/table.ts";
import type { Action, View } from "../rules/state.ts";

/** What differs from language to language; everything else is put together here, once. */
export interface Phrases {
  readonly language: Language;
  readonly title: string;
  readonly pitch: string;
  readonly names: Readonly<Record<string, string>>;
  readonly points: Forms;
  readonly rules: readonly RuleText[];
  readonly street: string;
  readonly hand: string;
  readonly stack: string;
  readonly hidden: string;
  effect(height: string): string;
  build(house: string): string;
  built(player: string, house: string): string;
  drew(player: string, house: string | undefined): string;
}

export function wordsFrom(phrases: Phrases, table: Table): Words<Action, View> {
  const { names } = phrases;
  const nameOf = (id: string): string => names[id] ?? id;
  const points = (n: number): string => `${n} ${formFor(phrases.language, n, phrases.points)}`;
  return {
    title: phrases.title,
    pitch: phrases.pitch,
    names,
    rules: phrases.rules,
    effect: (id) => phrases.effect(points(table.houses.find((house) => house.id === id)?.height ?? 0)),
    action: ({ house }) => phrases.build(nameOf(house)),
    event: (event, name) => sentence(phrases, event, name),
    outline: (view, name) => outline(phrases, view, name),
  };
}

function sentence(phrases: Phrases, event: GameEvent, name: (seat: Seat) => string): string {
  const player = event.seat === undefined ? "" : name(event.seat);
  const house = event.of === undefined ? undefined : (phrases.names[event.of] ?? event.of);
  return event.what === "built" ? phrases.built(player, house ?? "") : phrases.drew(player, house);
}

function outline(phrases: Phrases, view: View, name: (seat: Seat) => string): Outline {
  const list = (houses: readonly string[]): string =>
    houses.map((house) => phrases.names[house] ?? house).join(", ") || "–";
  return {
    sections: [
      { title: phrases.stack, rows: [{ label: phrases.stack, text: String(view.stack) }] },
      ...view.players.map(({ hand, street }, seat) => ({
        title: name(seat),
        seat,
        rows: [
          { label: phrases.street, text: list(street) },
          { label: phrases.hand, text: typeof hand === "number" ? `${hand} (${phrases.hidden})` : list(hand) },
        ],
      })),
    ],
  };
}
