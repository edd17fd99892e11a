import type { Language, Texts } from "@tabletown/kernel";
import { say } from "@tabletown/ui";
import { cardOf, kindOf, type Ruleset } from "../rules/ruleset.ts";
import type { Id, Stack } from "../rules/state.ts";
import type { View } from "../rules/view.ts";
import { type BoardContext, givenAway, isSwapping, playerIn } from "./context.ts";
import { isDeckDue, mayStop, type Opening, prompt } from "./prompt.ts";
import { cardsToTake } from "./text.ts";

const reasons = {
  drawFirst: {
    en: "first draw a card, then comes the action.",
    pl: "najpierw dobierz kartę, potem przyjdzie pora na akcję.",
    ru: "сначала возьмите карту, потом будет действие.",
  },
  drawOrStop: {
    en: "first draw a card or choose “No more”, then comes the action.",
    pl: "najpierw dobierz kartę lub zakończ wybieranie, potem przyjdzie pora na akcję.",
    ru: "сначала возьмите карту или остановитесь, потом будет действие.",
  },
  pauper: {
    en: "paupers cannot be placed.",
    pl: "Biedoty nie można zagrać do miasta.",
    ru: "Бедноту нельзя разыграть в город.",
  },
  pauperDiscard: {
    en: "paupers cannot be discarded to place a card unless an effect allows it.",
    pl: "Biedoty nie można odrzucić, aby zagrać kartę, chyba że pozwala na to efekt.",
    ru: "Бедноту нельзя сбросить ради розыгрыша карты, если этого не позволяет эффект.",
  },
  otherColour: {
    en: "the card to be discarded must have the same colour.",
    pl: "odrzucana karta musi mieć ten sam kolor.",
    ru: "сбрасываемая карта должна быть того же цвета.",
  },
  itself: {
    en: "this is the card being placed.",
    pl: "to właśnie tę kartę zagrywasz.",
    ru: "именно эту карту вы разыгрываете.",
  },
  placeFirst: {
    en: "first choose where the card being placed goes.",
    pl: "najpierw wybierz miejsce dla zagrywanej karty.",
    ru: "сначала выберите место для разыгрываемой карты.",
  },
  discardFirst: {
    en: "first choose the card from your hand to discard.",
    pl: "najpierw wybierz z ręki kartę, którą odrzucisz.",
    ru: "сначала выберите на руке карту, которую сбросите.",
  },
  notWhileRunning: {
    en: "cards are placed while developing, not in a run.",
    pl: "karty zagrywa się podczas rozwoju, a nie uruchomienia.",
    ru: "карты разыгрывают при развитии, а не при запуске.",
  },
  confirmFirst: {
    en: "first confirm the activation, then choose the card to discard.",
    pl: "najpierw potwierdź aktywację, potem wybierz kartę, którą odrzucisz.",
    ru: "сначала подтвердите активацию, потом выберите карту, которую сбросите.",
  },
  onlyPaupers: {
    en: "only paupers can be discarded here.",
    pl: "tutaj można odrzucić tylko Biedotę.",
    ru: "здесь можно сбросить только Бедноту.",
  },
  notFree: {
    en: "only cards that can be placed.",
    pl: "tylko karty, które można zagrać do miasta.",
    ru: "только карты, которые можно разыграть в город.",
  },
  turned: {
    en: "it has been turned over and does nothing any more.",
    pl: "jest odwrócona i już nie działa.",
    ru: "она перевёрнута и больше не действует.",
  },
  used: {
    en: "it has already been activated this turn.",
    pl: "była już aktywowana w tej turze.",
    ru: "она уже активирована в этом ходу.",
  },
  noEffect: {
    en: "there is nothing to activate on it.",
    pl: "nie ma na niej czego aktywować.",
    ru: "на ней нечего активировать.",
  },
  standIn: {
    en: "it works at the moment another card would turn over.",
    pl: "działa w chwili, gdy inna karta miałaby zostać odwrócona.",
    ru: "она действует, когда должна перевернуться другая карта.",
  },
  noneOnBoard: {
    en: "no card on the development board could be put on it.",
    pl: "na planszy nie ma karty, którą można by na niej położyć.",
    ru: "на поле нет карты, которую можно положить на неё.",
  },
  noneToRepeat: {
    en: "first activate a card that it could repeat.",
    pl: "najpierw aktywuj kartę, którą mogłaby powtórzyć.",
    ru: "сначала активируйте карту, которую она могла бы повторить.",
  },
  fresh: {
    en: "it was placed this turn and may not be covered.",
    pl: "zagrano ją w tej turze, nie można jej zakryć.",
    ru: "она разыграна в этом ходу, её нельзя накрыть.",
  },
  runFirst: {
    en: "cards are activated when you run the city.",
    pl: "karty aktywuje się, uruchamiając miasto.",
    ru: "карты активируют, запуская город.",
  },
  deckDue: {
    en: "this card must come from the deck: none has left it for three rounds.",
    pl: "ta karta musi pochodzić z talii: od trzech rund żadna z niej nie ubyła.",
    ru: "эту карту нужно взять из колоды: три круга из неё не брали.",
  },
  notDrawing: {
    en: "you take cards from the board only when you draw.",
    pl: "karty z planszy bierze się tylko przy dobieraniu.",
    ru: "карты с поля берут только при доборе.",
  },
  notPlaceable: {
    en: "it cannot be placed in a city.",
    pl: "nie można jej zagrać do miasta.",
    ru: "её нельзя разыграть в город.",
  },
  oneAction: {
    en: "buying land is an action of its own: one borough a turn.",
    pl: "kupno ziemi to osobna akcja, a w turze jest tylko jedna.",
    ru: "покупка земли — отдельное действие, а оно одно за ход.",
  },
  boroughDone: {
    en: "its run effect has already been carried out, or it has none.",
    pl: "jej efekt przy uruchomieniu już nastąpił albo go nie ma.",
    ru: "его эффект запуска уже сработал, или его нет.",
  },
} as const satisfies Record<string, Texts>;

