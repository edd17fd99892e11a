import { counted, type GameEvent } from "@tabletown/kernel";
import type { Action } from "../rules/action.ts";
import type { CardSymbol, Colour, Effect, Establishment, Landmark, TownHall } from "../rules/component.ts";
import type { Phase } from "../rules/state.ts";
import { diceOf, dueOf, givenOf } from "./event-detail.ts";
import { names } from "./names-pl.ts";
import { diceText } from "./outline.ts";
import { rules } from "./rules-pl.ts";
import type { NameOf, Tongue } from "./tongue.ts";

/** "1 moneta, 2 monety, 5 monet". */
const coins = (n: number): string => counted("pl", n, { one: "moneta", few: "monety", many: "monet" });
/** The same as an object: "bierze 1 monetę". */
const taken = (n: number): string => counted("pl", n, { one: "monetę", few: "monety", many: "monet" });
const called = (id: string | undefined): string => names[id ?? ""] ?? id ?? "";
/** In quotation marks, unless the name brings its own. */
const quoted = (id: string | undefined): string => (called(id).includes("„") ? called(id) : `„${called(id)}”`);
const list = (words: readonly string[]): string => words.join(" lub ");

const ofSymbol: Record<CardSymbol, string> = {
  wheat: "zboża",
  cow: "krowy",
  gear: "koła zębatego",
  bread: "pieczywa",
  factory: "fabryki",
  fruit: "owocu",
  cup: "filiżanki",
  boat: "łodzi",
  tower: "wieży",
};

const when: Record<Colour, string> = {
  blue: "W turze dowolnego gracza",
  green: "W twojej turze",
  red: "W turze innego gracza",
  purple: "W twojej turze",
};

function does(effect: Effect): string {
  switch (effect.type) {
    case "bank":
      return `weź ${taken(effect.amount)} z banku`;
    case "bank-per-symbol":
      return `weź ${taken(effect.amount)} z banku za każdą swoją kartę z symbolem ${ofSymbol[effect.symbol]}`;
    case "bank-per-card":
      return `weź ${taken(effect.amount)} z banku za każdą swoją kartę ${quoted(effect.card)}`;
    case "bank-roll":
      return `raz dla wszystkich rzuca się ${effect.dice === 1 ? "jedną kostką" : "dwiema kostkami"}; weź z banku tyle monet, ile wypadło`;
    case "roller-pays":
      return `weź ${taken(effect.amount)} od gracza, który rzucał`;
    case "each-pays":
      return `weź ${taken(effect.amount)} od każdego innego gracza`;
    case "each-pays-per-symbol":
      return `weź od każdego innego gracza ${taken(effect.amount)} za każdą jego kartę z symbolem ${list(effect.symbols.map((symbol) => ofSymbol[symbol]))}`;
    case "each-pays-half":
      return `każdy inny gracz, który ma co najmniej ${taken(effect.from)}, oddaje ci połowę, zaokrągloną w dół`;
    case "one-pays":
      return `weź ${taken(effect.amount)} od jednego wybranego gracza`;
    case "swap":
      return `możesz wymienić jedną swoją nieruchomość na nieruchomość innego gracza; nie dotyczy kart z symbolem ${ofSymbol[effect.except]}`;
  }
}

function establishment({ colour, effect, needs }: Establishment): string {
  const condition = needs === undefined ? "" : `, jeśli w twoim mieście stoi ${quoted(needs)}`;
  return `${when[colour]}${condition}: ${does(effect)}.`;
}

function landmark({ effect }: Landmark): string {
  switch (effect.type) {
    case "two-dice":
      return "Możesz rzucać jedną kostką albo dwiema.";
    case "raise":
      return `Każda twoja karta z symbolem ${list(effect.symbols.map((symbol) => ofSymbol[symbol]))} przynosi o ${taken(effect.amount)} więcej; karta, która płaci za inne karty, o tyle więcej za każdą z nich.`;
    case "extra-turn":
      return "Jeśli wyrzucisz dublet, po tej turze rozgrywasz jeszcze jedną.";
    case "reroll":
      return "Raz w turze możesz powtórzyć rzut.";
    case "add":
      return `Jeśli twój wynik to co najmniej ${effect.from}, możesz dodać do niego ${effect.amount}.`;
    case "idle-income":
      return `Jeśli w swojej turze niczego nie zbudujesz, weź ${taken(effect.amount)} z banku.`;
  }
}

function townHall({ amount }: TownHall): string {
  return `Na początku swojej tury weź ${taken(amount)} z banku (w wariancie innych wydań: przed budową i tylko wtedy, gdy nie masz monet).`;
}

