import { type Move, scripted, step } from "@tabletown/kernel";
import { reviewerOf } from "@tabletown/review";
import { subjectOf } from "../local/subject.ts";
import type { ReviewNews, ReviewQuestion } from "./review-question.ts";

/** How often it tells what it has found, in milliseconds: soon at first, when there is most to see. */
const FIRST = 250;
const LATER = 1_200;
/** After so long, what is found is told at leisure. */
const SETTLED = 4_000;

async function review(question: ReviewQuestion): Promise<void> {
  const { game, mind } = await subjectOf(question);
  const { seats, record, result, share } = question;
  const states = [question.setup];
  const moves: Move<unknown>[] = [];
  for (const { seat, action, draws } of question.moves) {
    const stepped = step(game, states.at(-1), seat, action, scripted(draws));
    if (!stepped.ok) throw new Error(`a move that was made cannot be made again: ${stepped.problem}`);
    states.push(stepped.value.state);
    moves.push({ seat, action, draws, events: stepped.value.events });
  }
  const played = { states, moves };
  const reviewer = reviewerOf({ game, mind, seats, record, played, ...(result !== undefined && { result }) }, share);
  tell({ kind: "basis", basis: reviewer.basis });
  const begun = performance.now();
  let told = begun;
  while (reviewer.advance()) {
    const now = performance.now();
    if (now - told < (now - begun < SETTLED ? FIRST : LATER)) continue;
    tell({ kind: "found", findings: reviewer.findings(), done: false });
    told = performance.now();
  }
  tell({ kind: "found", findings: reviewer.findings(), done: true });
}

function tell(answer: ReviewNews): void {
  postMessage(answer);
}

/** Makes a worker review the games that it is given. */
export function answerReviewQuestions(): void {
  addEventListener("message", ({ data }: MessageEvent<ReviewQuestion>) => {
    review(data).catch((error: unknown) => tell({ kind: "failed", problem: String(error) }));
  });
}
