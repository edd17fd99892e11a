import { quickChance } from "@tabletown/kernel";
import { standard } from "../data/standard.ts";
import { gameWith } from "../fixtures/arrange.ts";
import type { Action } from "../rules/action.ts";
import { rulesetOf } from "../rules/ruleset.ts";
import type { State } from "../rules/state.ts";

/** The Lone Architect's game, for tests. */
export const game = gameWith({ variant: "lone-architect" });
export const rules = rulesetOf(game.options, standard);

/** The states on the way through random games. */
export function* statesOf(games: number): Generator<State> {
  for (let n = 0; n < games; n++) {
    const chance = quickChance(`alone ${n}`);
    const s = game.setup(1, chance);
    while (game.toAct(s).length > 0) {
      yield s;
      const options = game.actions(s, 0);
      // Lakes are on every space, so they would be built most of the time.
      const likely = options.filter((a) => a.type !== "lake");
      const from = likely.length > 0 ? likely : options;
      game.apply(s, 0, from[chance.int(from.length)] as Action, chance);
    }
  }
}
