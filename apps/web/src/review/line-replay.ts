import { scripted, step } from "@tabletown/kernel";
import type { LineMove } from "@tabletown/review";
import { knownGame, type PlayedGame, type ReviewableGame } from "../replay/played-game.ts";

/** How a game could have gone on: as it was up to a move, and then a line instead of what was played. */
export function lineReplay(
  { inPlay, seats, viewers }: PlayedGame,
  { states, moves }: ReviewableGame,
  move: number,
  line: readonly LineMove[],
): PlayedGame {
  const known = { states: states.slice(0, move), moves: moves.slice(0, move - 1) };
  for (const { seat, move: notation, draws } of line) {
    const stepped = step(inPlay.game, known.states.at(-1), seat, notation, scripted(draws));
    // A line that another version found is shown as far as it goes.
    if (!stepped.ok) break;
    const { state, action, events } = stepped.value;
    known.states.push(state);
    known.moves.push({ seat, action, draws, events });
  }
  return knownGame({ inPlay, seats, viewers, ...known });
}
