import { signed } from "@tabletown/kernel";
import { ICONS, type Icon, type Sign, type Stat, TYPES, type Type } from "../../data/table.ts";
import type { Phrases } from "../phrases.ts";

const STAT_TO: Readonly<Record<Exclude<Stat, "money">, string>> = {
  income: "доходу",
  reputation: "репутации",
  population: "населению",
};

const TYPE: Readonly<Record<Type, string>> = {
  residential: "жилой",
  commercial: "коммерческий",
  industrial: "промышленный",
  civic: "общественный",
};

const TYPES_OF: Readonly<Record<Type, string>> = {
  residential: "жилых тайлов",
  commercial: "коммерческих тайлов",
  industrial: "промышленных тайлов",
  civic: "общественных тайлов",
};

/** In the accusative, after "за". */
const ICON: Readonly<Record<Icon, { readonly gender: "m" | "f"; readonly noun: string; readonly many: string }>> = {
  restaurant: { gender: "m", noun: "ресторан", many: "ресторанов" },
  office: { gender: "m", noun: "офис", many: "офисов" },
  school: { gender: "f", noun: "школу", many: "школ" },
  airport: { gender: "m", noun: "аэропорт", many: "аэропортов" },
  skyscraper: { gender: "m", noun: "небоскрёб", many: "небоскрёбов" },
  "car-dealership": { gender: "m", noun: "автосалон", many: "автосалонов" },
};

const EACH = { m: "каждый", f: "каждую", n: "каждое" } as const;
const ADJACENT = { m: "соседний", f: "соседнюю", n: "соседнее" } as const;
const BUILT = { m: "построенный", f: "построенную", n: "построенное" } as const;

export const join = (items: readonly string[], word: string) =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${word} ${items.at(-1)}`;

/** The nouns an effect counts: types share one, each icon has its own. */
function nouns(of: readonly Sign[]): { readonly gender: "m" | "f" | "n"; readonly noun: string }[] {
  const types = TYPES.filter((type) => of.includes(type)).map((type) => TYPE[type]);
  const icons = ICONS.filter((icon) => of.includes(icon)).map((icon) => ICON[icon]);
  if (types.length === TYPES.length) return [{ gender: "n", noun: "здание" }, ...icons];
  return [...(types.length > 0 ? [{ gender: "m" as const, noun: `${join(types, "или")} тайл` }] : []), ...icons];
}

export const money = (amount: number) => (amount < 0 ? `−$${-amount}` : `$${amount}`);
export const amountOf = (stat: Stat, amount: number) =>
  stat === "money" ? `${amount < 0 ? "−" : "+"}$${Math.abs(amount)}` : `${signed(amount)} к ${STAT_TO[stat]}`;

const manyOf = (sign: Sign | "lake") => {
  if (sign === "lake") return "озёр";
  return sign in TYPES_OF ? TYPES_OF[sign as Type] : ICON[sign as Icon].many;
};

export const effects: Phrases["effects"] = {
  gain: amountOf,
  each: (stat, amount, where, of, later) => {
    const counts = nouns(of).map(({ gender, noun }) => {
      const adjacent = where === "adjacent" ? `${ADJACENT[gender]} ` : "";
      const built = later ? `, ${BUILT[gender]} после этого тайла` : "";
      return `${EACH[gender]} ${adjacent}${noun}${built}`;
    });
    const place = {
      adjacent: "",
      own: " в вашем округе",
      every: later ? " в любом округе" : " во всех округах",
      others: " в других округах",
    };
    return `${amountOf(stat, amount)} за ${join(counts, "или")}${place[where]}`;
  },
  shore: (amount) =>
    `${amountOf("money", amount)} за каждое здание рядом с каждым вашим озером сверх того, что платит озеро`,
  redLine: (stat, amount) =>
    `${amountOf(stat, amount)} за каждую красную линию, пересечённую вверх после постройки этого тайла`,
  goal: ({ aim, measure, points }) => {
    const bonus = `+${points} к населению за`;
    const count = aim === "most" ? "наибольшее" : "наименьшее";
    switch (measure.type) {
      case "count":
        return `${bonus} ${count} число ${manyOf(measure.of)}`;
      case "group":
        return `${bonus} ${aim === "most" ? "самую большую" : "самую маленькую"} группу ${manyOf(measure.of)}`;
      case "markers":
        return `${bonus} ${count} число маркеров инвестиции в округе`;
      case "stat": {
        if (measure.of === "money") return `${bonus} ${count} количество денег`;
        const [most, fewest] = {
          income: ["самый высокий доход", "самый низкий доход"],
          reputation: ["самую высокую репутацию", "самую низкую репутацию"],
          population: ["самое большое население", "самое малое население"],
        }[measure.of] as [string, string];
        return `${bonus} ${aim === "most" ? most : fewest}`;
      }
    }
  },
  nothing: "Без эффекта",
  marker: "Когда он открыт, раунд доигрывают и затем играют ещё один",
};
