import { reasonsFor } from "@tabletown/bots";
import type { Reason } from "@tabletown/kernel";
import { futuresOf } from "@tabletown/review";
import { type SubjectName, subjectOf } from "../local/subject.ts";

/** Options, in notation, of which it is asked where they lead, and what speaks for the first. */
export interface FutureRequest extends SubjectName {
  readonly view: unknown;
  readonly seat: number;
  readonly seats: number;
  readonly moves: readonly string[];
}

export interface FutureAnswer {
  /** What speaks for the first option, held against the second. */
  readonly reasons: readonly Reason[];
  /** For each option positions some turns later, as who chose would see them. */
  readonly futures: readonly (readonly unknown[])[];
}

const SAMPLES = 24;

/** Makes a worker tell where options lead. */
export function answerFutureQuestions(): void {
  addEventListener("message", async ({ data }: MessageEvent<FutureRequest>) => postMessage(await answerTo(data)));
}

async function answerTo(question: FutureRequest): Promise<FutureAnswer> {
  const { view, seat, seats } = question;
  const { game, mind } = await subjectOf(question);
  const options = question.moves.map((notation) => game.parse(notation));
  const [action, instead] = options;
  const reasons = action === undefined ? [] : reasonsFor(game, mind, { view, seat, action, instead });
  const futures = futuresOf(game, mind, { view, seat, seats, options, samples: SAMPLES });
  const seen = futures.map((states) => states.map((state) => game.view(state, seat)));
  return { reasons, futures: seen };
}
