import { join } from "node:path";
import { type Contestant, contest, type Fixture, type GameResult } from "@tabletown/bots";
import { type Game, type Match, openMatch, play, recordOf, type Seat } from "@tabletown/kernel";
import type { ChosenGame } from "../chosen-game.ts";
import { writeText } from "../files.ts";

interface PlayedMove {
  readonly seat: Seat;
  readonly action: unknown;
}

/** Where a game is written and who its seats are. */
export interface SavedAs {
  readonly folder: string;
  /** By contestant. */
  readonly names: readonly string[];
}

/** Plays one game of a tournament and writes it into a folder as a record that replays it. */
export async function contestSaved(
  { game, table }: ChosenGame,
  contestants: readonly Contestant[],
  fixture: Fixture,
  { folder, names }: SavedAs,
): Promise<GameResult> {
  const moves: PlayedMove[] = [];
  const result = await contest(noting(game, moves), contestants, fixture);
  const seats = fixture.seats.map((contestant) => ({
    name: names[contestant] ?? "",
    bot: names[contestant] ?? "",
  }));
  const match = matchOf(game, fixture, moves);
  const record = recordOf(match, { seats, ...(table !== undefined && { table }) });
  const name = `${game.id}-${seats.length}-${fixture.number + 1}.json`;
  await writeText(join(folder, name), "--save", `${JSON.stringify(record)}\n`);
  return result;
}

/** The same game, but every move that is carried out is noted. */
function noting(game: Game, moves: PlayedMove[]): Game {
  return {
    ...game,
    apply(state, seat, action, chance, emit) {
      moves.push({ seat, action });
      game.apply(state, seat, action, chance, emit);
    },
  };
}

function matchOf(game: Game, { seats, seed }: Fixture, moves: readonly PlayedMove[]): Match {
  let match = openMatch(game, seats.length, seed);
  for (const { seat, action } of moves) {
    const next = play(match, seat, action);
    if (!next.ok) throw new Error(`a move cannot be played again: ${next.problem}`);
    match = next.value;
  }
  return match;
}
