import { type Game, quickChance, recorded, type Seat } from "@tabletown/kernel";
import type { LineMove } from "./review.ts";
import type { Valuation } from "./valuation.ts";

/** Moves that a line shows. */
const LENGTH = 6;

/** How a game could have gone on after an option: everybody plays what looks best from their own view. */
export function lineOf<S, A, V>(
  valuation: Valuation<S, A, V>,
  state: S,
  seat: Seat,
  action: A,
  seed: string,
): readonly LineMove[] {
  const { game } = valuation;
  const s = game.copy(state);
  const line: LineMove[] = [];
  let mover: Seat | undefined = seat;
  let next = action;
  for (let n = 0; n < LENGTH && mover !== undefined; n++) {
    const draws: number[] = [];
    game.apply(s, mover, next, recorded(quickChance(`${seed}/line/${n}`), draws));
    line.push({ seat: mover, move: game.format(next), draws });
    [mover] = game.toAct(s);
    if (mover !== undefined) next = chosen(valuation, game, s, mover, `${seed}/line/${n}`);
  }
  return line;
}

function chosen<S, A, V>(valuation: Valuation<S, A, V>, game: Game<S, A, V>, s: S, mover: Seat, seed: string): A {
  const chance = quickChance(`${seed}/choice`);
  const world = game.guess(game.view(s, mover), chance);
  const [action] = valuation.choose(world)(world, mover, chance);
  return action ?? (game.actions(s, mover)[0] as A);
}
