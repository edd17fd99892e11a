import { signed } from "@tabletown/kernel";
import { ICONS, type Sign, TYPES } from "../../data/table.ts";
import type { Phrases } from "../phrases.ts";

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

export const join = (items: readonly string[], word: string) =>
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

export const money = (amount: number) => (amount < 0 ? `−$${-amount}` : `$${amount}`);
export const amountOf = (stat: string, amount: number) =>
  stat === "money" ? (amount < 0 ? `−$${-amount}` : `+$${amount}`) : `${signed(amount)} ${stat}`;

export const effects: Phrases["effects"] = {
  gain: amountOf,
  each: (stat, amount, where, of, later) => {
    const noun = nounFor(of);
    const gain = amountOf(stat, amount);
    if (later) {
      const place = {
        adjacent: " beside it",
        own: " in your borough",
        every: " in any borough",
        others: " in another borough",
      };
      return `${gain} for each ${noun} built after this one${place[where]}`;
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
    switch (measure.type) {
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
};
