import { catalog } from "@tabletown/catalog";
import {
  type Game,
  type GameRecord,
  gameOfRecord,
  plainText,
  type RecordFault,
  type Replayed,
  readRecord,
  recordFaultText,
  replay,
  type Seat,
  type Title,
  titleUnder,
} from "@tabletown/kernel";
import { readText, titleOf } from "./chosen-game.ts";
import { EXIT, Fault } from "./fault.ts";

export interface OpenedRecord {
  readonly record: GameRecord;
  readonly title: Title;
  readonly game: Game;
}

/** Opens a record file together with the game it was played with. */
export async function openRecord(path: string): Promise<OpenedRecord> {
  const record = readRecord(await readText(path));
  if (!record.ok) throw refused(path, record.problem);
  const entry = catalog.find(({ id }) => id === record.value.game);
  if (entry === undefined) throw refused(path, { code: "unknown-game", path: "game", detail: record.value.game });
  const title = await titleOf(entry.id);
  const game = gameOfRecord(title, record.value);
  if (!game.ok) throw refused(path, game.problem);
  return { record: record.value, title: titleUnder(title, record.value.rules) ?? title, game: game.value };
}

/** A record with every position that it leads through. */
interface ReplayedRecord extends OpenedRecord {
  readonly played: Replayed;
}

/** Opens a record file and plays it again. */
export async function replayRecord(path: string): Promise<ReplayedRecord> {
  const opened = await openRecord(path);
  const played = replay(opened.game, opened.record);
  if (!played.ok) throw refused(path, played.problem);
  return { ...opened, played: played.value };
}

/** What players are called where a person reads it: what a stranger has put into a record must not command a terminal. */
export function namesIn({ seats }: Pick<GameRecord, "seats">): (seat: Seat) => string {
  return (seat) => plainText(seats[seat]?.name ?? "") || `#${seat + 1}`;
}

export function refused(path: string, fault: RecordFault): Fault {
  return new Fault(`${path}: ${recordFaultText("en", fault)}`, EXIT.refused);
}
