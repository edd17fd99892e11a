import { subjectName } from "../local/bot-client.ts";
import { startWorker } from "../worker-client.ts";
import type { Behind, WeighingRequest } from "./answer-weighing.ts";
import type { WeighAnswer } from "./exercise-match.ts";

/** Asks a worker how far an answer is behind the best move. */
export const weighByWorker: WeighAnswer = (inPlay, { view, seat, names, choices: [best] }, answer) => {
  const worker = startWorker("answers");
  return new Promise<Behind>((resolve) => {
    worker.addEventListener("message", ({ data }: MessageEvent<Behind>) => resolve(data));
    worker.addEventListener("error", () => resolve(undefined));
    const question = { ...subjectName(inPlay), view, seat, seats: names.length, answer, best: best?.move ?? answer };
    worker.postMessage(question satisfies WeighingRequest);
  }).finally(() => worker.terminate());
};
