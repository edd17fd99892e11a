import { futuresOf } from "@tabletown/review";
import { type SubjectName, subjectOf } from "../local/subject.ts";

/** Options, in notation, of which it is asked where they lead. */
export interface FutureQuestion extends SubjectName {
  readonly view: unknown;
  readonly seat: number;
  readonly seats: number;
  readonly moves: readonly string[];
}

/** For each option positions some turns later, as who chose would see them. */
export type FutureAnswer = readonly (readonly unknown[])[];

const SAMPLES = 24;

addEventListener("message", async ({ data }: MessageEvent<FutureQuestion>) => {
  const { view, seat, seats } = data;
  const { game, mind } = await subjectOf(data);
  const options = data.moves.map((notation) => game.parse(notation));
  const futures = futuresOf(game, mind, { view, seat, seats, options, samples: SAMPLES });
  postMessage(futures.map((states) => states.map((state) => game.view(state, seat))) satisfies FutureAnswer);
});
