import type { ReasonPhrases } from "../phrases.ts";
import { cards, poverty, prestige } from "./nouns.ts";

export const reasons: ReasonPhrases = {
  money: ({ by }) => `приносит £${by}`,
  prestige: ({ by }) => `приносит ${prestige(by)}`,
  "less-poverty": ({ by }) => `сбрасывает ${poverty(by)}`,
  "city-prestige": ({ by }) => `в конце на ${prestige(by)} больше за карты города`,
  earns: ({ about, by }, { name }) => `${name(about)}: £${by} при запуске города`,
  scores: ({ about, by }, { name }) => `${name(about)}: ${prestige(by)} при запуске города`,
  relieves: ({ about, by }, { name }) => `${name(about)}: на ${poverty(by)} меньше при запуске города`,
  activates: ({ about }, { name }) => `карту «${name(about)}» можно активировать при запуске города`,
  lasts: ({ about }, { name }) => `карта «${name(about)}» помогает, пока лежит открытой`,
  covers: ({ about }, { name }) =>
    `накрывает карту, от которой больше нет толку (${name(about)}), не начиная новой стопки`,
  "fewer-cards": ({ by }) => `на ${cards(by)} меньше на руке, значит, меньше бедности`,
  cards: ({ by }) => `на ${cards(by)} больше для розыгрыша`,
  deck: () => "из колоды может прийти что-то лучше открытых карт",
  choice: () => "сначала видно, из чего выбирать",
  enough: () => "оставляет остальное на потом",
  "all-worked": () => "все карты, которые могли сработать в этом запуске, уже сработали",
  plays: ({ about }, { name }) => `карту «${name(about)}» можно разыграть с руки ради её эффекта`,
  least: ({ about }, { name }) => `из карт на руке наименее ценная — «${name(about)}»`,
  colour: ({ about }, { name }) => `на руке есть карта того цвета, который нужен для карты «${name(about)}»`,
  harvest: ({ by }) => `в городе можно активировать ${cards(by)}`,
  "small-hand": ({ by }) => `на руке мало карт (${by}), значит, мало бедности`,
  "hand-spared": () => "карты на руке не приносят бедности в этом запуске",
  "no-debt": () => "меньше долгов: ни бедности за них при запуске, ни потери престижа в конце",
  ability: ({ about }, { name }) => `${name(about)}: помогает до следующей покупки земли`,
};
