import type { Mind } from "@tabletown/bots";
import { type Game, hashOf, quickChance } from "@tabletown/kernel";
import { REVIEW_VERSION } from "./review.ts";
import { METHOD, positionValues, type Valuation, valuationOf } from "./valuation.ts";

/** Positions of one random game that a judge is asked about, and how far apart they are. */
const PROBES = 6;
const MOVES_BETWEEN = 7;

/** A name for a judge: whatever changes what it says of positions, a net, an evaluation or the rules, changes it too. */
export function judgeName<S, A, V>(valuation: Valuation<S, A, V>): string {
  const { game, seats } = valuation;
  const chance = quickChance("fingerprint");
  const s = game.setup(seats, chance);
  const probes: number[][] = [];
  for (let n = 0; probes.length < PROBES; n++) {
    const [seat] = game.toAct(s);
    if (seat === undefined) break;
    if (n % MOVES_BETWEEN === 0) {
      probes.push(positionValues(valuation, s, "fingerprint").map((value) => Math.round(value * 1e4) / 1e4));
    }
    const options = game.actions(s, seat);
    game.apply(s, seat, options[chance.int(options.length)] as A, chance);
  }
  const { id, rules, options, components } = game;
  return hashOf({ review: REVIEW_VERSION, method: METHOD, game: id, rules, options, components, probes }).slice(0, 16);
}

/** Who would judge a game: a review that names another one is outdated. */
export function judgeNameOf<S, A, V>(game: Game<S, A, V>, mind: Mind<S, A> | undefined, seats: number): string {
  return judgeName(valuationOf(game, mind, seats));
}
