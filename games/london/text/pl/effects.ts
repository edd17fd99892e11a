import { capital } from "@tabletown/kernel";
import type { Count } from "../../data/effect.ts";
import type { EffectPhrases } from "../phrases.ts";
import { doing } from "../sentence.ts";
import { cards, poverty, prestige } from "./nouns.ts";

const PER: Readonly<Record<Count, string>> = {
  cards: "każdą odkrytą kartę w swoim mieście",
  brownCards: "każdą odkrytą brązową kartę w swoim mieście",
  blueCards: "każdą odkrytą niebieską kartę w swoim mieście",
  pinkCards: "każdą odkrytą różową kartę w swoim mieście",
  boroughs: "każdą swoją dzielnicę",
  northBoroughs: "każdą swoją dzielnicę na północ od Tamizy",
  southBoroughs: "każdą swoją dzielnicę na południe od Tamizy",
  riversideBoroughs: "każdą swoją dzielnicę nadbrzeżną",
  inlandBoroughs: "każdą swoją dzielnicę z dala od rzeki",
};

const someCards = (n: number): string => (n === 1 ? "kartę" : cards(n));

const gains = {
  gainMoney: ({ n }: { n: number }) => `zyskaj £${n}`,
  gainPrestige: ({ n }: { n: number }) => `zyskaj ${prestige(n)}`,
  removePoverty: ({ n }: { n: number }) => `usuń ${poverty(n)}`,
  gainPoverty: ({ n }: { n: number }) => `dobierz ${poverty(n)}`,
};

