import { endOfRollout, type Mind } from "@tabletown/bots";
import { type Game, quickChance, type Seat } from "@tabletown/kernel";
import { valuationOf } from "./valuation.ts";

/** A choice between some options, as who made it knew it. */
export interface FutureQuestion<A, V> {
  readonly view: V;
  readonly seat: Seat;
  readonly seats: number;
  readonly options: readonly A[];
  /** How often each is played out. */
  readonly samples: number;
}

/** Where options lead: for each of them positions some turns later, in the same worlds and with the same luck for all. */
export function futuresOf<S, A, V>(
  game: Game<S, A, V>,
  mind: Mind<S, A> | undefined,
  { view, seat, seats, options, samples }: FutureQuestion<A, V>,
): readonly (readonly S[])[] {
  const valuation = valuationOf(game, mind, seats);
  return options.map((action) =>
    Array.from({ length: samples }, (_, n) => {
      const world = game.guess(view, quickChance(`future/world/${n}`));
      const chance = quickChance(`future/${n}`);
      return endOfRollout(game, valuation.choose(world), valuation.lengthOf(world), { world, seat, action }, chance);
    }),
  );
}
