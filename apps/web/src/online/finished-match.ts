import type { GameRecord } from "@tabletown/kernel";
import type { SeatInfo } from "@tabletown/protocol";
import { sharedVictory } from "@tabletown/review";
import { connection } from "../connection/connection.ts";
import { linkSentence, signInSentence } from "../connection/problem-sentence.ts";
import type { SeatedPlayer } from "../match/match-model.ts";
import { seatName } from "../part/seat-name.ts";
import type { AboutReviewed } from "../replay/played-game.ts";
import { fetchRecord } from "./match-requests.ts";
import { whyOver } from "./why-over.ts";

/** A match of the server that is over, and who looks at it. */
interface FinishedMatch {
  readonly record: GameRecord;
  readonly about: AboutReviewed;
}

/** A match that is over, or a sentence that says why it cannot be seen. */
export async function finishedMatch(id: string): Promise<FinishedMatch | string> {
  const problem = await connection.signIn();
  if (problem !== undefined) return signInSentence(problem);
  const answer = await connection.http.call("match", { params: { match: id } });
  // Of a match whose rules the server no longer knows, the record is all there is.
  if (!answer.ok && answer.problem.code !== "other-rules") return linkSentence(answer.problem);
  const record = await fetchRecord(id);
  if (typeof record === "string") return record;
  if (!answer.ok) return { record, about: { record: record.seal, match: id } };
  const { table } = answer.value;
  const reader = table.seats.findIndex(({ person }) => person !== undefined && person === connection.person.value);
  // The table may say otherwise than the rules: whoever resigned stands behind whoever did not.
  const result = sharedVictory(table.result?.places ?? []);
  return {
    record,
    about: {
      record: record.seal,
      match: id,
      ...(reader >= 0 && { reader }),
      ...(result !== undefined && { result }),
      whyOver: () => whyOver(table.result, table.seats.map(playerOf)),
    },
  };
}

function playerOf(seat: SeatInfo, index: number): Pick<SeatedPlayer, "name" | "resigned"> {
  return { name: seatName(seat, index), ...(seat.resigned && { resigned: true }) };
}
