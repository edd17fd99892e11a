import { counted, signed, withMinus } from "@tabletown/kernel";
import type { Phrases } from "../phrases.ts";
import { amountOf, money } from "./effects.ts";

const markers = (n: number) => (n === 0 ? "no marker" : counted("en", n, { one: "marker", other: "markers" }));

export const events: Phrases["events"] = {
  kept: (who, goal) => (goal === undefined ? `${who.does("keeps")} a goal.` : `${who.does("keeps")} ${goal}.`),
  took: (who, tile, space, under) => {
    if (under !== undefined) return `${who.does("takes")} ${under} from space ${space} to make a lake.`;
    return space === undefined
      ? `${who.does("takes")} ${tile} from the supply.`
      : `${who.does("takes")} ${tile} from space ${space}.`;
  },
  placed: (who, tile, where) => `${who.does("places")} ${tile} ${where}.`,
  invested: (who, tile, left) => `${who.does("invests")} in ${tile}; ${markers(left)} left.`,
  removed: (tile) => `${tile} leaves the market and the game.`,
  turnedUp: (tile, space) => `${tile} is turned up on space ${space}.`,
  lastRound: (round) => `“1 More Round” is turned up: round ${round} will be the last.`,
  atOnce: `“1 More Round” is turned up: the game ends at once.`,
  redLine: (who, line, up) => `${who.does("passes")} the red line at ${line} ${up ? "upward" : "downward"}.`,
  change: (who, { stat, by, now, why, meant }) => {
    const limit = meant === undefined ? "" : `, cut from ${signed(meant)} by the limit`;
    return `${who.name}: ${amountOf(stat, by)}${limit}, now ${stat === "money" ? money(now) : withMinus(now)} (${why}).`;
  },
  goal: (who, goal, points) => `${goal} gives ${who.name} ${points} population.`,
  goalOpen: (goal) => `${goal}: nobody leads alone, nobody scores.`,
  goalMissed: (who, goal) => `${goal} gives ${who.name} nothing.`,
  shown: (who, goal) => `${who.does("shows")} the private goal ${goal}.`,
  exchanged: (who, held, by, total) =>
    by === 0
      ? `${who.does("has")} too little money to exchange and ${who.verb("ends")} with ${total}.`
      : `${who.does("exchanges")} ${money(held)} for ${by} population and ${who.verb("ends")} with ${total}.`,
  title: (who, title) => `${who.does("has earned")} the title of ${title.replace(/^Title: |\.$/g, "")}.`,
  dale: (who, beaten) => (beaten ? `${who.does("has beaten")} Dale.` : `${who.does("loses")} to Dale.`),
};

export const why: Phrases["why"] = {
  price: (tile) => `the price of ${tile}`,
  removal: (tile) => `removing ${tile}`,
  own: (tile) => tile,
  because: (tile, trigger) => `${tile}, because of ${trigger}`,
  again: (tile) => `the investment in ${tile}`,
  income: "income",
  tax: "negative income",
  growth: "reputation",
  decline: "negative reputation",
  redLine: "a red line",
  redLineBack: "back over a red line",
};
