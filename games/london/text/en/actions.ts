import type { BoardRow } from "../../rules/action.ts";
import type { ActionPhrases } from "../phrases.ts";

const nameOf = (row: BoardRow): string => (row === "top" ? "top row" : "bottom row");

export const actions: ActionPhrases = {
  repay: () => "Repay a loan",
  borrow: () => "Take a loan",
  look: () => "Look at the top of the deck",
  pick: (a, { name }) => `Take ${name(a.card)} from the cards looked at`,
  return: (a, { name }) => `Put ${name(a.card)} back below the others`,
  draw: () => "Draw from the deck",
  take: (a, { name }) => `Take ${name(a.card)} from the ${nameOf(a.row)}`,
  stop: () => "No more",
  swap: (a, { name }) => `Swap ${name(a.give)} for ${name(a.card)} in the ${nameOf(a.row)} (${name(a.by)})`,
  place: (a, { name }) => `Place ${name(a.card)}`,
  onto: (a, { stack, placing }) =>
    `Place ${placing} ${a.stack === "new" ? "as a new stack" : `on top of ${stack(a.stack)}`}`,
  play: (a, { name }) => `Play ${name(a.card)}`,
  discard: (a, { name, placing }) =>
    placing === undefined ? `Discard ${name(a.card)}` : `Place ${placing} and discard ${name(a.card)}`,
  buy: (a, { name }) => `Buy ${name(a.borough)}`,
  "draw-more": () => "Draw cards as your action",
  run: () => "Run the city",
  activate: (a, { stack }) => `Activate ${stack(a.stack)}`,
  borough: (_, { borough }) => `Carry out the effect of ${borough}`,
  target: (a, { player }) => `Choose ${player(a.seat)}`,
  cover: (a, { name }) => `Put ${name(a.card)} from the ${nameOf(a.row)} on top`,
  repeat: (a, { stack }) => `Activate ${stack(a.stack)} once more`,
  turn: (a, { stack }) => `Turn over ${stack(a.stack)}`,
  done: (_, { view }) => {
    switch (view.agenda.at(-1)?.type) {
      case "develop":
        return "Finish developing";
      case "run":
        return "Finish the run";
      default:
        return "End the turn";
    }
  },
};
