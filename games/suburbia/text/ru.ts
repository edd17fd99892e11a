import { counted, signed } from "@tabletown/kernel";
import { ICONS, type Icon, type Sign, type Stat, TYPES, type Type } from "../data/table.ts";
import { NAMES } from "./names/ru.ts";
import { plain } from "./number.ts";
import type { Phrases } from "./phrases.ts";
import { RULES } from "./rules/ru.ts";

const tiles = (n: number) => counted("ru", n, { one: "тайл", few: "тайла", many: "тайлов" });
const markers = (n: number) => counted("ru", n, { one: "маркер", few: "маркера", many: "маркеров" });

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

const join = (items: readonly string[], word: string) =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${word} ${items.at(-1)}`;

/** The nouns an effect counts: types share one, each icon has its own. */
function nouns(of: readonly Sign[]): { readonly gender: "m" | "f" | "n"; readonly noun: string }[] {
  const types = TYPES.filter((type) => of.includes(type)).map((type) => TYPE[type]);
  const icons = ICONS.filter((icon) => of.includes(icon)).map((icon) => ICON[icon]);
  if (types.length === TYPES.length) return [{ gender: "n", noun: "здание" }, ...icons];
  return [...(types.length > 0 ? [{ gender: "m" as const, noun: `${join(types, "или")} тайл` }] : []), ...icons];
}

const money = (amount: number) => (amount < 0 ? `−$${-amount}` : `$${amount}`);
const amountOf = (stat: Stat, amount: number) =>
  stat === "money" ? `${amount < 0 ? "−" : "+"}$${Math.abs(amount)}` : `${signed(amount)} к ${STAT_TO[stat]}`;

const manyOf = (sign: Sign | "lake") => {
  if (sign === "lake") return "озёр";
  return sign in TYPES_OF ? TYPES_OF[sign as Type] : ICON[sign as Icon].many;
};

export const RU: Phrases = {
  language: "ru",
  title: "Субурбия",
  pitch:
    "Застройте свой уголок растущего городка: кладите тайлы рядом, следите за соседством и привлеките больше жителей, чем соперники.",
  names: NAMES,
  rules: RULES,
  effects: {
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
      switch (measure.is) {
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
  },
  money,
  space: (col, row) => `столбец ${plain(col)}, ряд ${plain(row)}`,
  beside: (names) => `рядом: ${join(names, "и")}`,
  actions: {
    keep: (goal, effect) => `Оставить цель «${goal}»: ${effect}`,
    buy: (tile, space, price) => `Купить с места ${space}: ${tile}, за ${money(price)}`,
    lake: (tile, space, price) => `Превратить в озеро тайл с места ${space}: ${tile}, за ${money(price)}`,
    basic: (tile, price) => `Взять из запаса: ${tile}, за ${money(price)}`,
    invest: (tile, where, price) => `Инвестировать: ${tile} (${where}), за ${money(price)}`,
    place: (tile, where) => `Выложить: ${tile}, ${where}`,
    discard: (tile, space, price) => `Убрать с места ${space}: ${tile}, за ${money(price)}`,
  },
  events: {
    kept: (who, goal) => (goal === undefined ? `${who} оставляет цель.` : `${who} оставляет цель «${goal}».`),
    took: (who, tile, space, under) => {
      if (under !== undefined) return `${who} берёт с места ${space} тайл «${under}», чтобы создать озеро.`;
      return space === undefined
        ? `${who} берёт из запаса тайл «${tile}».`
        : `${who} берёт с места ${space} тайл «${tile}».`;
    },
    placed: (who, tile, where) => `${who} выкладывает тайл «${tile}» (${where}).`,
    invested: (who, tile, left) => `${who} инвестирует в тайл «${tile}»; остаётся ${markers(left)}.`,
    removed: (tile) => `Тайл «${tile}» уходит с рынка и из игры.`,
    turnedUp: (tile, space) => `На месте ${space} открывается тайл «${tile}».`,
    lastRound: (round) => `Открыт тайл «предпоследний раунд»: раунд ${round} будет последним.`,
    atOnce: "Открыт тайл «предпоследний раунд»: игра сразу заканчивается.",
    redLine: (who, line, up) => `${who} пересекает красную линию у ${line} ${up ? "вверх" : "вниз"}.`,
    change: (who, stat, by, now, why, meant) => {
      const limit = meant === undefined ? "" : `, вместо ${signed(meant)}: трек кончился`;
      return `${who}: ${amountOf(stat, by)}${limit}, теперь ${stat === "money" ? money(now) : plain(now)} (${why}).`;
    },
    goal: (who, goal, points) => `Цель «${goal}»: ${who} получает +${points} к населению.`,
    goalOpen: (goal) => `Цель «${goal}»: единоличного лидера нет, очков никто не получает.`,
    goalMissed: (who, goal) => `Цель «${goal}»: ${who} ничего не получает.`,
    shown: (who, goal) => `${who} открывает секретную цель «${goal}».`,
    exchanged: (who, held, by, total) => `${who} обменивает ${money(held)}: +${by} к населению, итог ${total}.`,
    title: (who, title) => `${who}. ${title}.`,
    dale: (who, beaten) => (beaten ? `${who} побеждает Гошу.` : `${who} не побеждает Гошу.`),
  },
  why: {
    price: (tile) => `цена тайла «${tile}»`,
    removal: (tile) => `за то, чтобы убрать тайл «${tile}»`,
    own: (tile) => tile,
    because: (tile, trigger) => `${tile}, причина: ${trigger}`,
    again: (tile) => `инвестиция в тайл «${tile}»`,
    income: "доход",
    tax: "отрицательный доход",
    growth: "репутация",
    decline: "отрицательная репутация",
    redLine: "красная линия",
    redLineBack: "отход за красную линию",
  },
  outline: {
    table: "Стол",
    round: "Раунд",
    turn: "Ход",
    phase: {
      goals: "Все выбирают секретную цель",
      turn: "Выложите тайл или маркер инвестиции",
      place: "Выберите место для тайла",
      basic: "Уберите тайл с рынка после базового тайла",
      marker: "Уберите тайл с рынка после маркера инвестиции",
      extra: "Уберите с рынка ещё один тайл",
      over: "Игра окончена",
    },
    last: (round) => `последним будет раунд ${round}`,
    stack: "Стопки",
    tiles,
    market: "Рынок",
    space: (space, price) => `Место ${space} (+${money(price)})`,
    emptySpace: "пусто",
    tile: (cost, type, effect) => `${money(cost)}, ${type.toLowerCase()}. ${effect}`,
    supply: "Базовые тайлы",
    left: (count) => `осталось: ${count}`,
    goals: "Общие цели",
    privateGoal: "Секретная цель",
    noneYet: "ещё не выбрана",
    borough: (who) => `Округ: ${who}`,
    nextLine: (line) => `следующая красная линия у ${line}`,
    invested: "инвестиция",
  },
};
