import { checkRecord, type GameRecord, recordFaultText } from "@tabletown/kernel";
import type { CallResult, ReplayFrame } from "@tabletown/protocol";
import { checkReview, type Review } from "@tabletown/review";
import { connection } from "../connection/connection.ts";
import { linkSentence } from "../connection/problem-sentence.ts";
import { settings } from "../settings.ts";

/** The record of a match that is over, or a sentence that says why it cannot be had: before that nobody may have it. */
export async function fetchRecord(match: string): Promise<GameRecord | string> {
  return checked(await connection.http.call("record", { params: { match } }));
}

/** What the server has found out about a match that is over, if it has. */
export async function fetchReview(match: string): Promise<Review | undefined> {
  const answer = await connection.http.call("review", { params: { match } });
  const review = answer.ok && answer.value.review !== undefined ? checkReview(answer.value.review) : undefined;
  return review?.ok ? review.value : undefined;
}

/** The record of a finished match that was shared by its link; a sentence where it cannot be had. */
export async function fetchShared(match: string, key: string): Promise<GameRecord | string> {
  return checked(await connection.http.call("record", { params: { match }, query: { key } }));
}

/** A record that somebody has uploaded. */
export async function fetchUploaded(record: string): Promise<GameRecord | string> {
  return checked(await connection.http.call("uploaded", { params: { record } }));
}

function checked(answer: CallResult<"record">): GameRecord | string {
  if (!answer.ok) return linkSentence(answer.problem);
  const record = checkRecord(answer.value);
  return record.ok ? record.value : recordFaultText(settings.value.language, record.problem);
}

/**
 * Every move from one on as we were allowed to see it, page by page; with the positions, or only the events. Nothing
 * where not all of them could be had.
 */
export async function fetchFrames(
  match: string,
  from: number,
  views: boolean,
): Promise<readonly ReplayFrame[] | undefined> {
  const frames: ReplayFrame[] = [];
  for (;;) {
    const answer = await connection.http.call("replay", {
      params: { match },
      query: { from: String(from + frames.length), views: views ? "yes" : "no" },
    });
    if (!answer.ok) return undefined;
    if (answer.value.frames.length === 0) return frames;
    frames.push(...answer.value.frames);
    if ((frames.at(-1)?.move ?? 0) >= answer.value.moves) return frames;
  }
}
