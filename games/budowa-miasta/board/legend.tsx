import type { Texts } from "@tabletown/kernel";
import { type BoardSign, Coin, Icon, say, TextSign } from "@tabletown/ui";
import { KINDS } from "../data/table.ts";
import type { BoardSetting } from "./context.ts";
import { paint } from "./drawings.tsx";
import { kinds } from "./text.ts";

const texts = {
  money: {
    en: "money, in millions; everything here is counted in millions",
    pl: "pieniądze w milionach; wszystko liczy się tu w milionach",
    ru: "деньги в миллионах; здесь всё считают в миллионах",
  },
  price: {
    en: "at an object: what its next share costs",
    pl: "przy obiekcie: cena następnego udziału",
    ru: "у объекта: цена следующей акции",
  },
  free: {
    en: "a free share, for whoever builds beside the object",
    pl: "darmowy udział dla tego, kto zbuduje obok obiektu",
    ru: "бесплатная акция для того, кто строит рядом с объектом",
  },
  none: { en: "no share is left", pl: "nie ma już udziałów", ru: "акций больше нет" },
  closed: {
    en: "nobody took the free share: the stack stays closed",
    pl: "nikt nie zdobył darmowego udziału: stos jest zamknięty",
    ru: "бесплатную акцию никто не взял: стопка закрыта",
  },
  held: { en: "shares that you hold", pl: "twoje udziały", ru: "ваши акции" },
  gain: {
    en: "beside a street: what your shares would bring you if it were finished now",
    pl: "przy ulicy: tyle przyniosłyby ci udziały, gdyby była teraz zabudowana",
    ru: "у улицы: столько принесли бы вам акции, будь она сейчас застроена",
  },
  finished: { en: "a finished street", pl: "zabudowana ulica", ru: "застроенная улица" },
  double: {
    en: "double, since nothing stands next to the lot",
    pl: "podwójnie, bo obok działki nic nie stoi",
    ru: "вдвойне: рядом с участком ничего нет",
  },
  goal: {
    en: "the game ends when finished streets join the two objects with this sign",
    pl: "gra kończy się, gdy zabudowane ulice połączą dwa obiekty z tym znakiem",
    ru: "игра кончается, когда застроенные улицы соединят два объекта с этим знаком",
  },
  hidden: {
    en: "another player’s buildings: only they see which",
    pl: "budynki w cudzej ręce: nikt inny nie widzi, które",
    ru: "здания на чужой руке: какие, другие не видят",
  },
} as const satisfies Record<string, Texts>;

/** What the signs on the map and the shares mean. */
export function signs({ language }: BoardSetting): readonly BoardSign[] {
  const told = (name: keyof typeof texts): string => say(language, texts[name]);
  return [
    {
      sign: (
        <svg viewBox="-9 -17 18 18" width="20" height="20" class="b-coin" aria-hidden="true" focusable="false">
          <Coin />
        </svg>
      ),
      means: told("money"),
    },
    ...KINDS.map((kind) => ({
      sign: <span class="b-sign-kind" style={{ "--kind": `var(--d-${paint[kind]})` }} />,
      means: say(language, kinds[kind]),
    })),
    { sign: "2 × 3", means: told("double") },
    { sign: <span class="b-badge">5</span>, means: told("price") },
    {
      sign: (
        <span class="b-badge b-badge-free">
          <TextSign name="star" />
        </span>
      ),
      means: told("free"),
    },
    { sign: <span class="b-badge b-badge-closed">–</span>, means: told("none") },
    {
      sign: (
        <span class="b-badge b-badge-closed">
          <Icon name="lock" size={14} />
        </span>
      ),
      means: told("closed"),
    },
    { sign: "×2", means: told("held") },
    { sign: "+6", means: told("gain") },
    { sign: <TextSign name="check" />, means: told("finished") },
    { sign: <Icon name="flag" size={18} />, means: told("goal") },
    {
      sign: (
        <span class="b-hidden">
          <i />
          <i />
        </span>
      ),
      means: told("hidden"),
    },
  ];
}
