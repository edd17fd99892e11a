import type { Game, Seat } from "@tabletown/kernel";
import { type Judge, judgeOf } from "../judge.ts";
import { expectedValue, lookaheadContext } from "../lookahead.ts";
import { lookaheadPolicy, type RolloutPolicy } from "../lookahead-policy.ts";
import type { Mind } from "../mind.ts";
import { certain } from "../outcomes.ts";

/** Options in the middle of a turn that are followed further where luck is weighed. */
export const TRAINING_BREADTH = 3;
/** Choices behind the first that the net looks through: a tile taken and then placed. */
const FURTHER_CHOICES = 1;

/**
 * Chooses by the net, if there is one, where the options lead without luck to settled states, by the mind's own
 * evaluation elsewhere, and now and then at random. Where turns are long they hardly ever do.
 */
export function trainingPolicy<S, A>(
  game: Game<S, A>,
  mind: Mind<S, A>,
  judge: Judge<S> | undefined,
  exploration: number,
  luckByNet = false,
): RolloutPolicy<S, A> {
  const heuristic = judgeOf(game, mind);
  const afterLuck = judge !== undefined && luckByNet ? judge : { ...heuristic, settled: () => true };
  const throughTheTurn = mind.rollout?.longTurns ? lookaheadPolicy(game, mind, heuristic) : undefined;
  return (s, seat, chance) => {
    const listed = game.actions(s, seat);
    const options = mind.candidates?.(s, seat, listed) ?? listed;
    if (options.length === 1) return options;
    if (chance.int(1_000) < exploration * 1_000) return [options[chance.int(options.length)] as A];
    if (throughTheTurn !== undefined) return throughTheTurn(s, seat, chance);
    const context = { ...lookaheadContext(game, mind, afterLuck, chance), breadth: TRAINING_BREADTH };
    let best: A | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const action of options) {
      const learned = judge === undefined ? undefined : valueWithoutLuck({ game, mind, judge }, s, seat, action);
      const value = (learned ?? expectedValue(context, s, seat, action))[seat];
      if (value !== undefined && value > most) {
        most = value;
        best = action;
      }
    }
    return [best ?? (options[0] as A)];
  };
}

/** The value after an action and the best choices behind it that lead to a settled state without any luck. */
function valueWithoutLuck<S, A>(
  context: { readonly game: Game<S, A>; readonly mind: Mind<S, A>; readonly judge: Judge<S> },
  s: S,
  seat: Seat,
  action: A,
  further: number = FURTHER_CHOICES,
): readonly number[] | undefined {
  const { game, mind, judge } = context;
  const after = certain(game, s, seat, action);
  if (after === undefined) return undefined;
  if (judge.settled(after)) return judge.values(after);
  if (further === 0 || game.toAct(after)[0] !== seat) return undefined;
  const listed = game.actions(after, seat);
  let best: readonly number[] | undefined;
  for (const next of mind.candidates?.(after, seat, listed) ?? listed) {
    const values = valueWithoutLuck(context, after, seat, next, further - 1);
    if (values === undefined) return undefined;
    if (best === undefined || (values[seat] as number) > (best[seat] as number)) best = values;
  }
  return best;
}
