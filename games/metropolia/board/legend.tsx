import type { Texts } from "@tabletown/kernel";
import { type BoardSign, say } from "@tabletown/ui";
import type { CardSymbol } from "../data/table.ts";
import { Price } from "./card.tsx";
import type { BoardSetting } from "./context.ts";
import { SymbolIcon } from "./symbol-icon.tsx";
import { groups } from "./text.ts";

const texts = {
  numbers: {
    en: "above a card: the rolls at which it works",
    pl: "nad kartą: wyniki rzutu, przy których działa",
    ru: "над картой: суммы на кубиках, при которых она срабатывает",
  },
  price: {
    en: "on a card: what it costs; beside a name: that player’s coins",
    pl: "na karcie jej koszt; przy imieniu liczba monet",
    ru: "на карте её цена; рядом с именем число монет",
  },
  left: {
    en: "in the market: how many are left; in a city: how many there are",
    pl: "na rynku tyle ich zostało; w mieście tyle ich jest",
    ru: "на рынке столько осталось; в городе столько есть",
  },
  built: {
    en: "landmarks built, of those that are needed to win",
    pl: "zbudowane nieruchomości specjalne z potrzebnych do wygranej",
    ru: "построенные достопримечательности из нужных для победы",
  },
  symbols: {
    en: "the card’s symbol: some cards earn more for cards with a certain one",
    pl: "symbol karty: niektóre karty zarabiają więcej za karty z danym symbolem",
    ru: "символ карты: некоторые карты приносят больше за карты с определённым символом",
  },
  tower: {
    en: "the tower: a card with it is never swapped",
    pl: "wieża: karty z tym symbolem nie można wymienić",
    ru: "башня: карту с ней нельзя обменять",
  },
  total: {
    en: "beside the dice: the total that counts",
    pl: "przy kostkach: wynik, który się liczy",
    ru: "у кубиков: сумма, которая считается",
  },
} as const satisfies Record<string, Texts>;

const BASE: readonly CardSymbol[] = ["wheat", "cow", "gear", "bread", "factory", "fruit", "cup"];

/** What the signs on cards mean. */
export function signs({ language, options }: BoardSetting): readonly BoardSign[] {
  const symbols: readonly CardSymbol[] = options.plus ? [...BASE, "boat"] : BASE;
  return [
    { sign: "9–10", means: say(language, texts.numbers) },
    ...(["blue", "green", "red", "purple"] as const).map((colour) => ({
      sign: <span class={`m-sign m-${colour}`} />,
      means: say(language, groups[colour]),
    })),
    { sign: <Price coins={3} />, means: say(language, texts.price) },
    { sign: "×6", means: say(language, texts.left) },
    { sign: "1/4", means: say(language, texts.built) },
    { sign: "5", means: say(language, texts.total) },
    { sign: <SymbolIcon symbol="tower" />, means: say(language, texts.tower) },
    {
      sign: symbols.map((symbol) => <SymbolIcon key={symbol} symbol={symbol} />),
      means: say(language, texts.symbols),
    },
  ];
}
