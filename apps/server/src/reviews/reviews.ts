import { canonical } from "@tabletown/kernel";
import { REVIEW_VERSION, type Review, sharedVictory } from "@tabletown/review";
import type { Logger } from "pino";
import type { ServerConfig } from "../config/config.ts";
import type { JobOutcome } from "../jobs/scheduler.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { Queue } from "../queue.ts";
import type { RecordWorker } from "../records/record-worker.ts";
import { isOver } from "../rooms/match-state.ts";
import type { Room } from "../rooms/room.ts";
import type { Rooms } from "../rooms/rooms.ts";
import type { JobRow } from "../stores/jobs.ts";
import type { GameIdentity } from "../stores/matches.ts";
import type { Store } from "../stores/store.ts";
import { Thread } from "../thread.ts";
import type { ReviewAnswer, ReviewTask } from "./task.ts";

const PROGRAM = new URL("./worker.ts", import.meta.url);
/** At the lowest priority processor time is long in coming: a review that takes so many times its budget is given up. */
const PATIENCE = 100;
const LEAST_PATIENCE = 900_000;
const MEGABYTES = 512;
/** A review under way says so this often, for so long. */
const RENEW_EVERY = 10_000;
const LEASE = 30_000;
/** When one is under way, or bots need the processor, the others look again after this. */
const BUSY = 5_000;
const MOST_TRIES = 3;
const MOST_JUDGES = 500;

interface ReviewServices {
  readonly config: ServerConfig;
  readonly node: string;
  readonly store: Store;
  readonly rooms: Rooms;
  readonly recordWorker: RecordWorker;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** Whether bots wait for the processor. */
  isBusy(): boolean;
}

/** What is known of a match's review. */
export interface FoundReview {
  readonly state: "made" | "waiting" | "off";
  readonly review?: Review;
}

/** Reviews of matches that are over: made once by one thread of low priority when somebody asks, kept with the match. */
export class Reviews {
  private readonly services: ReviewServices;
  private readonly thread: Thread<ReviewTask, ReviewAnswer>;
  private readonly queue = new Queue();
  /** Who judges a game today; known from when it was first asked. */
  private readonly judges = new Map<string, string>();
  private working: Promise<void> | undefined;

  constructor(services: ReviewServices) {
    this.services = services;
    const { catalog, reviewBudget } = services.config;
    const patience = Math.max(LEAST_PATIENCE, PATIENCE * reviewBudget);
    this.thread = new Thread({ program: PROGRAM, data: { catalog }, patience, megabytes: MEGABYTES });
  }

  /** Whether one is being made right now. */
  get busy(): boolean {
    return this.working !== undefined;
  }

  /**
   * The review of a match that is over. Where there is none yet, or a better judge has come, one will be made; where
   * none could be made, that is left to the reader's device.
   */
  async find({ row, state }: Room): Promise<FoundReview> {
    const { store, config } = this.services;
    const stored = await store.reviews.find(row.id);
    if (stored?.version !== REVIEW_VERSION) {
      if (config.reviewBudget === 0) return { state: "off" };
      await store.reviews.request(row.id, REVIEW_VERSION, config.now());
      return { state: "waiting" };
    }
    if (config.reviewBudget > 0) void this.renewIfOutdated(row, state.seats.length, stored.judge);
    return stored.data === "" ? { state: "off" } : { state: "made", review: JSON.parse(stored.data) as Review };
  }

  /** Begins the review of a match, unless another is under way; it is finished after the job has been handed back. */
  async take(job: JobRow): Promise<JobOutcome> {
    const { config, isBusy } = this.services;
    if (config.reviewBudget === 0) return "done";
    if (this.busy || isBusy()) return { later: config.now() + BUSY, untried: true };
    if (job.tries >= MOST_TRIES) return this.giveUp(job.match);
    this.working = this.work(job.match)
      .catch((error: unknown) => {
        this.services.metrics.reviews("failed");
        this.services.log.warn({ error: String(error), match: job.match }, "a review could not be made");
      })
      .finally(() => {
        this.working = undefined;
      });
    return "kept";
  }

  async close(): Promise<void> {
    await this.thread.stop();
    await this.working;
  }

  private async work(match: string): Promise<void> {
    const { store, node, config, metrics } = this.services;
    const renew = (): void => {
      store.jobs.renew(match, "review", node, config.now() + LEASE).catch(() => undefined);
    };
    const renewing = setInterval(renew, RENEW_EVERY);
    const begun = performance.now();
    try {
      const task = await this.taskOf(match);
      const answer = task === undefined ? undefined : await this.queue.run(() => this.thread.ask(task));
      if (answer?.review === undefined) {
        metrics.reviews("failed");
        return;
      }
      const { judge, review } = answer;
      await store.reviews.keep({
        match,
        version: REVIEW_VERSION,
        judge,
        made: config.now(),
        data: JSON.stringify(review),
      });
      metrics.reviews("made");
      metrics.reviewSeconds.observe((performance.now() - begun) / 1_000);
    } finally {
      clearInterval(renewing);
    }
  }

  private async giveUp(match: string): Promise<JobOutcome> {
    const { store, rooms, config } = this.services;
    const found = await rooms.get(match);
    const judge = found.ok ? await this.judgeToday(found.value.row, found.value.state.seats.length) : undefined;
    await store.reviews.giveUp({ match, version: REVIEW_VERSION, judge: judge ?? "", made: config.now() });
    return "kept";
  }

  /** What the thread is asked; nothing where the match is not over, or not known here any more. */
  private async taskOf(match: string): Promise<ReviewTask | undefined> {
    const { rooms, recordWorker, config } = this.services;
    const found = await rooms.get(match);
    if (!found.ok || !isOver(found.value.state)) return undefined;
    const room = found.value;
    const record = await recordWorker.write(room, await room.log());
    if (!record.ok || record.value === undefined) return undefined;
    const { game, rules, settings } = room.row;
    const { result } = room.state;
    const came = sharedVictory(result?.places ?? []);
    return {
      type: "review",
      played: { game, rules, settings },
      record: record.value,
      ...(came !== undefined && { result: came }),
      budget: config.reviewBudget,
    };
  }

  /** A review that somebody else judged is made again. */
  private async renewIfOutdated(row: Room["row"], seats: number, judge: string): Promise<void> {
    const { store, config, log } = this.services;
    try {
      const today = await this.judgeToday(row, seats);
      if (today !== undefined && today !== judge) await store.jobs.add(row.id, "review", config.now());
    } catch (error) {
      log.warn({ error: String(error) }, "could not find out who judges a game today");
    }
  }

  private async judgeToday({ game, rules, settings }: GameIdentity, seats: number): Promise<string | undefined> {
    const key = `${game} ${rules} ${settings.components} ${canonical(settings.options)} ${seats}`;
    const known = this.judges.get(key);
    if (known !== undefined || this.busy) return known;
    const played = { game, rules, settings };
    const answer = await this.queue.run(() => this.thread.ask({ type: "judge", played, seats }));
    if (answer === undefined) return undefined;
    const [oldest] = this.judges.keys();
    if (this.judges.size >= MOST_JUDGES && oldest !== undefined) this.judges.delete(oldest);
    this.judges.set(key, answer.judge);
    return answer.judge;
  }
}
