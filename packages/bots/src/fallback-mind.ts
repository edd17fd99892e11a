import type { Game } from "@tabletown/kernel";
import type { Mind } from "./mind.ts";

/** Where a game has no mind of its own yet: the score as it stands, so that every level plays every game. */
export function fallbackMind<S, A>(game: Game<S, A>): Mind<S, A> {
  return {
    evaluate(s) {
      const standing = game.score(s);
      const scores: number[] = standing.map(() => 0);
      for (const { seat, score } of standing) scores[seat] = score;
      return scores;
    },
    // A lead of a fifth of all that was scored so far makes victory e times as likely.
    scale(s) {
      let sum = 0;
      for (const { score } of game.score(s)) sum += Math.abs(score);
      return 1 + sum / 5;
    },
  };
}
