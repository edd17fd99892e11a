import type { Phrases } from "../phrases.ts";
import { amountOf, money } from "./effects.ts";

export const reasons: Phrases["reasons"] = {
  own: (stat, by) => `само по себе даёт ${amountOf(stat, by)}`,
  other: (stat, by, tile) => `ваш тайл «${tile}» даёт благодаря этому ${amountOf(stat, by)}`,
  cheap: (price) => `стоит всего ${money(price)}`,
  goalLead: (goal, points) => `вы становитесь единоличным лидером в цели «${goal}»: +${points} к населению в конце`,
  goalNearer: (goal) => `шаг к цели «${goal}»`,
  goalDenied: (goal, who) => `в цели «${goal}» ${who} больше не лидирует единолично`,
  goalWorth: (points) => `даёт +${points} к населению в конце`,
  denies: (tile, who) => `следующий ход делает ${who}, и тайл «${tile}» туда уже не попадёт`,
};
