import { counted, signed } from "@tabletown/kernel";
import { ICONS, type Icon, type Sign, type Stat, TYPES, type Type } from "../data/table.ts";
import { NAMES } from "./names/pl.ts";
import { plain } from "./number.ts";
import type { Phrases } from "./phrases.ts";
import { RULES } from "./rules/pl.ts";

const tiles = (n: number) => counted("pl", n, { one: "kafelek", few: "kafelki", many: "kafelków" });
const markers = (n: number) => counted("pl", n, { one: "znacznik", few: "znaczniki", many: "znaczników" });

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

const join = (items: readonly string[], word: string) =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${word} ${items.at(-1)}`;

/** The nouns an effect counts: types share one, each icon has its own. */
function nouns(of: readonly Sign[]): { readonly gender: "m" | "f" | "n"; readonly noun: string }[] {
  const types = TYPES.filter((type) => of.includes(type)).map((type) => TYPE[type]);
  const icons = ICONS.filter((icon) => of.includes(icon)).map((icon) => ICON[icon]);
  if (types.length === TYPES.length) return [{ gender: "m", noun: "budynek" }, ...icons];
  return [...(types.length > 0 ? [{ gender: "m" as const, noun: `kafelek ${join(types, "lub")}` }] : []), ...icons];
}

const money = (amount: number) => (amount < 0 ? `−${-amount} $` : `${amount} $`);
const amountOf = (stat: Stat, amount: number) =>
  stat === "money" ? `${signed(amount)} $` : `${signed(amount)} ${STAT_OF[stat]}`;

const manyOf = (sign: Sign | "lake") => {
  if (sign === "lake") return "jezior";
  return sign in TYPES_OF ? TYPES_OF[sign as Type] : ICON[sign as Icon].many;
};

export const PL: Phrases = {
  language: "pl",
  title: "Suburbia",
  pitch:
    "Zaplanuj swoją część rosnącego miasteczka: układaj kafelki obok siebie, pilnuj sąsiedztwa i przyciągnij więcej mieszkańców niż inni.",
  names: NAMES,
  rules: RULES,
  effects: {
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
      switch (measure.is) {
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
  },
  money,
  space: (col, row) => `kolumna ${plain(col)}, rząd ${plain(row)}`,
  beside: (names) => `obok: ${join(names, "i")}`,
  actions: {
    keep: (goal, effect) => `Zachowaj cel „${goal}”: ${effect}`,
    buy: (tile, space, price) => `Kup z pola ${space}: ${tile}, za ${money(price)}`,
    lake: (tile, space, price) => `Zamień w jezioro kafelek z pola ${space}: ${tile}, za ${money(price)}`,
    basic: (tile, price) => `Weź z zasobów: ${tile}, za ${money(price)}`,
    invest: (tile, where, price) => `Zainwestuj: ${tile} (${where}), za ${money(price)}`,
    place: (tile, where) => `Umieść: ${tile}, ${where}`,
    discard: (tile, space, price) => `Usuń z pola ${space}: ${tile}, za ${money(price)}`,
  },
  events: {
    kept: (who, goal) => (goal === undefined ? `${who} zachowuje cel.` : `${who} zachowuje cel „${goal}”.`),
    took: (who, tile, space, under) => {
      if (under !== undefined) return `${who} bierze z pola ${space} kafelek „${under}”, by stworzyć jezioro.`;
      return space === undefined
        ? `${who} bierze z zasobów kafelek „${tile}”.`
        : `${who} bierze z pola ${space} kafelek „${tile}”.`;
    },
    placed: (who, tile, where) => `${who} umieszcza kafelek „${tile}” (${where}).`,
    invested: (who, tile, left) => `${who} inwestuje w kafelek „${tile}”; pozostaje: ${markers(left)}.`,
    removed: (tile) => `Kafelek „${tile}” znika z rynku i z gry.`,
    turnedUp: (tile, space) => `Na polu ${space} pojawia się kafelek „${tile}”.`,
    lastRound: (round) => `Odkryto kafelek „Jeszcze 1 runda”: runda ${round} będzie ostatnia.`,
    atOnce: "Odkryto kafelek „Jeszcze 1 runda”: gra natychmiast się kończy.",
    redLine: (who, line, up) => `${who} przekracza czerwoną linię przy ${line} ${up ? "w górę" : "w dół"}.`,
    change: (who, stat, by, now, why, meant) => {
      const limit = meant === undefined ? "" : `, zamiast ${signed(meant)}, bo tor się kończy`;
      return `${who}: ${amountOf(stat, by)}${limit}, teraz ${stat === "money" ? money(now) : plain(now)} (${why}).`;
    },
    goal: (who, goal, points) => `Cel „${goal}”: ${who} otrzymuje +${points} populacji.`,
    goalOpen: (goal) => `Cel „${goal}”: nikt nie prowadzi samodzielnie, nikt nie punktuje.`,
    goalMissed: (who, goal) => `Cel „${goal}”: ${who} nic nie otrzymuje.`,
    shown: (who, goal) => `${who} odkrywa cel prywatny „${goal}”.`,
    exchanged: (who, held, by, total) => `${who} wymienia ${money(held)}: +${by} populacji, wynik końcowy ${total}.`,
    title: (who, title) => `${who}: ${title}.`,
    dale: (who, beaten) => (beaten ? `${who} wygrywa z Dale’em.` : `${who} nie wygrywa z Dale’em.`),
  },
  why: {
    price: (tile) => `cena kafelka „${tile}”`,
    removal: (tile) => `usunięcie kafelka „${tile}”`,
    own: (tile) => tile,
    because: (tile, trigger) => `${tile}, powód: ${trigger}`,
    again: (tile) => `inwestycja w kafelek „${tile}”`,
    income: "dochód",
    tax: "ujemny dochód",
    growth: "reputacja",
    decline: "ujemna reputacja",
    redLine: "czerwona linia",
    redLineBack: "cofnięcie się za czerwoną linię",
  },
  outline: {
    table: "Stół",
    round: "Runda",
    turn: "Tura",
    phase: {
      goals: "Wszyscy wybierają cel prywatny",
      turn: "Umieść kafelek albo znacznik inwestycji",
      place: "Wybierz miejsce dla kafelka",
      basic: "Usuń kafelek z rynku po umieszczeniu kafelka podstawowego",
      marker: "Usuń kafelek z rynku po umieszczeniu znacznika inwestycji",
      extra: "Usuń z rynku jeszcze jeden kafelek",
      over: "Gra się skończyła",
    },
    last: (round) => `ostatnia będzie runda ${round}`,
    stack: "Stosy",
    tiles,
    market: "Rynek",
    space: (space, price) => `Pole ${space} (+${money(price)})`,
    emptySpace: "puste",
    tile: (cost, type, effect) => `${money(cost)}, ${type.toLowerCase()}. ${effect}`,
    supply: "Kafelki podstawowe",
    left: (count) => `pozostało: ${count}`,
    goals: "Cele publiczne",
    privateGoal: "Cel prywatny",
    noneYet: "jeszcze nie wybrano",
    borough: (who) => `Dzielnica: ${who}`,
    nextLine: (line) => `następna czerwona linia przy ${line}`,
    invested: "inwestycja",
  },
};
