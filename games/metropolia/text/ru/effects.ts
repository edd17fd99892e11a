import type { Colour, Effect, Establishment, Landmark, TownHall } from "../../data/table.ts";
import type { EffectPhrases } from "../phrases.ts";
import { called, list, object, ofSymbol, taken } from "./nouns.ts";

const when: Record<Colour, string> = {
  blue: "В ход любого игрока",
  green: "В ваш ход",
  red: "В ход другого игрока",
  purple: "В ваш ход",
};

function does(effect: Effect): string {
  switch (effect.type) {
    case "bank":
      return `получите ${taken(effect.amount)} из банка`;
    case "bank-per-symbol":
      return `получите ${taken(effect.amount)} из банка за каждую свою карту с символом ${ofSymbol[effect.symbol]}`;
    case "bank-per-card":
      return `получите ${taken(effect.amount)} из банка за каждую свою карту «${called(effect.card)}»`;
    case "bank-roll":
      return `${effect.dice === 1 ? "один кубик бросают" : "два кубика бросают"} один раз для всех; получите из банка столько монет, сколько выпало`;
    case "roller-pays":
      return `получите ${taken(effect.amount)} от игрока, который бросал`;
    case "each-pays":
      return `получите ${taken(effect.amount)} от каждого другого игрока`;
    case "each-pays-per-symbol":
      return `получите от каждого другого игрока ${taken(effect.amount)} за каждую его карту с символом ${list(effect.symbols.map((symbol) => ofSymbol[symbol]))}`;
    case "each-pays-half":
      return `каждый другой игрок, у которого монет не меньше ${effect.from}, отдаёт вам половину, с округлением вниз`;
    case "one-pays":
      return `получите ${taken(effect.amount)} от одного игрока по вашему выбору`;
    case "swap":
      return `можете обменять одно своё предприятие на предприятие другого игрока; карты с символом ${ofSymbol[effect.except]} не обмениваются`;
  }
}

function establishment({ colour, effect, needs }: Establishment): string {
  const condition = needs === undefined ? "" : `, если вы построили ${object(needs)}`;
  return `${when[colour]}${condition}: ${does(effect)}.`;
}

function landmark({ effect }: Landmark): string {
  switch (effect.type) {
    case "two-dice":
      return "Вы можете бросать один кубик или два.";
    case "raise":
      return `Каждая ваша карта с символом ${list(effect.symbols.map((symbol) => ofSymbol[symbol]))} приносит на ${taken(effect.amount)} больше; карта, которая платит за другие карты, — на столько же больше за каждую из них.`;
    case "extra-turn":
      return "Если выпал дубль, после этого хода вы делаете ещё один.";
    case "reroll":
      return "Раз за ход вы можете перебросить кубики.";
    case "add":
      return `Если ваша сумма не меньше ${effect.from}, вы можете прибавить к ней ${effect.amount}.`;
    case "idle-income":
      return `Если за свой ход вы ничего не построили, получите ${taken(effect.amount)} из банка.`;
  }
}

function townHall({ amount }: TownHall): string {
  return `В начале своего хода получите ${taken(amount)} из банка (в варианте других изданий: перед постройкой и только если у вас нет монет).`;
}

export const effects: EffectPhrases = { establishment, landmark, townHall };
