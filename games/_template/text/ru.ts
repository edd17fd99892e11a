import type { Phrases } from "./words.ts";

export const ru: Phrases = {
  language: "ru",
  title: "Главная улица",
  pitch: "Застраивайте улицу из закрытой руки и никогда не стройте ниже, чем раньше.",
  names: {
    cottage: "домик",
    townhouse: "особняк",
    tenement: "доходный дом",
    tower: "башня",
    height: "Высота домов",
    slump: "Ниже предыдущего",
  },
  points: { one: "очко", few: "очка", many: "очков", other: "очка" },
  street: "Улица",
  hand: "Рука",
  stack: "Стопка",
  hidden: "закрыто",
  effect: (points) => `Приносит ${points}.`,
  build: (house) => `Построить: ${house}`,
  built: (player, house) => `${player} строит: ${house}.`,
  drew: (player, house) => (house === undefined ? `${player} берёт дом.` : `${player} берёт: ${house}.`),
  rules: [
    { number: "2.1", text: "Постройте один дом с руки в конце своей улицы." },
    { number: "2.2", text: "Затем возьмите дом из стопки, если она не пуста." },
    { number: "3.2", text: "Каждый дом приносит столько очков, какова его высота." },
    { number: "3.3", text: "Дом ниже предыдущего отнимает 2 очка." },
  ],
};
