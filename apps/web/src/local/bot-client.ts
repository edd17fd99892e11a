import type { Seat } from "@tabletown/kernel";
import type { InPlay } from "../library.ts";
import type { WeighedMove } from "../match/match-model.ts";
import { startWorker } from "../worker-client.ts";
import { randomId } from "./saves.ts";
import type { SubjectName } from "./subject.ts";

/** A question to the worker in which bots live. It holds a view, never the state. */
export interface BotQuestion extends SubjectName {
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

export interface BotAnswer {
  readonly id: number;
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

/** Bots think in a worker, so that the page never freezes. It starts with the first question. */
export class BotClient {
  #worker: Worker | undefined;
  #next = 1;
  readonly #waiting = new Map<number, (answer: BotAnswer) => void>();

  ask(question: Omit<BotQuestion, "id">): Promise<BotAnswer> {
    const worker = this.#started();
    const id = this.#next++;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      worker.postMessage({ ...question, id } satisfies BotQuestion);
    });
  }

  /** What a good player would think of the choice that a seat has. */
  async hint(inPlay: InPlay, seat: Seat, view: unknown): Promise<readonly WeighedMove[]> {
    const { weighed = [] } = await this.ask({
      ...questionOf(inPlay, seat, view),
      kind: "hint",
      choices: [],
      level: "expert",
    });
    return weighed;
  }

  stop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#waiting.clear();
  }

  #started(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = startWorker("bots");
    worker.addEventListener("message", ({ data }: MessageEvent<BotAnswer>) => {
      this.#waiting.get(data.id)?.(data);
      this.#waiting.delete(data.id);
    });
    worker.addEventListener("error", () => {
      for (const [id, resolve] of this.#waiting) resolve({ id, problem: "worker" });
      this.#waiting.clear();
      this.stop();
    });
    this.#worker = worker;
    return worker;
  }
}
