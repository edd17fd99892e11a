import type { Row } from "../../rules/action.ts";
import type { EventNamed } from "../../rules/event.ts";
import type { EventPhrases } from "../phrases.ts";
import { number } from "../sentence.ts";

const nameOf = (row: Row): string => (row === "top" ? "the top row" : "the bottom row");
const cards = (n: number): string => (n === 1 ? "1 card" : `${n} cards`);
const loans = (n: number): string => (n === 1 ? "1 loan" : `${n} loans`);
const lost = (n: number): string => (n === 0 ? "no" : `${Math.abs(n)}`);

const FOR: Readonly<Record<NonNullable<EventNamed<"poverty">["detail"]>["for"], string>> = {
  stacks: " for the stacks in the city",
  loans: " for loans",
  hand: " for cards in hand",
};

export const events: EventPhrases = {
  money: ({ seat, by, now }, { player }) =>
    by < 0 ? `${player(seat)} pays £${-by}, now £${now}.` : `${player(seat)} gains £${by}, now £${now}.`,
  prestige: ({ seat, by, now }, { player }) =>
    by < 0
      ? `${player(seat)} loses ${-by} prestige, now ${number(now)}.`
      : `${player(seat)} gains ${by} prestige, now ${number(now)}.`,
  poverty: ({ seat, by, now, detail }, { player }) =>
    by < 0
      ? `${player(seat)} removes ${-by} poverty, now ${now}.`
      : `${player(seat)} takes ${by} poverty${detail === undefined ? "" : FOR[detail.for]}, now ${now}.`,
  loans: ({ seat, by, now }, { player }) =>
    by < 0
      ? `${player(seat)} repays ${loans(-by)}, now ${loans(now)}.`
      : `${player(seat)} takes a loan, now ${loans(now)}.`,
  turn: ({ seat }, { player }) => `${player(seat)} begins a turn.`,
  "deck-due": ({ seat }, { player }) => `${player(seat)} must draw from the deck: no card has left it for too long.`,
  looked: ({ seat, by, detail }, { player, name }) =>
    detail === undefined
      ? `${player(seat)} looks at the top ${cards(by)} of the deck.`
      : `${player(seat)} looks at the top of the deck: ${detail.cards.map(name).join(", ")}.`,
  returned: ({ seat, about }, { player, name }) =>
    about === undefined ? `${player(seat)} puts a card back on the deck.` : `${player(seat)} puts back ${name(about)}.`,
  drawn: ({ seat, about, detail }, { player, name }) =>
    about === undefined
      ? `${player(seat)} draws a card of set ${detail.set} from the deck.`
      : `${player(seat)} draws ${name(about)} from the deck.`,
  taken: ({ seat, about, detail }, { player, name }) =>
    `${player(seat)} takes ${name(about)} from ${nameOf(detail.row)}.`,
  swapped: ({ seat, about, detail }, { player, name }) =>
    `${player(seat)} swaps ${name(detail.gave)} for ${name(about)} in ${nameOf(detail.row)}.`,
  "draw-more": ({ seat, by }, { player }) => `${player(seat)} chooses to draw ${cards(by)}.`,
  chosen: ({ seat, about }, { player, name }) => `${player(seat)} is about to place ${name(about)}.`,
  "chosen-place": ({ seat, about }, { player, name }) => `${player(seat)} has chosen where ${name(about)} goes.`,
  discarded: ({ seat, about, detail }, { player, name }) =>
    `${player(seat)} discards ${name(about)} to ${nameOf(detail.row)}.`,
  overflow: ({ detail }, { name }) => `The board is full; these leave the game: ${detail.cards.map(name).join(", ")}.`,
  placed: ({ seat, about, detail }, { player, name }) =>
    detail.covers === undefined
      ? `${player(seat)} places ${name(about)} as a new stack.`
      : `${player(seat)} places ${name(about)} on top of ${name(detail.covers)}.`,
  stored: ({ about, by, now }, { name }) =>
    by < 0 ? `£${-by} leaves ${name(about)}.` : `£${by} is put on ${name(about)}, now £${now}.`,
  played: ({ seat, about }, { player, name }) => `${player(seat)} plays ${name(about)}.`,
  bought: ({ seat, about }, { player, name }) => `${player(seat)} buys ${name(about)}.`,
  offered: ({ about }, { name }) => `${name(about)} is now for sale.`,
  run: ({ seat }, { player }) => `${player(seat)} runs the city.`,
  activated: ({ seat, about }, { player, name }) => `${player(seat)} activates ${name(about)}.`,
  repeated: ({ seat, about }, { player, name }) => `${player(seat)} activates ${name(about)} once more.`,
  turned: ({ about }, { name }) => `${name(about)} turns over.`,
  "hand-spared": ({ seat }, { player }) => `The cards in hand bring ${player(seat)} no poverty in this run.`,
  "last-turns": ({ seat }, { player }) =>
    `The deck is empty at the end of ${player(seat)}'s turn; every other player has one more.`,
  over: () => "The game is over.",
  "score-cards": ({ seat, by, now }, { player }) =>
    `${player(seat)}: ${by} prestige for the cards in the city, makes ${number(now)}.`,
  "score-money": ({ seat, by, now }, { player }) => `${player(seat)}: ${by} prestige for money, makes ${number(now)}.`,
  "score-loans": ({ seat, by, now }, { player }) =>
    `${player(seat)}: ${lost(by)} prestige lost for unpaid loans, makes ${number(now)}.`,
  "score-poverty": ({ seat, by, now }, { player }) =>
    `${player(seat)}: ${lost(by)} prestige lost through poverty, makes ${number(now)}.`,
};