const needsPartner: Readonly<Record<Language, (colour: string) => string>> = {
  en: (colour) => `to place it you need another ${colour} card in hand to discard.`,
  pl: (colour) => `aby ją zagrać, potrzebna jest w ręku druga ${colour} karta do odrzucenia.`,
  ru: (colour) => `чтобы разыграть её, нужна на руке для сброса ещё одна ${colour} карта.`,
};

const needsCards: Readonly<Record<Language, (n: number) => string>> = {
  en: (n) => `activating it costs ${cardsToTake.en(n)} from your hand.`,
  pl: (n) => `aby ją aktywować, odrzuć z ręki ${cardsToTake.pl(n)}.`,
  ru: (n) => `чтобы активировать её, сбросьте с руки ${cardsToTake.ru(n)}.`,
};

/** Why a hand card cannot be used now. */
export function whyNotHand(context: BoardContext, id: Id): string {
  const { asked, language, rules, view, words } = context;
  const told = (reason: keyof typeof reasons): string => say(language, reasons[reason]);
  const card = cardOf(rules, kindOf(rules, id));
  switch (asked?.type) {
    case "opening":
      return told(beforeAction(rules, view, asked));
    case "choice":
    case "develop":
      if (card.pauper) return told("pauper");
      return needsPartner[language](words.names[`colour.${card.card.colour}`] ?? "");
    case "free-places":
      return told(card.pauper ? "pauper" : "notFree");
    case "placing":
      if (asked.where === "open") return told("placeFirst");
      if (asked.card === id) return told("itself");
      return told(card.pauper ? "pauperDiscard" : "otherColour");
    case "run":
      return told(isCostAhead(context) ? "confirmFirst" : "notWhileRunning");
    case "discards":
      return told("onlyPaupers");
    default:
      return prompt(view, context);
  }
}

/** Whether the activation that waits to be confirmed asks for cards from the hand. SPEC 8.2 */
function isCostAhead({ proposed, rules, view }: BoardContext): boolean {
  if (proposed?.action.type !== "activate") return false;
  const stack = playerIn({ view }, view.seat).stacks[proposed.action.stack];
  return stack !== undefined && cardOf(rules, kindOf(rules, stack.card)).costCards > 0;
}

/** Why a stack of one's own city cannot be used now. */
export function whyNotStack(context: BoardContext, stack: Stack<Id>): string {
  const { asked, language, rules, view } = context;
  const told = (reason: keyof typeof reasons): string => say(language, reasons[reason]);
  if (asked?.type === "choice" || asked?.type === "develop") return told("runFirst");
  if (asked?.type === "opening") return told(beforeAction(rules, view, asked));
  if (asked?.type === "placing") return told(asked.where === "open" ? "fresh" : "discardFirst");
  if (asked?.type !== "run") return prompt(view, context);
  const card = cardOf(rules, kindOf(rules, stack.card));
  const hand = playerIn(context, view.seat).hand.length;
  if (stack.turned) return told("turned");
  if (stack.used) return told("used");
  if (card.turnsInstead) return told("standIn");
  if (!card.active) return told("noEffect");
  if (card.costCards > hand) return needsCards[language](card.costCards);
  if (card.needsBoard && stack.fresh) return told("fresh");
  return told(card.needsBoard ? "noneOnBoard" : "noneToRepeat");
}

/** Why a card on the development board cannot be taken now. */
export function whyNotBoard(context: BoardContext, id: Id): string {
  const { asked, language, picked, rules, view } = context;
  const told = (reason: keyof typeof reasons): string => say(language, reasons[reason]);
  if (isSwapping(picked) && givenAway(picked) === undefined) return prompt(view, context);
  if (asked?.type === "opening" && isDeckDue(view)) return told("deckDue");
  if (asked?.type === "cover" && !cardOf(rules, kindOf(rules, id)).placeable) return told("notPlaceable");
  return told("notDrawing");
}

/** Why land cannot be bought now. */
export function whyNotLand({ asked, language, rules, view }: BoardContext): string {
  return say(language, reasons[asked?.type === "opening" ? beforeAction(rules, view, asked) : "oneAction"]);
}

/** What still has to be done before the action. SPEC 3.1 */
export function beforeAction(rules: Ruleset, view: View, task: Opening): "drawOrStop" | "drawFirst" {
  return mayStop(rules, view, task) ? "drawOrStop" : "drawFirst";
}

/** Why the newest borough has no effect to carry out now. */
export function whyNotBorough(context: BoardContext): string {
  const { asked, language } = context;
  return asked?.type === "run" ? say(language, reasons.boroughDone) : say(language, reasons.runFirst);
}
