import type { Seat } from "@tabletown/kernel";
import type { InPlay } from "../library.ts";
import type { HintLine } from "../table/table-model.ts";
import { randomId } from "./saves.ts";

/** A question to the worker in which bots live. It holds a view, never the state. */
export interface ToThink {
  readonly id: number;
  readonly kind: "move" | "hint";
  readonly game: string;
  readonly options: unknown;
  readonly table?: unknown;
  readonly seat: Seat;
  readonly view: unknown;
  /** What the seat may do, in notation. */
  readonly choices: readonly string[];
  readonly level: string;
  readonly luck: string;
  readonly milliseconds?: number;
}

export interface Thought {
  readonly id: number;
  readonly move?: string;
  /** What was weighed, best first. */
  readonly lines?: readonly HintLine[];
  readonly problem?: string;
}

type Asked = Omit<ToThink, "id">;

/** What every question says: which game, whose choice, what they see. */
export function questionOf({ game, table, title }: InPlay, seat: Seat, view: unknown) {
  return {
    game: game.id,
    options: game.options,
    ...(table !== title.components.standard && { table }),
    seat,
    view,
    luck: randomId(12),
  };
}

/** Bots think in a worker, so that the page never freezes. It starts with the first question. */
export class Thinker {
  #worker: Worker | undefined;
  #next = 1;
  readonly #waiting = new Map<number, (thought: Thought) => void>();

  ask(question: Asked): Promise<Thought> {
    const worker = this.#started();
    const id = this.#next++;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      worker.postMessage({ ...question, id } satisfies ToThink);
    });
  }

  /** What a good player would think of the choice that a seat has. */
  async hint(inPlay: InPlay, seat: Seat, view: unknown): Promise<readonly HintLine[]> {
    const { lines = [] } = await this.ask({
      ...questionOf(inPlay, seat, view),
      kind: "hint",
      choices: [],
      level: "expert",
    });
    return lines;
  }

  stop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#waiting.clear();
  }

  #started(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = new Worker(new URL("./bot-worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<Thought>) => {
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