export const effects: EffectPhrases = {
  effects: {
    ...gains,
    gainMoneyPer: ({ n, per }) => `zyskaj £${n} za ${PER[per]}`,
    gainPrestigePer: ({ n, per }) => `zyskaj ${prestige(n)} za ${PER[per]}`,
    drawCards: ({ n }) => `dobierz ${someCards(n)}`,
    discardUpTo: ({ max, filter, each }) => {
      const gained = each.map((effect) => gains[effect.type](effect));
      const kind = filter === "paupers" ? "Biedoty" : "z ręki";
      const amount =
        max === undefined ? "dowolną liczbę kart" : `najwyżej ${max === 1 ? "jedną kartę" : someCards(max)}`;
      return `odrzuć ${amount} ${kind}; za każdą ${doing(gained, "i")}`;
    },
    takeFromEach: ({ n }) => `weź £${n} od każdego innego gracza`,
    eachPaysPerBorough: ({ n }) => `niech każdy inny gracz zapłaci do zasobów £${n} za każdą swoją dzielnicę`,
    givePoverty: ({ n }) => `oddaj ${poverty(n)} wybranemu graczowi`,
    causePoverty: ({ n }) => `daj wybranemu graczowi ${poverty(n)} z zasobów`,
    spareHand: () => "nie dobieraj w tym uruchomieniu ubóstwa za karty w ręku",
    collectStored: () => "weź pieniądze leżące na tej karcie",
    turnThisInstead: () => "gdy inna karta ma zostać odwrócona po aktywacji, możesz odwrócić tę kartę zamiast niej",
    placeFromBoard: () =>
      "zapłać koszt karty z planszy rozwoju i połóż ją na tej karcie; można ją aktywować w tym samym uruchomieniu",
    repeatCard: () => "aktywuj jeszcze raz kartę aktywowaną w tym uruchomieniu, bez kosztu aktywacji",
    placeCards: ({ n }) => `zagraj z ręki najwyżej ${n === 1 ? "jedną kartę" : someCards(n)} bez odrzucania kart`,
  },
  permanents: {
    anyColourDiscard: ({ price, paupers }) => {
      const cost = price === 0 ? "" : `, płacąc za każdym razem £${price}`;
      return `aby zagrać kartę, możesz odrzucić kartę dowolnego koloru${paupers ? ", także Biedotę" : ""}${cost}`;
    },
    loanPays: ({ n }) => `każda twoja pożyczka daje £${n}`,
    loanRepay: ({ n }) => `na początku swojej tury spłacasz każdą pożyczkę za £${n}`,
    swap: ({ times }) =>
      `${times === 1 ? "raz" : `${times} razy`} w swojej turze możesz wymienić kartę z ręki na kartę z planszy rozwoju`,
    look: ({ n }) =>
      `na początku swojej tury, przed dobraniem karty, możesz obejrzeć ${cards(n)} z wierzchu talii i dobierać spośród nich; pozostałe odkładasz w dowolnej kolejności`,
    drawRange: ({ min, max }) => `na początku swojej tury dobierasz od ${min} do ${max} kart`,
    discount: ({ n, min }) =>
      `każda karta zagrywana podczas rozwoju kosztuje o £${n} mniej${min > 0 ? `, ale co najmniej £${min}` : ""}`,
    storeMoney: ({ n }) => `gdy zagrywasz inną kartę, połóż na tej £${n}`,
    noDiscard: () => "tę kartę zagrywa się bez odrzucania innej",
  },
  paying: ({ money, cards: given }) =>
    money !== undefined ? ` za £${money}` : given !== undefined ? `, odrzucając ${someCards(given)}` : "",
  card(card, { activation, placing, permanent, action }) {
    if (card.colour === "grey") {
      return "Nie można jej zagrać do miasta ani odrzucić, aby zagrać inną kartę, chyba że pozwala na to efekt.";
    }
    const sentences: string[] = [];
    if (action.length > 0) {
      sentences.push(`Akcja podczas rozwoju, bez odrzucania: ${doing(action, "i")}`, "Zagrana opuszcza grę");
    }
    if (card.playCost > 0) sentences.push(`Koszt zagrania £${card.playCost}`);
    sentences.push(...placing);
    if (permanent.length > 0) sentences.push(`Dopóki jest odkryta: ${permanent.join("; ")}`);
    if (activation.length > 0) {
      const { money, cards: given } = card.activationCost;
      const cost = money !== undefined ? ` za £${money}` : given !== undefined ? ` (odrzuć ${someCards(given)})` : "";
      const standsIn = card.activation.some(({ type }) => type === "turnThisInstead");
      sentences.push(standsIn ? `${activation[0]}${cost}` : `Aktywacja${cost}: ${doing(activation, "i")}`);
      if (!standsIn) sentences.push(card.turns ? "Potem karta zostaje odwrócona" : "Karta pozostaje odkryta");
    }
    if (card.prestige > 0) sentences.push(`Na koniec gry ${prestige(card.prestige)}`);
    if (sentences.length === 0) sentences.push("Bez efektu");
    return sentences.map((sentence) => `${capital(sentence)}.`).join(" ");
  },
  borough(borough, { ability, runEffect }) {
    const gained = [
      ...(borough.prestige > 0 ? [gains.gainPrestige({ n: borough.prestige })] : []),
      ...(borough.poverty > 0 ? [gains.removePoverty({ n: borough.poverty })] : []),
      ...(borough.cards > 0 ? [`dobierz ${someCards(borough.cards)}`] : []),
    ];
    const side = borough.side === "north" ? "Na północ od Tamizy" : "Na południe od Tamizy";
    const sentences = [`${side}, ${borough.riverside ? "nad rzeką" : "z dala od rzeki"}`, `Koszt £${borough.price}`];
    if (gained.length > 0) sentences.push(`Przy zakupie: ${doing(gained, "i")}`);
    if (ability.length > 0) sentences.push(`Dopóki to twoja najnowsza dzielnica: ${ability.join("; ")}`);
    if (runEffect.length > 0) sentences.push(`Przy każdym uruchomieniu: ${doing(runEffect, "i")}`);
    return sentences.map((sentence) => `${sentence}.`).join(" ");
  },
};
