import type { EventPhrases, Told } from "../phrases.ts";
import { number } from "../sentence.ts";

const row = ({ detail }: Told): string => (detail.row === "top" ? "the top row" : "the bottom row");
const cards = (n: number): string => (n === 1 ? "1 card" : `${n} cards`);
const loans = (n: number): string => (n === 1 ? "1 loan" : `${n} loans`);
const lost = (n: number): string => (n === 0 ? "no" : `${Math.abs(n)}`);

const FOR: Readonly<Record<string, string>> = {
  stacks: " for the stacks in the city",
  loans: " for loans",
  hand: " for cards in hand",
};

const names = (given: unknown, name: (id: string) => string): string =>
  Array.isArray(given) ? given.map((id) => name(String(id))).join(", ") : "";

export const EVENTS: EventPhrases = {
  money: ({ who, by, now }) => (by < 0 ? `${who} pays £${-by}, now £${now}.` : `${who} gains £${by}, now £${now}.`),
  prestige: ({ who, by, now }) =>
    by < 0 ? `${who} loses ${-by} prestige, now ${number(now)}.` : `${who} gains ${by} prestige, now ${number(now)}.`,
  poverty: ({ who, by, now, detail }) =>
    by < 0
      ? `${who} removes ${-by} poverty, now ${now}.`
      : `${who} takes ${by} poverty${FOR[String(detail.for)] ?? ""}, now ${now}.`,
  loans: ({ who, by, now }) =>
    by < 0 ? `${who} repays ${loans(-by)}, now ${loans(now)}.` : `${who} takes a loan, now ${loans(now)}.`,
  turn: ({ who }) => `${who} begins a turn.`,
  "deck-due": ({ who }) => `${who} must draw from the deck: no card has left it for too long.`,
  looked: ({ who, by, detail, name }) =>
    detail.cards === undefined
      ? `${who} looks at the top ${cards(by)} of the deck.`
      : `${who} looks at the top of the deck: ${names(detail.cards, name)}.`,
  returned: ({ who, what }) => (what === "" ? `${who} puts a card back on the deck.` : `${who} puts back ${what}.`),
  drawn: ({ who, what, detail }) =>
    what === "" ? `${who} draws a card of set ${detail.set} from the deck.` : `${who} draws ${what} from the deck.`,
  taken: (told) => `${told.who} takes ${told.what} from ${row(told)}.`,
  swapped: (told) => `${told.who} swaps ${told.name(String(told.detail.gave))} for ${told.what} in ${row(told)}.`,
  "draw-more": ({ who, by }) => `${who} chooses to draw ${cards(by)}.`,
  chosen: ({ who, what }) => `${who} is about to place ${what}.`,
  "chosen-place": ({ who, what }) => `${who} has chosen where ${what} goes.`,
  discarded: (told) => `${told.who} discards ${told.what} to ${row(told)}.`,
  overflow: ({ detail, name }) => `The board is full; these leave the game: ${names(detail.cards, name)}.`,
  placed: ({ who, what, detail, name }) =>
    detail.covers === undefined
      ? `${who} places ${what} as a new stack.`
      : `${who} places ${what} on top of ${name(String(detail.covers))}.`,
  stored: ({ what, by, now }) => (by < 0 ? `£${-by} leaves ${what}.` : `£${by} is put on ${what}, now £${now}.`),
  played: ({ who, what }) => `${who} plays ${what}.`,
  bought: ({ who, what }) => `${who} buys ${what}.`,
  offered: ({ what }) => `${what} is now for sale.`,
  run: ({ who }) => `${who} runs the city.`,
  activated: ({ who, what }) => `${who} activates ${what}.`,
  repeated: ({ who, what }) => `${who} activates ${what} once more.`,
  turned: ({ what }) => `${what} turns over.`,
  "hand-spared": ({ who }) => `The cards in hand bring ${who} no poverty in this run.`,
  "last-turns": ({ who }) => `The deck is empty at the end of ${who}'s turn; every other player has one more.`,
  over: () => "The game is over.",
  "score-cards": ({ who, by, now }) => `${who}: ${by} prestige for the cards in the city, makes ${number(now)}.`,
  "score-money": ({ who, by, now }) => `${who}: ${by} prestige for money, makes ${number(now)}.`,
  "score-loans": ({ who, by, now }) => `${who}: ${lost(by)} prestige lost for unpaid loans, makes ${number(now)}.`,
  "score-poverty": ({ who, by, now }) => `${who}: ${lost(by)} prestige lost through poverty, makes ${number(now)}.`,
};
