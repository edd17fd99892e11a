import { capital, counted } from "@tabletown/kernel";
import type { Count } from "../../data/effect.ts";
import type { EffectPhrases } from "../phrases.ts";
import { doing } from "../sentence.ts";
import { cards, poverty, prestige } from "./nouns.ts";

const PER: Readonly<Record<Count, string>> = {
  cards: "каждую открытую карту своего города",
  brownCards: "каждую открытую коричневую карту своего города",
  blueCards: "каждую открытую синюю карту своего города",
  pinkCards: "каждую открытую розовую карту своего города",
  boroughs: "каждый свой район",
  northBoroughs: "каждый свой район к северу от Темзы",
  southBoroughs: "каждый свой район к югу от Темзы",
  riversideBoroughs: "каждый свой прибрежный район",
  inlandBoroughs: "каждый свой район вдали от реки",
};

const someCards = (n: number): string => (n === 1 ? "карту" : cards(n));

const gains = {
  gainMoney: ({ n }: { n: number }) => `получите £${n}`,
  gainPrestige: ({ n }: { n: number }) => `получите ${prestige(n)}`,
  removePoverty: ({ n }: { n: number }) => `сбросьте ${poverty(n)}`,
  gainPoverty: ({ n }: { n: number }) => `возьмите ${poverty(n)}`,
};

export const effects: EffectPhrases = {
  effects: {
    ...gains,
    gainMoneyPer: ({ n, per }) => `получите £${n} за ${PER[per]}`,
    gainPrestigePer: ({ n, per }) => `получите ${prestige(n)} за ${PER[per]}`,
    drawCards: ({ n }) => `возьмите ${someCards(n)}`,
    discardUpTo: ({ max, filter, each }) => {
      const gained = each.map((effect) => gains[effect.type](effect));
      const kind = filter === "paupers" ? "Бедноты" : "с руки";
      const amount = max === undefined ? "любое число карт" : `не более ${max === 1 ? "одной карты" : `${max} карт`}`;
      return `сбросьте ${amount} ${kind}; за каждую ${doing(gained, "и")}`;
    },
    takeFromEach: ({ n }) => `возьмите £${n} у каждого другого игрока`,
    eachPaysPerBorough: ({ n }) => `пусть каждый другой игрок заплатит в запас £${n} за каждый свой район`,
    givePoverty: ({ n }) => `отдайте ${poverty(n)} выбранному игроку`,
    causePoverty: ({ n }) => `дайте выбранному игроку ${poverty(n)} из запаса`,
    spareHand: () => "не берите в этом запуске бедность за карты на руке",
    collectStored: () => "возьмите деньги, лежащие на этой карте",
    turnThisInstead: () => "когда другая карта должна перевернуться после активации, можно перевернуть вместо неё эту",
    placeFromBoard: () =>
      "заплатите стоимость карты с поля развития и положите её поверх этой; её можно активировать в том же запуске",
    repeatCard: () => "активируйте ещё раз карту, уже активированную в этом запуске, без стоимости активации",
    placeCards: ({ n }) =>
      `разыграйте с руки не более ${n === 1 ? "одной карты" : `${n} карт`}, ничего за них не сбрасывая`,
  },
  permanents: {
    anyColourDiscard: ({ price, paupers }) => {
      const cost = price === 0 ? "" : `, за £${price} каждый раз`;
      return `ради розыгрыша карты можно сбросить карту любого цвета${paupers ? ", в том числе Бедноту" : ""}${cost}`;
    },
    loanPays: ({ n }) => `каждый ваш заём приносит £${n}`,
    loanRepay: ({ n }) => `в начале своего хода вы гасите каждый заём за £${n}`,
    swap: ({ times }) =>
      `${times === 1 ? "один раз" : counted("ru", times, { one: "раз", few: "раза", many: "раз", other: "раза" })} за свой ход можно обменять карту с руки на карту с поля развития`,
    look: ({ n }) =>
      `в начале своего хода, прежде чем взять карту, можно посмотреть ${counted("ru", n, { one: "верхнюю карту", few: "верхние карты", many: "верхних карт", other: "верхней карты" })} колоды и брать из них; остальные возвращаются в любом порядке`,
    drawRange: ({ min, max }) => `в начале своего хода вы берёте от ${min} до ${max} карт`,
    discount: ({ n, min }) =>
      `каждая карта, разыгрываемая при развитии, стоит на £${n} меньше${min > 0 ? `, но не меньше £${min}` : ""}`,
    storeMoney: ({ n }) => `когда вы разыгрываете другую карту, положите на эту £${n}`,
    noDiscard: () => "эта карта разыгрывается без сброса другой",
  },
  paying: ({ money, cards: given }) =>
    money !== undefined ? ` за £${money}` : given !== undefined ? `, сбросив ${someCards(given)}` : "",
  card(card, { activation, placing, permanent, action }) {
    if (card.colour === "grey") {
      return "Нельзя ни разыграть в город, ни сбросить ради розыгрыша другой карты, если только этого не разрешает эффект.";
    }
    const sentences: string[] = [];
    if (action.length > 0) {
      sentences.push(`Действие при развитии, без сброса: ${doing(action, "и")}`, "Разыгранная карта выходит из игры");
    }
    if (card.playCost > 0) sentences.push(`Розыгрыш стоит £${card.playCost}`);
    sentences.push(...placing);
    if (permanent.length > 0) sentences.push(`Пока карта открыта: ${permanent.join("; ")}`);
    if (activation.length > 0) {
      const { money, cards: given } = card.activationCost;
      const cost = money !== undefined ? ` за £${money}` : given !== undefined ? ` (сбросьте ${someCards(given)})` : "";
      const standsIn = card.activation.some(({ type }) => type === "turnThisInstead");
      sentences.push(standsIn ? `${activation[0]}${cost}` : `Активация${cost}: ${doing(activation, "и")}`);
      if (!standsIn) sentences.push(card.turns ? "Затем карта переворачивается" : "Карта остаётся открытой");
    }
    if (card.prestige > 0) sentences.push(`В конце игры ${prestige(card.prestige)}`);
    if (sentences.length === 0) sentences.push("Без эффекта");
    return sentences.map((sentence) => `${capital(sentence)}.`).join(" ");
  },
  borough(borough, { ability, runEffect }) {
    const gained = [
      ...(borough.prestige > 0 ? [gains.gainPrestige({ n: borough.prestige })] : []),
      ...(borough.poverty > 0 ? [gains.removePoverty({ n: borough.poverty })] : []),
      ...(borough.cards > 0 ? [`возьмите ${someCards(borough.cards)}`] : []),
    ];
    const side = borough.side === "north" ? "К северу от Темзы" : "К югу от Темзы";
    const sentences = [`${side}, ${borough.riverside ? "у реки" : "вдали от реки"}`, `Цена £${borough.price}`];
    if (gained.length > 0) sentences.push(`При покупке: ${doing(gained, "и")}`);
    if (ability.length > 0) sentences.push(`Пока этот район последний из купленных: ${ability.join("; ")}`);
    if (runEffect.length > 0) sentences.push(`При каждом запуске: ${doing(runEffect, "и")}`);
    return sentences.map((sentence) => `${sentence}.`).join(" ");
  },
};
