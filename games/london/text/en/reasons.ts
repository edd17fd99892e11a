import type { ReasonPhrases } from "../phrases.ts";
import { cards } from "./nouns.ts";

export const reasons: ReasonPhrases = {
  money: ({ by }) => `brings £${by}`,
  prestige: ({ by }) => `brings ${by} prestige`,
  "less-poverty": ({ by }) => `removes ${by} poverty`,
  "city-prestige": ({ by }) => `${by} prestige more for cards in the city when the game ends`,
  earns: ({ about, by }, { name }) => `${name(about)} brings £${by} when the city is run`,
  scores: ({ about, by }, { name }) => `${name(about)} brings ${by} prestige when the city is run`,
  relieves: ({ about, by }, { name }) => `${name(about)} removes ${by} poverty when the city is run`,
  activates: ({ about }, { name }) => `${name(about)} can be activated when the city is run`,
  lasts: ({ about }, { name }) => `${name(about)} helps for as long as it shows`,
  covers: ({ about }, { name }) => `covers ${name(about)}, which brings nothing more, and makes no new stack`,
  "fewer-cards": ({ by }) => `${cards(by)} fewer in hand to bring poverty`,
  cards: ({ by }) => `${cards(by)} more to build with`,
  deck: () => "the deck may bring something better than what lies open",
  choice: () => "shows what there is before anything is chosen",
  enough: () => "keeps the rest for later",
  "all-worked": () => "every card in the city that can work in this run has worked",
  plays: ({ about }, { name }) => `${name(about)} can be played from the hand for its effect`,
  least: ({ about }, { name }) => `of the cards in hand ${name(about)} is worth least`,
  colour: ({ about }, { name }) => `there is a card in hand of the colour that ${name(about)} is placed with`,
  harvest: ({ by }) => `${cards(by)} in the city can be activated`,
  "small-hand": ({ by }) =>
    by === 0 ? "no cards in hand to bring poverty" : `only ${cards(by)} in hand to bring poverty`,
  "hand-spared": () => "cards in hand bring no poverty in this run",
  "no-debt": () => "less debt: no poverty for it in a run, no prestige lost at the end",
  ability: ({ about }, { name }) => `${name(about)} goes on helping until more land is bought`,
};
