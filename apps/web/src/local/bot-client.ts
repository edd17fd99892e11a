import type { Seat } from "@tabletown/kernel";
import type { InPlay } from "../library.ts";
import type { Asker, WeighedMove } from "../match/match-model.ts";
import { randomId } from "../part/random-id.ts";
import { startWorker } from "../worker-client.ts";
import type { SubjectName } from "./subject.ts";

/** A question to the worker in which bots live. It holds a view, never the state. */
export interface BotWorkerQuestion extends SubjectName {
  readonly id: number;
  readonly kind: "move" | "hint";
  readonly seat: Seat;
  readonly view: unknown;
  /** What the seat may do, in notation. */
  readonly choices: readonly string[];
  readonly level: string;
  /** Seeds the bot's own dice. */
  readonly seed: string;
  readonly milliseconds?: number;
}

/** What the worker is told: a question, or that one no longer matters. */
export type BotMessage = BotWorkerQuestion | { readonly cancelled: number };

export interface BotAnswer {
  readonly id: number;
  /** A hint that is not all thought through: the rest follows. */
  readonly soFar?: true;
  readonly move?: string;
  /** What was weighed, best first. */
  readonly weighed?: readonly WeighedMove[];
  readonly problem?: string;
}

/** What every question says: which game, whose choice, what they see. */
export function questionOf(inPlay: InPlay, seat: Seat, view: unknown) {
  return { ...subjectName(inPlay), seat, view, seed: randomId(12) };
}

/** A game as workers are told of it. */
export function subjectName({ game, table, title }: InPlay): SubjectName {
  return { game: game.id, options: game.options, ...(table !== title.components.standard && { table }) };
}

/** A question that waits for its answer. */
interface Waiting extends Asker {
  resolve(answer: BotAnswer): void;
}

/** Bots think in a worker, so that the page never freezes. It starts with the first question. */
export class BotClient {
  #worker: Worker | undefined;
  #next = 1;
  readonly #waiting = new Map<number, Waiting>();

  ask(question: Omit<BotWorkerQuestion, "id">, asker: Asker = {}): Promise<BotAnswer> {
    const worker = this.#started();
    const id = this.#next++;
    return new Promise((resolve) => {
      this.#waiting.set(id, { ...asker, resolve });
      worker.postMessage({ ...question, id } satisfies BotMessage);
      asker.signal?.addEventListener("abort", () => this.#cancel(id), { once: true });
    });
  }

  /** What a good player would think of the choice that a seat has. */
  async hint(inPlay: InPlay, seat: Seat, view: unknown, asker?: Asker): Promise<readonly WeighedMove[]> {
    const question = { ...questionOf(inPlay, seat, view), kind: "hint" as const, choices: [], level: "expert" };
    const { weighed = [] } = await this.ask(question, asker);
    return weighed;
  }

  stop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#waiting.clear();
  }

  #cancel(id: number): void {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return;
    this.#waiting.delete(id);
    this.#worker?.postMessage({ cancelled: id } satisfies BotMessage);
    waiting.resolve({ id });
  }

  #started(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = startWorker("bots");
    worker.addEventListener("message", ({ data }: MessageEvent<BotAnswer>) => {
      const waiting = this.#waiting.get(data.id);
      if (data.soFar) return waiting?.soFar?.(data.weighed ?? []);
      this.#waiting.delete(data.id);
      waiting?.resolve(data);
    });
    worker.addEventListener("error", () => {
      for (const [id, { resolve }] of this.#waiting) resolve({ id, problem: "worker" });
      this.#waiting.clear();
      this.stop();
    });
    this.#worker = worker;
    return worker;
  }
}
