import type { Json, Secret } from "@tabletown/kernel";
import { copy } from "./copy.ts";
import type { Ruleset } from "./ruleset.ts";
import { NO_BID, type State } from "./state.ts";

/** Buildings have the same back: they may change places. */
const POOL = "buildings face down";

/** Everything hidden, said apart from `view`. SPEC 1.1, 1.2, 3.1 */
export function secrets(_rules: Ruleset, { stack, players }: State): readonly Secret[] {
  return [
    ...stack.map((value, index) => {
      const depth = stack.length - index;
      return { name: "a building in the stack", knownTo: [], value, pool: POOL, depth };
    }),
    ...players.flatMap(({ hand }, seat) =>
      hand.map((value) => ({ name: `a building in the hand of seat ${seat}`, knownTo: [seat], value, pool: POOL })),
    ),
    ...players.flatMap(({ bid, coins }, seat) => {
      if (bid === NO_BID) return [];
      const others = Array.from({ length: coins + 1 }, (_, other) => other);
      return [{ name: `the bid of seat ${seat}`, knownTo: [seat], value: bid, others }];
    }),
  ];
}

/** The same position with other hidden values, in the order of `secrets`. */
export function withSecrets(_rules: Ruleset, s: State, values: readonly Json[]): State {
  const changed = copy(s);
  const next = values.values();
  changed.stack = changed.stack.map(() => String(next.next().value));
  for (const player of changed.players) player.hand = player.hand.map(() => String(next.next().value));
  for (const player of changed.players) if (player.bid !== NO_BID) player.bid = Number(next.next().value);
  return changed;
}
