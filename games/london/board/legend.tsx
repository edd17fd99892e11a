import type { Texts } from "@tabletown/kernel";
import { type BoardSign, say, TextSign } from "@tabletown/ui";
import type { JSX } from "preact";
import { COLOURS, type Colour } from "../data/table.ts";
import type { BoardSetting } from "./context.ts";
import { AtMost, ColourSign, Sign, type SignName } from "./signs.tsx";
import { sections } from "./text.ts";

const texts = {
  prestige: {
    en: "prestige: the most at the end wins; in a card’s corner: what the card counts at the end",
    pl: "prestiż: kto ma na koniec najwięcej, wygrywa; w rogu karty tyle liczy się na koniec",
    ru: "престиж: у кого в конце больше всех, тот и победил; в углу карты столько она даёт в конце",
  },
  poverty: {
    en: "poverty: costs prestige at the end",
    pl: "ubóstwo: na koniec kosztuje prestiż",
    ru: "бедность: в конце стоит престижа",
  },
  loan: { en: "loans", pl: "pożyczki", ru: "займы" },
  card: { en: "cards, in hand or from the deck", pl: "karty, w ręku lub z talii", ru: "карты, на руке или из колоды" },
  borough: { en: "boroughs", pl: "dzielnice", ru: "районы" },
  stack: {
    en: "cards showing in your city; on a stack: how many lie beneath",
    pl: "odkryte karty w twoim mieście; na stosie: ile leży pod spodem",
    ru: "открытые карты вашего города; на стопке: сколько карт лежит под верхней",
  },
  arrow: {
    en: "what stands before it is paid for what follows",
    pl: "to, co przed strzałką, płacisz za to, co po niej",
    ru: "слева — чем платят, справа — что получают",
  },
  turn: {
    en: "the card turns over when it is activated",
    pl: "po aktywacji karta zostaje odwrócona",
    ru: "после активации карта переворачивается",
  },
  while: {
    en: "holds while the card shows, or while the borough is your newest",
    pl: "działa, dopóki karta jest odkryta albo dzielnica najnowsza",
    ru: "действует, пока карта открыта или район последний из купленных",
  },
  spark: { en: "at every run of the city", pl: "przy każdym uruchomieniu miasta", ru: "при каждом запуске города" },
  others: {
    en: "the other players, or one of them",
    pl: "inni gracze albo jeden z nich",
    ru: "другие игроки или один из них",
  },
  again: { en: "activate a card once more", pl: "jeszcze raz aktywuj kartę", ru: "активировать карту ещё раз" },
  swap: {
    en: "swap a card with the development board",
    pl: "wymień kartę z ręki na kartę z planszy rozwoju",
    ru: "обменять карту с полем развития",
  },
  eye: { en: "look at the top of the deck", pl: "obejrzyj wierzch talii", ru: "посмотреть верх колоды" },
  river: { en: "by the river", pl: "nad rzeką", ru: "у реки" },
  north: { en: "north of the Thames", pl: "na północ od Tamizy", ru: "к северу от Темзы" },
  south: { en: "south of the Thames", pl: "na południe od Tamizy", ru: "к югу от Темзы" },
} as const satisfies Partial<Record<SignName, Texts>>;

const others = {
  cost: { en: "on a card: what placing it costs", pl: "na karcie: koszt zagrania", ru: "на карте: цена розыгрыша" },
  each: { en: "for each", pl: "za każdą", ru: "за каждую" },
  atMost: { en: "at most this many", pl: "najwyżej tyle", ru: "не больше" },
  sets: {
    en: "the deck and hidden cards: all that is known of them is their set",
    pl: "talia i zakryte karty: wiadomo tylko, z którego są zestawu",
    ru: "колода и закрытые карты: известен только их набор",
  },
  done: {
    en: "on a card: already activated in this run",
    pl: "na karcie: już aktywowana w tym uruchomieniu miasta",
    ru: "на карте: уже активирована в этом запуске",
  },
  turned: {
    en: "in another player’s city: a stack whose card is turned over",
    pl: "w cudzym mieście: stos z odwróconą kartą",
    ru: "в чужом городе: стопка с перевёрнутой картой",
  },
} as const satisfies Record<string, Texts>;

function ColourDot({ colour }: { readonly colour: Colour }): JSX.Element {
  return (
    <span class={`l-dot l-${colour}`}>
      <ColourSign colour={colour} size={12} />
    </span>
  );
}

/** What the signs on cards and boroughs mean. */
export function signs({ language }: BoardSetting): readonly BoardSign[] {
  return [
    { sign: "£3", means: say(language, others.cost) },
    ...(Object.keys(texts) as (keyof typeof texts)[]).map((name) => ({
      sign: <Sign name={name} size={19} />,
      means: say(language, texts[name]),
    })),
    { sign: "/", means: say(language, others.each) },
    { sign: <AtMost n={2} />, means: say(language, others.atMost) },
    { sign: <TextSign name="check" />, means: say(language, others.done) },
    ...COLOURS.map((colour) => ({ sign: <ColourDot colour={colour} />, means: say(language, sections[colour]) })),
    { sign: <span class="l-dot l-brown l-dot-turned" />, means: say(language, others.turned) },
    { sign: "A B C", means: say(language, others.sets) },
  ];
}
