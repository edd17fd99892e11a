import type { Phrases } from "../phrases.ts";
import { pitch, title } from "../pitch.ts";
import { names } from "./names.ts";
import { rules } from "./rules.ts";

export const ru: Phrases = {
  title: title.ru,
  pitch: pitch.ru,
  names,
  rules,
  points: { one: "очко", few: "очка", many: "очков", other: "очка" },
  coins: { one: "монета", few: "монеты", many: "монет", other: "монеты" },
  effects: { scores: (points) => `Приносит ${points}.` },
  actions: {
    build: (building) => `Построить: ${building}`,
    bid: (coins) => `Ставка: ${coins}`,
  },
  events: {
    built: (player, building) => `${player.does("строит")}: ${building}.`,
    drew: (player, building) => `${player.does("берёт")}: ${building ?? "здание"}.`,
    bid: (player, coins) =>
      coins === undefined ? `${player.does("делает")} тайную ставку.` : `${player.does("ставит")}: ${coins}.`,
    opened: (bids) => `Ставки: ${bids}.`,
    coins: (player, change, left) => `${player.name}: ${change}, остаётся ${left}.`,
    won: (player, plot) => `${player.does("получает")}: ${plot}.`,
    unsold: (plot) => `Никто не получает: ${plot}.`,
  },
  reasons: {
    height: (building, points) => `${building}: ${points}`,
    roomAbove: "всё остальное с руки встанет за ним без потерь",
    unbeatable: (coins) => `столько не может поставить никто другой: ${coins}`,
    keeps: (coins) => `остаётся: ${coins}`,
  },
  outline: {
    table: "Стол",
    stack: "Стопка",
    street: "Улица",
    hand: "Рука",
    coins: "Монеты",
    corners: "Угловые участки",
    bid: "Ставка",
    sealed: "тайная",
    hidden: (count) => `${count} (закрыто)`,
  },
};
