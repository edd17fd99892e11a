import type { Phrases, Somebody } from "./phrases.ts";

const list = new Intl.ListFormat("en");
const named = (several: readonly Somebody[], you: string): string =>
  list.format(several.map((each) => (each.you ? you : each.name)));
const atMoves = (moves: readonly number[]): string =>
  `${moves.length === 1 ? "move" : "moves"} ${list.format(moves.map(String))}`;

export const en: Phrases = {
  better: (one, other, accuracies) =>
    `${one.you ? "You" : one.name} played better than ${other.you ? "you" : other.name} (${accuracies}).`,
  best: (one, accuracy) => `${one.you ? "You" : one.name} played best (accuracy ${accuracy}).`,
  bestOf: (several, accuracy) => `Played best: ${named(several, "you")} (accuracy ${accuracy}).`,
  equal: (accuracy) => `Both played at the same level (accuracy ${accuracy}).`,
  alone: (accuracy) => `Accuracy ${accuracy}.`,
  versus: (one, other) => `accuracy ${one} to ${other}`,
  luckDecided: (moves) => `Luck decided it: ${atMoves(moves)}.`,
  choicesDecided: (moves) => `Choices decided it: ${atMoves(moves)}.`,
  nothingDecided: "No single moment decided it.",
  endingDecided: (points) =>
    `Resigning or sharing the victory decided it, not the play: ${points} points of the result.`,
  firstLook:
    "This is a first look, one step ahead: it says nothing yet of how well anybody played, nor of what decided the game.",
  unfinished: "The game was not played to its end: this is how it stood.",
  unexplained: (points) =>
    `${points} points of the result come from neither luck nor choices: take what is said of skill with caution.`,
  marks: (one, list) => `${one.you ? "You" : one.name}: ${list}.`,
  noMarks: (one) => `${one.you ? "You" : one.name}: no mistakes.`,
  points: (luck, choices) => `Luck ${luck} points, choices ${choices} points.`,
  ledger: {
    beginning: "At the start",
    deal: "The deal",
    ownLuck: "Own luck",
    othersLuck: "Others’ luck",
    ownChoices: "Own choices",
    othersChoices: "Others’ choices",
    ending: "Resigning, sharing",
    remainder: "Not explained",
    result: "In the end",
  },
  marked: {
    inaccuracy: { one: "inaccuracy", other: "inaccuracies" },
    mistake: { one: "mistake", other: "mistakes" },
    blunder: { one: "blunder", other: "blunders" },
  },
};
