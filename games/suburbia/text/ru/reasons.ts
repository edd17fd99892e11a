import type { Phrases } from "../phrases.ts";
import { amountOf, money } from "./effects.ts";

export const reasons: Phrases["reasons"] = {
  own: (stat, by) => `сам тайл даёт ${amountOf(stat, by)}`,
  other: (stat, by, tile) => `тайл «${tile}» даёт благодаря этому ${amountOf(stat, by)}`,
  cheap: (price) => `стоит всего ${money(price)}`,
  cheapRemoval: (price) =>
    price === 0 ? "убрать его ничего не стоит" : `убрать его стоит ${money(price)}, дешевле на рынке нет`,
  goalLead: (goal, points) => `единоличное лидерство в цели «${goal}»: +${points} к населению в конце`,
  goalNearer: (goal) => `шаг к цели «${goal}»`,
  goalDenied: (goal, who) => `в цели «${goal}» ${who.does("больше не лидирует")} единолично`,
  goalWorth: (points) => `даёт +${points} к населению в конце`,
  denies: (tile, who) => `тайл «${tile}» ${who.you ? "вам уже не купить" : `${who.name} уже не купит`}`,
};
