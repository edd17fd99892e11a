import { reasonsFor } from "@tabletown/bots";
import type { Reason } from "@tabletown/kernel";
import { futuresOf } from "@tabletown/review";
import { type SubjectName, subjectOf } from "../local/subject.ts";

/** Options, in notation, of which it is asked where they lead, and what speaks for the first. */
export interface FutureQuestion extends SubjectName {
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

addEventListener("message", async ({ data }: MessageEvent<FutureQuestion>) => {
  const { view, seat, seats } = data;
  const { game, mind } = await subjectOf(data);
  const options = data.moves.map((notation) => game.parse(notation));
  const [action, instead] = options;
  const reasons = action === undefined ? [] : reasonsFor(game, mind, { view, seat, action, instead });
  const futures = futuresOf(game, mind, { view, seat, seats, options, samples: SAMPLES });
  const seen = futures.map((states) => states.map((state) => game.view(state, seat)));
  postMessage({ reasons, futures: seen } satisfies FutureAnswer);
});
