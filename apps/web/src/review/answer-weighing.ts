import { roughJudge } from "@tabletown/review";
import { type SubjectName, subjectOf } from "../local/subject.ts";

/** An answer that the review did not look at closely, and the best move it is held against; both in notation. */
export interface WeighingRequest extends SubjectName {
  readonly view: unknown;
  readonly seat: number;
  readonly seats: number;
  readonly answer: string;
  readonly best: string;
}

/** How far an answer is behind; nothing where that could not be found out. */
export type Behind = number | undefined;

/** How often both moves are played out. */
const ROUNDS = 96;

/** Makes a worker weigh answers. */
export function weighAnswers(): void {
  addEventListener("message", ({ data }: MessageEvent<WeighingRequest>) => {
    behindBest(data).then(
      (behind) => postMessage(behind),
      () => postMessage(undefined),
    );
  });
}

async function behindBest(request: WeighingRequest): Promise<Behind> {
  const { view, seat, seats, answer, best } = request;
  const { game, mind } = await subjectOf(request);
  const judge = roughJudge(game, mind, seats);
  const options = [game.parse(answer)];
  return judge({ view, seat, options, good: game.parse(best), seed: "exercise", rounds: ROUNDS })[0];
}
