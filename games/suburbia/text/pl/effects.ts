import { signed } from "@tabletown/kernel";
import { ICONS, type Icon, type Sign, type Stat, TYPES, type Type } from "../../data/table.ts";
import type { Phrases } from "../phrases.ts";

const STAT_OF: Readonly<Record<Exclude<Stat, "money">, string>> = {
  income: "dochodu",
  reputation: "reputacji",
  population: "populacji",
};

const TYPE: Readonly<Record<Type, string>> = {
  residential: "mieszkalny",
  commercial: "handlowy",
  industrial: "przemysłowy",
  civic: "publiczny",
};

const TYPES_OF: Readonly<Record<Type, string>> = {
  residential: "kafelków mieszkalnych",
  commercial: "kafelków handlowych",
  industrial: "kafelków przemysłowych",
  civic: "kafelków publicznych",
};

/** In the accusative, after "za". */
const ICON: Readonly<Record<Icon, { readonly gender: "m" | "f" | "n"; readonly noun: string; readonly many: string }>> =
  {
    restaurant: { gender: "f", noun: "restaurację", many: "restauracji" },
    office: { gender: "n", noun: "biuro", many: "biur" },
    school: { gender: "f", noun: "szkołę", many: "szkół" },
    airport: { gender: "n", noun: "lotnisko", many: "lotnisk" },
    skyscraper: { gender: "m", noun: "wieżowiec", many: "wieżowców" },
    "car-dealership": { gender: "m", noun: "salon samochodowy", many: "salonów samochodowych" },
  };

const EACH = { m: "każdy", f: "każdą", n: "każde" } as const;
const ADJACENT = { m: "sąsiadujący", f: "sąsiadującą", n: "sąsiadujące" } as const;
const BUILT = { m: "wybudowany", f: "wybudowaną", n: "wybudowane" } as const;

export const join = (items: readonly string[], word: string) =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${word} ${items.at(-1)}`;

/** The nouns an effect counts: types share one, each icon has its own. */
function nouns(of: readonly Sign[]): { readonly gender: "m" | "f" | "n"; readonly noun: string }[] {
  const types = TYPES.filter((type) => of.includes(type)).map((type) => TYPE[type]);
  const icons = ICONS.filter((icon) => of.includes(icon)).map((icon) => ICON[icon]);
  if (types.length === TYPES.length) return [{ gender: "m", noun: "budynek" }, ...icons];
  return [...(types.length > 0 ? [{ gender: "m" as const, noun: `kafelek ${join(types, "lub")}` }] : []), ...icons];
}

export const money = (amount: number) => (amount < 0 ? `−${-amount} $` : `${amount} $`);
export const amountOf = (stat: Stat, amount: number) =>
  stat === "money" ? `${signed(amount)} $` : `${signed(amount)} ${STAT_OF[stat]}`;

const manyOf = (sign: Sign | "lake") => {
  if (sign === "lake") return "jezior";
  return sign in TYPES_OF ? TYPES_OF[sign as Type] : ICON[sign as Icon].many;
};

export const effects: Phrases["effects"] = {
  gain: amountOf,
  each: (stat, amount, where, of, later) => {
    const counts = nouns(of).map(({ gender, noun }) => {
      const adjacent = where === "adjacent" ? `${ADJACENT[gender]} ` : "";
      const built = later ? ` ${BUILT[gender]} po tym kafelku` : "";
      return `${EACH[gender]} ${adjacent}${noun}${built}`;
    });
    const place = {
      adjacent: "",
      own: " w twojej dzielnicy",
      every: later ? " w dowolnej dzielnicy" : " we wszystkich dzielnicach",
      others: " w innych dzielnicach",
    };
    return `${amountOf(stat, amount)} za ${join(counts, "lub")}${place[where]}`;
  },
  shore: (amount) =>
    `${amountOf("money", amount)} za każdy budynek obok każdego z twoich jezior, oprócz tego, co płaci jezioro`,
  redLine: (stat, amount) =>
    `${amountOf(stat, amount)} za każdą czerwoną linię przekroczoną w górę po wybudowaniu tego kafelka`,
  goal: ({ aim, measure, points }) => {
    const bonus = `+${points} populacji za`;
    const count = aim === "most" ? "najwięcej" : "najmniej";
    switch (measure.type) {
      case "count":
        return `${bonus} ${count} ${manyOf(measure.of)}`;
      case "group":
        return `${bonus} ${aim === "most" ? "największą" : "najmniejszą"} grupę ${manyOf(measure.of)}`;
      case "markers":
        return `${bonus} ${count} znaczników inwestycji w dzielnicy`;
      case "stat": {
        if (measure.of === "money") return `${bonus} ${count} pieniędzy`;
        const [most, fewest] = measure.of === "income" ? ["najwyższy", "najniższy"] : ["najwyższą", "najniższą"];
        const stat = { income: "dochód", reputation: "reputację", population: "populację" }[measure.of];
        return `${bonus} ${aim === "most" ? most : fewest} ${stat}`;
      }
    }
  },
  nothing: "Bez efektu",
  marker: "Po jego odkryciu runda jest dogrywana do końca, a potem rozgrywa się jeszcze jedną",
};
