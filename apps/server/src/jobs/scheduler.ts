import type { Logger } from "pino";
import type { JobRow, JobStore } from "../stores/jobs.ts";

/**
 * Done: strike it off. Later: try again at that time; `untried`: this was no try. Kept: whoever did it has written
 * what becomes of it.
 */
export type JobOutcome = "done" | "kept" | { readonly later: number; readonly untried?: true };
export type JobHandler = (job: JobRow, argument: string) => Promise<JobOutcome>;

interface SchedulerSettings {
  readonly node: string;
  readonly every: number;
  now(): number;
  readonly log: Logger;
  finished(kind: string, outcome: "done" | "postponed" | "failed" | "elsewhere"): void;
}

/** What was seen when jobs were last looked for. */
interface Look {
  readonly at: number;
  readonly due: number;
  /** Milliseconds that the oldest had been due. */
  readonly late: number;
}

/** Begun with one look, and under way at most: some wait for servers elsewhere, and nobody's clock waits for those. */
const AT_ONCE = 50;
const MOST = 4 * AT_ONCE;
/** A claim that its process does not live to finish lapses after this. */
const CLAIM = 30_000;

/** Looks for what falls due and does it, together with whatever other processes share the database: each thing once. */
export class Scheduler {
  private readonly jobs: JobStore;
  private readonly handlers: Readonly<Record<string, JobHandler>>;
  private readonly settings: SchedulerSettings;
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> = Promise.resolve();
  private readonly underWay = new Set<Promise<void>>();
  private stopped = false;
  look: Look;

  constructor(jobs: JobStore, handlers: Readonly<Record<string, JobHandler>>, settings: SchedulerSettings) {
    this.jobs = jobs;
    this.handlers = handlers;
    this.settings = settings;
    this.look = { at: settings.now(), due: 0, late: 0 };
  }

  /** How many are being done. */
  get claimed(): number {
    return this.underWay.size;
  }

  start(): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.looking = this.beginDue()
        .catch((error: unknown) => this.settings.log.warn({ error: String(error) }, "could not look for jobs"))
        .finally(() => this.start());
    }, this.settings.every);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.looking;
    await Promise.all(this.underWay);
  }

  /** Does once what is due; also what tests call instead of waiting. */
  async runDue(): Promise<void> {
    await this.beginDue();
    await Promise.all(this.underWay);
  }

  private async beginDue(): Promise<void> {
    const free = MOST - this.underWay.size;
    if (free <= 0) return;
    const now = this.settings.now();
    const due = await this.jobs.due(now, Math.min(AT_ONCE, free));
    this.look = { at: now, due: due.length, late: Math.max(0, now - (due[0]?.due ?? now)) };
    await Promise.all(due.map((job) => this.begin(job)));
  }

  private async begin(job: JobRow): Promise<void> {
    const { node, finished } = this.settings;
    const now = this.settings.now();
    const [kind = "", argument = ""] = job.kind.split(":");
    if (!(await this.jobs.claim(job, node, now, now + CLAIM))) return finished(kind, "elsewhere");
    const work = this.carryOut(job, kind, argument).finally(() => this.underWay.delete(work));
    this.underWay.add(work);
  }

  private async carryOut(job: JobRow, kind: string, argument: string): Promise<void> {
    const { node, log, finished } = this.settings;
    const begun = this.settings.now();
    try {
      const outcome = (await this.handlers[kind]?.(job, argument)) ?? "done";
      if (outcome === "done") await this.jobs.finish(job, node);
      else if (outcome !== "kept") await this.jobs.postpone(job, node, outcome.later, outcome.untried);
      finished(kind, typeof outcome === "string" ? "done" : "postponed");
    } catch (error) {
      finished(kind, "failed");
      log.error({ error: String(error), job }, "a job failed");
      await this.jobs.postpone(job, node, begun + CLAIM).catch(() => {});
    }
  }
}
