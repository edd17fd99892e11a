import {
  type Game,
  type GameRecord,
  gameOfRecord,
  type RecordFault,
  type Replayed,
  type Result,
  replaySteps,
  success,
  type Title,
} from "@tabletown/kernel";
import { finishInSlices } from "../part/in-slices.ts";

/** The game of a record, and every move of it played again; otherwise what is wrong with the record. */
export async function replayedRecord(
  title: Title,
  record: GameRecord,
): Promise<Result<{ readonly game: Game; readonly again: Replayed }, RecordFault>> {
  const game = gameOfRecord(title, record);
  if (!game.ok) return game;
  const again = await finishInSlices(replaySteps(game.value, record));
  return again.ok ? success({ game: game.value, again: again.value }) : again;
}
