import { counted, signed } from "@tabletown/kernel";
import { ICONS, type Sign, TYPES } from "../data/table.ts";
import { NAMES } from "./names/en.ts";
import { plain } from "./number.ts";
import type { Phrases } from "./phrases.ts";
import { RULES } from "./rules/en.ts";

const tiles = (n: number) => counted("en", n, { one: "tile", other: "tiles" });
const markers = (n: number) => counted("en", n, { one: "marker", other: "markers" });

const SIGNS: Readonly<Record<Sign, string>> = {
  residential: "residential",
  commercial: "commercial",
  industrial: "industrial",
  civic: "civic",
  restaurant: "restaurant",
  office: "office",
  school: "school",
  airport: "airport",
  skyscraper: "skyscraper",
  "car-dealership": "car dealership",
};

const join = (items: readonly string[], word: string) =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${word} ${items.at(-1)}`;

/** "commercial or civic tile", "restaurant", and for all four types "building". */
function nounFor(of: readonly Sign[]): string {
  const types = TYPES.filter((type) => of.includes(type));
  const icons = ICONS.filter((icon) => of.includes(icon)).map((icon) => SIGNS[icon]);
  if (types.length === TYPES.length) return "building";
  if (types.length === 0) return join(icons, "or");
  return join([...types.map((type) => SIGNS[type]), ...icons], "or").concat(" tile");
}

const PLURAL: Readonly<Record<Sign | "lake", string>> = {
  residential: "residential tiles",
  commercial: "commercial tiles",
  industrial: "industrial tiles",
  civic: "civic tiles",
  restaurant: "restaurants",
  office: "offices",
  school: "schools",
  airport: "airports",
  skyscraper: "skyscrapers",
  "car-dealership": "car dealerships",
  lake: "lakes",
};

const money = (amount: number) => (amount < 0 ? `−$${-amount}` : `$${amount}`);
const amountOf = (stat: string, amount: number) =>
  stat === "money" ? (amount < 0 ? `−$${-amount}` : `+$${amount}`) : `${signed(amount)} ${stat}`;

export const EN: Phrases = {
  language: "en",
  title: "Suburbia",
  pitch:
    "Plan your corner of a growing town: place tiles side by side, watch every neighbour matter, and draw more people than anybody else.",
  names: NAMES,
  rules: RULES,
  effects: {
    gain: amountOf,
    each: (stat, amount, where, of, later) => {
      const noun = nounFor(of);
      const gain = amountOf(stat, amount);
      if (later) {
        const at = {
          adjacent: " beside it",
          own: " in your borough",
          every: " in any borough",
          others: " in another borough",
        };
        return `${gain} for each ${noun} built after this one${at[where]}`;
      }
      switch (where) {
        case "adjacent":
          return `${gain} for each adjacent ${noun}`;
        case "own":
          return `${gain} for each ${noun} in your borough`;
        case "every":
          return `${gain} for every ${noun} in all boroughs`;
        case "others":
          return `${gain} for each ${noun} in the other boroughs`;
      }
    },
    shore: (amount) =>
      `${amountOf("money", amount)} for each building beside each of your lakes, on top of what the lake pays`,
    redLine: (stat, amount) => `${amountOf(stat, amount)} for each red line you pass upward after building this`,
    goal: ({ aim, measure, points }) => {
      const bonus = `+${points} population for`;
      switch (measure.is) {
        case "count":
          return `${bonus} the ${aim} ${PLURAL[measure.of]}`;
        case "group":
          return `${bonus} the ${aim === "most" ? "largest" : "smallest"} group of ${PLURAL[measure.of]}`;
        case "markers":
          return `${bonus} the ${aim} investment markers in the borough`;
        case "stat":
          if (measure.of === "money") return `${bonus} the ${aim === "most" ? "most" : "least"} money`;
          return `${bonus} the ${aim === "most" ? "highest" : "lowest"} ${measure.of}`;
      }
    },
    nothing: "No effect",
    marker: "When it is turned up, the round is finished and one more is played",
  },
  money,
  space: (col, row) => `column ${plain(col)}, row ${plain(row)}`,
  beside: (names) => `beside ${join(names, "and")}`,
  actions: {
    keep: (goal, effect) => `Keep ${goal}: ${effect}`,
    buy: (tile, space, price) => `Buy ${tile} from space ${space} for ${money(price)}`,
    lake: (tile, space, price) => `Turn ${tile} from space ${space} into a lake for ${money(price)}`,
    basic: (tile, price) => `Take ${tile} from the supply for ${money(price)}`,
    invest: (tile, where, price) => `Invest in ${tile} (${where}) for ${money(price)}`,
    place: (tile, where) => `Place ${tile} ${where}`,
    discard: (tile, space, price) => `Remove ${tile} from space ${space} for ${money(price)}`,
  },
  events: {
    kept: (who, goal) => (goal === undefined ? `${who} keeps a goal.` : `${who} keeps ${goal}.`),
    took: (who, tile, space, under) => {
      if (under !== undefined) return `${who} takes ${under} from space ${space} to make a lake.`;
      return space === undefined
        ? `${who} takes ${tile} from the supply.`
        : `${who} takes ${tile} from space ${space}.`;
    },
    placed: (who, tile, where) => `${who} places ${tile} (${where}).`,
    invested: (who, tile, left) => `${who} invests in ${tile}; ${markers(left)} left.`,
    removed: (tile) => `${tile} leaves the market and the game.`,
    turnedUp: (tile, space) => `${tile} is turned up on space ${space}.`,
    lastRound: (round) => `"1 More Round" is turned up: round ${round} will be the last.`,
    atOnce: `"1 More Round" is turned up: the game ends at once.`,
    redLine: (who, line, up) => `${who} passes the red line at ${line} ${up ? "upward" : "downward"}.`,
    change: (who, stat, by, now, why, meant) => {
      const limit = meant === undefined ? "" : `, cut from ${signed(meant)} by the limit`;
      return `${who}: ${amountOf(stat, by)}${limit}, now ${stat === "money" ? money(now) : plain(now)} (${why}).`;
    },
    goal: (who, goal, points) => `${goal} gives ${who} ${points} population.`,
    goalOpen: (goal) => `${goal}: nobody leads alone, nobody scores.`,
    goalMissed: (who, goal) => `${goal} gives ${who} nothing.`,
    shown: (who, goal) => `${who} shows the private goal ${goal}.`,
    exchanged: (who, held, by, total) => `${who} exchanges ${money(held)} for ${by} population and ends with ${total}.`,
    title: (who, title) => `${who} has earned a title. ${title}.`,
    dale: (who, beaten) => (beaten ? `${who} has beaten Dale.` : `${who} has not beaten Dale.`),
  },
  why: {
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
  },
  outline: {
    table: "Table",
    round: "Round",
    turn: "Turn",
    phase: {
      goals: "Everybody chooses a private goal",
      turn: "Place a tile or an investment marker",
      place: "Choose a space for the tile",
      basic: "Remove a market tile after the basic tile",
      marker: "Remove a market tile after the investment marker",
      extra: "Remove one more market tile",
      over: "The game is over",
    },
    last: (round) => `round ${round} is the last`,
    stack: "Stacks",
    tiles,
    market: "Market",
    space: (space, price) => `Space ${space} (+${money(price)})`,
    emptySpace: "empty",
    tile: (cost, type, effect) => `${money(cost)}, ${type.toLowerCase()}. ${effect}`,
    supply: "Basic tiles",
    left: (count) => `${count} left`,
    goals: "Public goals",
    privateGoal: "Private goal",
    noneYet: "not chosen yet",
    borough: (who) => `Borough of ${who}`,
    nextLine: (line) => `next red line at ${line}`,
    invested: "invested",
  },
};
