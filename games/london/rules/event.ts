import type { EventOf, Seat } from "@tabletown/kernel";
import type { Deck } from "../data/table.ts";
import type { BoardRow } from "./action.ts";
import type { Id } from "./state.ts";

type OfAmount = { seat: Seat; by: number; now: number };
type OfCard = { seat: Seat; about: Id };

/** Everything that can happen. */
export type Event =
  | EventOf<"money", OfAmount>
  | EventOf<"prestige", OfAmount>
  /** `for`: what brings it at the end of a run. */
  | EventOf<"poverty", OfAmount & { detail?: { for: "stacks" | "loans" | "hand" } }>
  | EventOf<"loans", OfAmount>
  | EventOf<"turn", { seat: Seat }>
  | EventOf<"deck-due", { seat: Seat }>
  /** The cards, the top one first, are for the looker alone. */
  | EventOf<"looked", { seat: Seat; by: number; detail?: { cards: readonly Id[] } }>
  /** `about`, the card, is for the looker alone. */
  | EventOf<"returned", { seat: Seat }>
  /** `about`, the card, is for those who know it; its set can be counted by all (SPEC 12.4). */
  | EventOf<"drawn", { seat: Seat; detail: { set: Deck } }>
  | EventOf<"taken", OfCard & { detail: { row: BoardRow } }>
  | EventOf<"swapped", OfCard & { detail: { gave: Id; row: BoardRow } }>
  | EventOf<"draw-more", { seat: Seat; by: number }>
  | EventOf<"chosen", OfCard>
  | EventOf<"chosen-place", OfCard>
  | EventOf<"discarded", OfCard & { detail: { row: BoardRow } }>
  | EventOf<"overflow", { detail: { cards: readonly Id[] } }>
  | EventOf<"placed", OfCard & { detail: { stack: number; covers?: Id } }>
  /** Money on a card. */
  | EventOf<"stored", OfCard & OfAmount & { detail: { stack: number } }>
  | EventOf<"played", OfCard>
  | EventOf<"bought", OfCard>
  | EventOf<"offered", { about: Id }>
  | EventOf<"run", { seat: Seat }>
  | EventOf<"activated", OfCard & { detail: { stack: number } }>
  | EventOf<"repeated", OfCard & { detail: { stack: number } }>
  | EventOf<"turned", OfCard & { detail: { stack: number } }>
  | EventOf<"hand-spared", { seat: Seat }>
  | EventOf<"last-turns", { seat: Seat }>
  | EventOf<"over">
  | EventOf<"score-cards", OfAmount>
  | EventOf<"score-money", OfAmount>
  | EventOf<"score-loans", OfAmount>
  | EventOf<"score-poverty", OfAmount>;

export type EventName = Event["what"];

/** The event of one name. */
export type EventNamed<What extends EventName> = Extract<Event, { what: What }>;

const NAMES: Readonly<Record<EventName, true>> = {
  money: true,
  prestige: true,
  poverty: true,
  loans: true,
  turn: true,
  "deck-due": true,
  looked: true,
  returned: true,
  drawn: true,
  taken: true,
  swapped: true,
  "draw-more": true,
  chosen: true,
  "chosen-place": true,
  discarded: true,
  overflow: true,
  placed: true,
  stored: true,
  played: true,
  bought: true,
  offered: true,
  run: true,
  activated: true,
  repeated: true,
  turned: true,
  "hand-spared": true,
  "last-turns": true,
  over: true,
  "score-cards": true,
  "score-money": true,
  "score-loans": true,
  "score-poverty": true,
};

/** The name of every event. */
export const EVENT_NAMES: readonly string[] = Object.keys(NAMES);
