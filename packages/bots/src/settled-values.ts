import type { Chance, Game } from "@tabletown/kernel";
import type { Judge } from "./judge.ts";
import { lookaheadContext, quiescenceValue } from "./lookahead.ts";
import { lookaheadPolicy } from "./lookahead-policy.ts";
import type { Mind } from "./mind.ts";

/** Choices after which a turn is judged wherever it is. */
const LONGEST_TURN = 60;

/**
 * What a state is worth to each seat. Where turns are long, the one under way is played to where the judge has an
 * opinion: otherwise it would seem to change its mind in every turn.
 */
export function settledValues<S, A>(
  context: {
    readonly game: Game<S, A>;
    readonly mind: Mind<S, A>;
    readonly judge: Judge<S>;
    readonly heuristic: Judge<S>;
    /** How many options are followed further where there are many. */
    readonly breadth?: number;
  },
  world: S,
  chance: Chance,
): readonly number[] {
  const { game, mind, judge, heuristic, breadth } = context;
  if (!mind.rollout?.longTurns) {
    const ahead = lookaheadContext(game, mind, judge, chance);
    return quiescenceValue(breadth === undefined ? ahead : { ...ahead, breadth }, world);
  }
  const choose = lookaheadPolicy(game, mind, heuristic);
  const s = game.copy(world);
  for (let choices = 0; choices < LONGEST_TURN && !judge.settled(s); choices++) {
    const [mover] = game.toAct(s);
    if (mover === undefined) break;
    for (const action of choose(s, mover, chance)) game.apply(s, mover, action, chance);
  }
  return judge.values(s);
}
