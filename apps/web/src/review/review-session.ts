import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { type Findings, isReviewOf, type Review, type ReviewBasis, reviewOf, steadied } from "@tabletown/review";
import { subjectName } from "../local/bot-client.ts";
import type { PlayedGame, ReviewableGame } from "../replay/played-game.ts";
import { startWorker } from "../worker-client.ts";
import type { ReviewNews, ReviewQuestion } from "./review-question.ts";
import { storedReview, storeReview } from "./stored-reviews.ts";

/** How far a review is. */
export interface ReviewState {
  /** What is known so far. */
  readonly review?: Review;
  /** From 0 to 1. */
  readonly progress: number;
  readonly stage: "working" | "done" | "failed";
}

/** A second worker helps where a core is left for the page. */
const MOST_WORKERS = 2;

interface Helper {
  readonly worker: Worker;
  findings?: Findings;
  done: boolean;
}

/** The review of one game while somebody looks at it: made in workers, which end when it is closed. */
export class ReviewSession {
  readonly state: ReadonlySignal<ReviewState>;
  readonly game: ReviewableGame;
  readonly #played: PlayedGame;
  readonly #state: Signal<ReviewState> = signal({ progress: 0, stage: "working" });
  #helpers: readonly Helper[] = [];
  #basis: ReviewBasis | undefined;
  /** What was found on this device before; it stands if the same judge would be asked. */
  #before: Review | undefined;
  #closed = false;

  /** `made` is what the server made of it, if it did. */
  constructor(played: PlayedGame, game: ReviewableGame, made: Promise<Review | undefined>) {
    this.state = this.#state;
    this.#played = played;
    this.game = game;
    void this.#begin(made);
  }

  close(): void {
    this.#closed = true;
    this.#stop();
  }

  /** Once more, after it failed. */
  retry(): void {
    this.#state.value = { progress: 0, stage: "working" };
    this.#start();
  }

  async #begin(made: Promise<Review | undefined>): Promise<void> {
    // Starting workers takes the page a while: the game is drawn first.
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    if (this.#closed) return;
    this.#start();
    this.#before = await storedReview(this.game.record).catch(() => undefined);
    this.#recall();
    const review = await made.catch(() => undefined);
    if (review !== undefined && !this.#closed && this.#state.value.stage === "working") this.#finish(review);
  }

  #start(): void {
    const count = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency - 1));
    this.#helpers = Array.from({ length: count }, (_, index) => {
      const worker = startWorker("reviews");
      const helper: Helper = { worker, done: false };
      worker.addEventListener("message", ({ data }: MessageEvent<ReviewNews>) => this.#hear(helper, data));
      worker.addEventListener("error", () => this.#fail());
      worker.postMessage(this.#question(index, count));
      return helper;
    });
  }

  #question(index: number, of: number): ReviewQuestion {
    const { record, states, moves, result } = this.game;
    return {
      ...subjectName(this.#played.inPlay),
      record,
      seats: this.#played.seats.length,
      setup: states[0],
      moves: moves.map(({ seat, action, draws }) => ({ seat, action, draws })),
      ...(result !== undefined && { result }),
      share: { index, of },
    };
  }

  #hear(helper: Helper, answer: ReviewNews): void {
    if (this.#closed || !this.#helpers.includes(helper)) return;
    switch (answer.kind) {
      case "basis":
        this.#basis ??= answer.basis;
        this.#recall();
        break;
      case "found":
        helper.findings = answer.findings;
        helper.done = answer.done;
        this.#show();
        break;
      case "failed":
        this.#fail();
        break;
    }
  }

  /** What is stored is shown at once, if it is what would be made today. */
  #recall(): void {
    if (this.#before === undefined || this.#basis === undefined) return;
    if (isReviewOf(this.#basis, this.#before)) this.#finish(this.#before);
  }

  #show(): void {
    const shares = this.#helpers.flatMap(({ findings }) => (findings === undefined ? [] : [findings]));
    // What one has found of every other move alone would be a picture full of holes.
    if (this.#basis === undefined || shares.length < this.#helpers.length) return;
    const review = reviewOf(this.#basis, shares);
    if (this.#helpers.every(({ done }) => done)) {
      void storeReview(review).catch(() => undefined);
      this.#finish(review);
    } else {
      const { review: before } = this.#state.value;
      const progress = Math.min(...shares.map((share) => share.progress));
      this.#state.value = {
        review: before === undefined ? review : steadied(before, review),
        progress,
        stage: "working",
      };
    }
  }

  #finish(review: Review): void {
    this.#state.value = { review, progress: 1, stage: "done" };
    this.#stop();
  }

  #fail(): void {
    const { review } = this.#state.value;
    this.#state.value = { ...(review !== undefined && { review }), progress: 0, stage: "failed" };
    this.#stop();
  }

  #stop(): void {
    for (const { worker } of this.#helpers) worker.terminate();
    this.#helpers = [];
  }
}