function action(chosen: Action, name: NameOf, figure: number): string {
  switch (chosen.type) {
    case "roll":
      return chosen.dice === 1 ? "Rzuć jedną kostką" : "Rzuć dwiema kostkami";
    case "keep":
      return "Zostaw ten rzut";
    case "add":
      return `Podnieś wynik do ${figure}`;
    case "leave":
      return "Zostaw wynik bez zmian";
    case "charge":
      return `Niech zapłaci ${name(chosen.seat)}`;
    case "decline":
      return "Niczego nie wymieniaj";
    case "take":
      return `Weź: ${called(chosen.card)} (${name(chosen.from)})`;
    case "give":
      return `Oddaj: ${called(chosen.card)}`;
    case "build":
      return `Zbuduj: ${called(chosen.card)} za ${taken(figure)}`;
    case "found":
      return `Zbuduj: ${called(chosen.landmark)} za ${taken(figure)}`;
    case "pass":
      return "Niczego nie buduj";
  }
}

/** Names of players stay in the nominative and verbs in the present tense, which fits everybody. */
function event(happened: GameEvent, name: NameOf): string {
  const who = name(happened.seat ?? 0);
  const other = name(happened.with ?? 0);
  const what = called(happened.of);
  const source = called(happened.cause.component);
  const now = happened.now ?? 0;
  switch (happened.what) {
    case "roll":
      return `${who} ${happened.cause.rule === "3.4" ? "rzuca ponownie" : "rzuca"}: ${diceText(diceOf(happened), now)}.`;
    case "catch":
      return `${source}: ${who} rzuca ${diceText(diceOf(happened), now)}.`;
    case "kept":
      return `${who} zostawia wynik ${now}.`;
    case "total":
      return `${who} dodaje ${happened.by}: wynik to teraz ${now}.`;
    case "coins":
      return coinsMoved(happened, who, other, source);
    case "charged":
      return `${source}: ${who} wskazuje, kto płaci. Płaci ${other}.`;
    case "declined":
      return `${who} niczego nie wymienia.`;
    case "asked":
      return `${who} zamierza przejąć kartę ${quoted(happened.of)}, którą ma ${other}.`;
    case "swapped":
      return `Wymiana: ${who} bierze ${quoted(happened.of)}, ${other} otrzymuje ${quoted(givenOf(happened))}.`;
    case "built":
      return `${who} buduje: ${what}.`;
    case "passed":
      return happened.cause.rule === "5.6" ? `${who} nie może niczego zbudować.` : `${who} niczego nie buduje.`;
    case "extra-turn":
      return `Dublet! ${who} rozgrywa dodatkową turę.`;
    case "turn":
      return `Teraz gra ${who}.`;
    case "revealed":
      return now === 1 ? `Na rynek trafia: ${what}.` : `Na rynek trafia: ${what} (w stosie: ${now}).`;
    case "removed":
      return `Z rynku znika: ${what}. Nikt nie może już tego kupić.`;
    case "won":
      return `${who} ma wszystkie nieruchomości specjalne i wygrywa!`;
    default:
      return happened.what;
  }
}

function coinsMoved(happened: GameEvent, who: string, other: string, source: string): string {
  const by = happened.by ?? 0;
  if (happened.with === undefined) {
    return by < 0 ? `${who} płaci ${taken(-by)} (${source}).` : `${source}: ${who} bierze ${taken(by)} z banku.`;
  }
  if (by === 0) return `${source}: ${other} nie ma czym zapłacić, ${who} nic nie dostaje.`;
  const due = dueOf(happened);
  const short = due > by ? ` (należało się ${due}, więcej nie ma)` : "";
  return `${source}: płaci ${other}, ${who} dostaje ${taken(by)}${short}.`;
}

function phase(now: Phase): string {
  switch (now.at) {
    case "roll":
      return "rzuca kostkami";
    case "reroll":
      return "może powtórzyć rzut";
    case "harbor":
      return "może dodać do wyniku";
    case "charge":
      return `wybiera, kto płaci: ${called(now.by)}`;
    case "swap":
      return `może wymienić nieruchomość: ${called(now.by)}`;
    case "give":
      return `wybiera, co oddać za kartę ${quoted(now.take)}`;
    case "build":
      return "może budować";
    case "over":
      return "wygrywa";
  }
}

export const pl: Tongue = {
  language: "pl",
  title: "Metropolia",
  pitch: "Rzucaj kostkami, otwieraj piekarnie, kawiarnie i kopalnie i jako pierwszy burmistrz dokończ swoje miasto.",
  names,
  rules,
  establishment,
  landmark,
  townHall,
  action,
  event,
  phase,
  coins,
  outline: {
    turn: "Tura",
    dice: "Kostki",
    market: "Rynek",
    deck: "Stos",
    landmarks: "Nieruchomości specjalne",
    built: "zbudowane",
    unbuilt: (price) => `do zbudowania, ${price}`,
    left: (n) => `zostało ${n}`,
    cards: (n) => counted("pl", n, { one: "karta", few: "karty", many: "kart" }),
  },
};
