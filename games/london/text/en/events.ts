import { withMinus } from "@tabletown/kernel";
import type { BoardRow } from "../../rules/action.ts";
import type { EventNamed } from "../../rules/event.ts";
import type { EventPhrases } from "../phrases.ts";
import { isPlacingDiscard } from "../sentence.ts";
import { cards } from "./nouns.ts";

const nameOf = (row: BoardRow): string => (row === "top" ? "the top row" : "the bottom row");
const loans = (n: number): string => (n === 0 ? "no loans" : n === 1 ? "1 loan" : `${n} loans`);
const lost = (n: number): string => (n === 0 ? "no" : `${Math.abs(n)}`);

const FOR: Readonly<Record<NonNullable<EventNamed<"poverty">["detail"]>["for"], string>> = {
  stacks: " for the stacks in the city",
  loans: " for loans",
  hand: " for cards in hand",
};

export const events: EventPhrases = {
  money: ({ seat, by, now }, { who }) =>
    by < 0 ? `${who(seat).does("pays")} £${-by}, now £${now}.` : `${who(seat).does("gains")} £${by}, now £${now}.`,
  prestige: ({ seat, by, now }, { who }) =>
    by < 0
      ? `${who(seat).does("loses")} ${-by} prestige, now ${withMinus(now)}.`
      : `${who(seat).does("gains")} ${by} prestige, now ${withMinus(now)}.`,
  poverty: ({ seat, by, now, detail }, { who }) =>
    by < 0
      ? `${who(seat).does("removes")} ${-by} poverty, now ${now}.`
      : `${who(seat).does("takes")} ${by} poverty${detail === undefined ? "" : FOR[detail.for]}, now ${now}.`,
  loans: ({ seat, by, now }, { who }) =>
    by < 0
      ? `${who(seat).does("repays")} ${loans(-by)}, now ${loans(now)}.`
      : `${who(seat).does("takes")} a loan, now ${loans(now)}.`,
  turn: ({ seat }, { who }) => `${who(seat).does("begins")} a turn.`,
  "deck-due": ({ seat }, { who }) => `${who(seat).does("must")} draw from the deck: no card has left it for too long.`,
  looked: ({ seat, by, detail }, { who, name }) =>
    detail === undefined
      ? `${who(seat).does("looks")} at the top ${cards(by)} of the deck.`
      : `${who(seat).does("looks")} at the top of the deck: ${detail.cards.map(name).join(", ")}.`,
  returned: ({ seat, about }, { who, name }) =>
    about === undefined
      ? `${who(seat).does("puts")} a card back on the deck.`
      : `${who(seat).does("puts")} back ${name(about)}.`,
  drawn: ({ seat, about, detail }, { who, name }) =>
    about === undefined
      ? `${who(seat).does("draws")} a card of set ${detail.set} from the deck.`
      : `${who(seat).does("draws")} ${name(about)} from the deck.`,
  taken: ({ seat, about, detail }, { who, name }) =>
    `${who(seat).does("takes")} ${name(about)} from ${nameOf(detail.row)}.`,
  swapped: ({ seat, about, detail }, { who, name }) =>
    `${who(seat).does("swaps")} ${name(detail.gave)} for ${name(about)} in ${nameOf(detail.row)}.`,
  "draw-more": ({ seat, by }, { who }) => `${who(seat).does("chooses")} to draw ${cards(by)}.`,
  chosen: ({ seat, about }, { who, name }) => `${who(seat).does("is about to")} place ${name(about)}.`,
  "chosen-place": ({ seat, about }, { who, name }) => `${who(seat).does("has chosen")} where ${name(about)} goes.`,
  discarded: ({ seat, about, detail, cause }, { who, name }) =>
    `${who(seat).does("discards")} ${name(about)} to ${nameOf(detail.row)}${isPlacingDiscard(cause) ? ` to place ${name(cause.component)}` : ""}.`,
  overflow: ({ detail }, { name }) => `The board is full; these leave the game: ${detail.cards.map(name).join(", ")}.`,
  placed: ({ seat, about, detail }, { who, name }) =>
    detail.covers === undefined
      ? `${who(seat).does("places")} ${name(about)} as a new stack.`
      : `${who(seat).does("places")} ${name(about)} on top of ${name(detail.covers)}.`,
  stored: ({ about, by, now }, { name }) =>
    by < 0 ? `£${-by} leaves ${name(about)}.` : `£${by} is put on ${name(about)}, now £${now}.`,
  played: ({ seat, about }, { who, name }) => `${who(seat).does("plays")} ${name(about)}.`,
  bought: ({ seat, about }, { who, name }) => `${who(seat).does("buys")} ${name(about)}.`,
  offered: ({ about }, { name }) => `${name(about)} is now for sale.`,
  run: ({ seat }, { who }) => `${who(seat).does("runs")} the city.`,
  activated: ({ seat, about }, { who, name }) => `${who(seat).does("activates")} ${name(about)}.`,
  repeated: ({ seat, about }, { who, name }) => `${who(seat).does("activates")} ${name(about)} once more.`,
  turned: ({ about }, { name }) => `${name(about)} turns over.`,
  "hand-spared": ({ seat }, { who }) => `${who(seat).does("takes")} no poverty for cards in hand in this run.`,
  "last-turns": ({ seat }, { who }) =>
    `The deck is empty as ${who(seat).does("ends")} a turn; everybody else has one more.`,
  over: () => "The game is over.",
  "score-cards": ({ seat, by, now }, { who }) =>
    `${who(seat).does("gains")} ${by} prestige for the cards in the city, ${withMinus(now)} in all.`,
  "score-money": ({ seat, by, now }, { who }) =>
    `${who(seat).does("gains")} ${by} prestige for money, ${withMinus(now)} in all.`,
  "score-loans": ({ seat, by, now }, { who }) =>
    `${who(seat).does("loses")} ${lost(by)} prestige for unpaid loans, ${withMinus(now)} in all.`,
  "score-poverty": ({ seat, by, now }, { who }) =>
    `${who(seat).does("loses")} ${lost(by)} prestige through poverty, ${withMinus(now)} in all.`,
};
