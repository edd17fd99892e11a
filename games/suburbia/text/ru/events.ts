import { counted, signed, withMinus } from "@tabletown/kernel";
import type { Phrases } from "../phrases.ts";
import { amountOf, money } from "./effects.ts";

const markersLeft = (n: number) =>
  n === 0
    ? "это последний маркер"
    : `остаётся ${counted("ru", n, { one: "маркер", few: "маркера", many: "маркеров" })}`;

export const events: Phrases["events"] = {
  kept: (who, goal) =>
    goal === undefined ? `${who.does("оставляет")} цель.` : `${who.does("оставляет")} цель «${goal}».`,
  took: (who, tile, space, under) => {
    if (under !== undefined) return `${who.does("берёт")} с места ${space} тайл «${under}», чтобы создать озеро.`;
    return space === undefined
      ? `${who.does("берёт")} из запаса тайл «${tile}».`
      : `${who.does("берёт")} с места ${space} тайл «${tile}».`;
  },
  placed: (who, tile, where) => `${who.does("выкладывает")} тайл «${tile}» ${where}.`,
  invested: (who, tile, left) => `${who.does("инвестирует")} в тайл «${tile}»; ${markersLeft(left)}.`,
  removed: (tile) => `Тайл «${tile}» уходит с рынка и из игры.`,
  turnedUp: (tile, space) => `На месте ${space} открывается тайл «${tile}».`,
  lastRound: (round) => `Открыт тайл «Предпоследний раунд»: раунд ${round} будет последним.`,
  atOnce: "Открыт тайл «Предпоследний раунд»: игра сразу заканчивается.",
  redLine: (who, line, up) => `${who.does("пересекает")} ${up ? "вверх" : "вниз"} красную линию на отметке ${line}.`,
  change: (who, { stat, by, now, why, meant }) => {
    const limit = meant === undefined ? "" : `, вместо ${signed(meant)}: трек кончился`;
    return `${who.name}: ${amountOf(stat, by)}${limit}, теперь ${stat === "money" ? money(now) : withMinus(now)} (${why}).`;
  },
  goal: (who, goal, points) => `Цель «${goal}»: ${who.does("получает")} +${points} к населению.`,
  goalOpen: (goal) => `Цель «${goal}»: единоличного лидера нет, очков никто не получает.`,
  goalMissed: (who, goal) => `Цель «${goal}»: ${who.does("ничего не получает")}.`,
  shown: (who, goal) => `${who.does("открывает")} секретную цель «${goal}».`,
  exchanged: (who, held, by, total) =>
    by === 0
      ? `${who.name}: на обмен денег не хватает, итог ${total}.`
      : `${who.does("обменивает")} ${money(held)}: +${by} к населению, итог ${total}.`,
  title: (who, title) => `${who.does("получает")} звание: ${title.replace(/^Звание: |\.$/g, "")}.`,
  dale: (who, beaten) => (beaten ? `${who.does("побеждает")} Гошу.` : `${who.does("проигрывает")} Гоше.`),
};

export const why: Phrases["why"] = {
  price: (tile) => `цена тайла «${tile}»`,
  removal: (tile) => `удаление тайла «${tile}»`,
  own: (tile) => tile,
  because: (tile, trigger) => `${tile}; причина: ${trigger}`,
  again: (tile) => `инвестиция в тайл «${tile}»`,
  income: "доход",
  tax: "отрицательный доход",
  growth: "репутация",
  decline: "отрицательная репутация",
  redLine: "красная линия",
  redLineBack: "возврат за красную линию",
};
