import type { Cause, Chance, Emit } from "@tabletown/kernel";
import { has } from "./city.ts";
import { settle } from "./coins.ts";
import { rollDice, sum } from "./dice.ts";
import { collectIncome } from "./income.ts";
import type { Ruleset, Sight } from "./ruleset.ts";
import type { Phase, Player, State } from "./state.ts";

const REROLL: Phase = Object.freeze({ at: "reroll" });
const HARBOR: Phase = Object.freeze({ at: "harbor" });

/** SPEC 3.1 to 3.3: the turn begins, the dice fall; the radio tower may ask whether they stay. */
export function rollFirst(rules: Ruleset, s: State, count: number, chance: Chance, emit?: Emit): void {
  if (rules.townHall?.pays === "every-turn") {
    settle(s, s.turn, rules.townHall.amount, "7.6", rules.townHall.id, emit);
  }
  s.dice = rollDice(count, chance);
  s.total = sum(s.dice);
  emit?.({
    what: "roll",
    seat: s.turn,
    now: s.total,
    detail: { dice: s.dice },
    cause: count === 1 ? { rule: "3.2" } : causeOf("3.3", rules.station, s),
  });
  if (has(s.players[s.turn] as Player, rules.tower)) s.phase = REROLL;
  else considerHarbor(rules, s, chance, emit);
}

/** SPEC 3.4: the second roll counts, whatever it shows. */
export function rollAgain(rules: Ruleset, s: State, count: number, chance: Chance, emit?: Emit): void {
  s.dice = rollDice(count, chance);
  s.total = sum(s.dice);
  emit?.({ what: "roll", seat: s.turn, now: s.total, detail: { dice: s.dice }, cause: causeOf("3.4", rules.tower, s) });
  considerHarbor(rules, s, chance, emit);
}

export function keepRoll(rules: Ruleset, s: State, chance: Chance, emit?: Emit): void {
  emit?.({ what: "kept", seat: s.turn, now: s.total, cause: causeOf("3.4", rules.tower, s) });
  considerHarbor(rules, s, chance, emit);
}

/** SPEC 7.7: the harbour asks on a high total, after any second roll. */
function considerHarbor(rules: Ruleset, s: State, chance: Chance, emit?: Emit): void {
  const { harbor } = rules;
  if (harbor !== undefined && s.total >= harbor.effect.from && has(s.players[s.turn] as Player, harbor)) {
    s.phase = HARBOR;
  } else {
    collectIncome(rules, s, chance, emit);
  }
}

export function addToTotal(rules: Ruleset, s: State, chance: Chance, emit?: Emit): void {
  const by = rules.harbor?.effect.amount ?? 0;
  s.total += by;
  emit?.({ what: "total", seat: s.turn, by, now: s.total, cause: causeOf("7.7", rules.harbor, s) });
  collectIncome(rules, s, chance, emit);
}

export function leaveTotal(rules: Ruleset, s: State, chance: Chance, emit?: Emit): void {
  emit?.({ what: "kept", seat: s.turn, now: s.total, cause: causeOf("7.7", rules.harbor, s) });
  collectIncome(rules, s, chance, emit);
}

function causeOf(rule: string, sight: Sight | undefined, s: State): Cause {
  return sight === undefined ? { rule } : { rule, component: sight.id, seat: s.turn };
}
