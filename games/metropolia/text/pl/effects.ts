import type { Colour, Effect, Establishment, Landmark, TownHall } from "../../data/table.ts";
import type { EffectPhrases } from "../phrases.ts";
import { list, ofSymbol, quoted, taken } from "./nouns.ts";

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

export const effects: EffectPhrases = { establishment, landmark, townHall };
