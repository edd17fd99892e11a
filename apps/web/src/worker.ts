// What every worker of the page runs. One program for all: in programs of their own each would carry the games once more.
import { answerBotQuestions } from "./local/bot-answers.ts";
import { weighAnswers } from "./review/answer-weighing.ts";
import { answerFutureQuestions } from "./review/future-answers.ts";
import { answerReviewQuestions } from "./review/review-answers.ts";
import type { WorkerTask } from "./worker-client.ts";

const tasks: Readonly<Record<WorkerTask, () => void>> = {
  bots: answerBotQuestions,
  reviews: answerReviewQuestions,
  futures: answerFutureQuestions,
  answers: weighAnswers,
};

tasks[self.name as WorkerTask]();
