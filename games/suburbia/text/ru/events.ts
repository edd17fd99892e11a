import { counted, signed } from "@tabletown/kernel";
import { plain } from "../number.ts";
import type { Phrases } from "../phrases.ts";
import { amountOf, money } from "./effects.ts";

const markers = (n: number) => counted("ru", n, { one: "маркер", few: "маркера", many: "маркеров" });

export const events: Phrases["events"] = {
  kept: (who, goal) => (goal === undefined ? `${who} оставляет цель.` : `${who} оставляет цель «${goal}».`),
  took: (who, tile, space, under) => {
    if (under !== undefined) return `${who} берёт с места ${space} тайл «${under}», чтобы создать озеро.`;
    return space === undefined
      ? `${who} берёт из запаса тайл «${tile}».`
      : `${who} берёт с места ${space} тайл «${tile}».`;
  },
  placed: (who, tile, where) => `${who} выкладывает тайл «${tile}» ${where}.`,
  invested: (who, tile, left) => `${who} инвестирует в тайл «${tile}»; остаётся ${markers(left)}.`,
  removed: (tile) => `Тайл «${tile}» уходит с рынка и из игры.`,
  turnedUp: (tile, space) => `На месте ${space} открывается тайл «${tile}».`,
  lastRound: (round) => `Открыт тайл «предпоследний раунд»: раунд ${round} будет последним.`,
  atOnce: "Открыт тайл «предпоследний раунд»: игра сразу заканчивается.",
  redLine: (who, line, up) => `${who} пересекает ${up ? "вверх" : "вниз"} красную линию на отметке ${line}.`,
  change: (who, { stat, by, now, why, meant }) => {
    const limit = meant === undefined ? "" : `, вместо ${signed(meant)}: трек кончился`;
    return `${who}: ${amountOf(stat, by)}${limit}, теперь ${stat === "money" ? money(now) : plain(now)} (${why}).`;
  },
  goal: (who, goal, points) => `Цель «${goal}»: ${who} получает +${points} к населению.`,
  goalOpen: (goal) => `Цель «${goal}»: единоличного лидера нет, очков никто не получает.`,
  goalMissed: (who, goal) => `Цель «${goal}»: ${who} ничего не получает.`,
  shown: (who, goal) => `${who} открывает секретную цель «${goal}».`,
  exchanged: (who, held, by, total) => `${who} обменивает ${money(held)}: +${by} к населению, итог ${total}.`,
  title: (who, title) => `${who} получает звание: ${title.replace(/^Звание: |\.$/g, "")}.`,
  dale: (who, beaten) => (beaten ? `${who} побеждает Гошу.` : `${who} проигрывает Гоше.`),
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
  redLineBack: "отход за красную линию",
};
