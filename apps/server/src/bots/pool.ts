import { randomInt } from "node:crypto";
import type { Seat } from "@tabletown/kernel";
import type { BotLevel } from "@tabletown/protocol";
import { newId } from "../random.ts";
import type { PlayedGame } from "../stores/matches.ts";
import { Thread } from "../thread.ts";
import type { Asked } from "./worker.ts";

/** All that a bot learns: the game, its view, its choices. Neither state nor seed. */
export interface BotQuestion {
  readonly row: PlayedGame;
  readonly seat: Seat;
  readonly level: BotLevel;
  readonly view: unknown;
  readonly options: readonly string[];
}

export interface PoolSettings {
  readonly catalog: string;
  readonly threads: number;
  /** Milliseconds after which a thinking bot is stopped and a choice made for it. */
  readonly patience: number;
  readonly megabytes: number;
}

const PROGRAM = new URL("./worker.ts", import.meta.url);

interface Thought {
  readonly asked: Asked;
  readonly resolve: (move: string) => void;
}

/** Threads that think for bots. One that thinks too long, or dies, is replaced; its match goes on with some legal move. */
export class BotPool {
  private readonly settings: PoolSettings;
  private readonly seats: Thread<Asked, string>[] = [];
  private readonly queue: Thought[] = [];
  private closed = false;
  /** How often a choice had to be made for a bot. */
  forfeits = 0;

  constructor(settings: PoolSettings) {
    this.settings = settings;
  }

  get waiting(): number {
    return this.queue.length;
  }

  ask(question: BotQuestion): Promise<string> {
    const { row, seat, level, view, options } = question;
    // Only what is listed here is sent to the thread.
    const { game, rules, settings } = row;
    const asked = { row: { game, rules, settings }, seat, level, view, options, luck: newId() };
    return new Promise((resolve) => {
      if (options.length === 1 || level === "random") return resolve(anyOf(options));
      this.queue.push({ asked, resolve });
      this.next();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { resolve, asked } of this.queue.splice(0)) resolve(anyOf(asked.options));
    await Promise.all(this.seats.map((thinker) => thinker.stop()));
  }

  private next(): void {
    if (this.closed || this.queue.length === 0) return;
    let free = this.seats.find((thinker) => !thinker.busy);
    if (free === undefined && this.seats.length < this.settings.threads) {
      const { catalog, patience, megabytes } = this.settings;
      free = new Thread({ program: PROGRAM, data: { catalog }, patience, megabytes });
      this.seats.push(free);
    }
    const thought = free === undefined ? undefined : this.queue.shift();
    if (free === undefined || thought === undefined) return;
    const { asked, resolve } = thought;
    void free.ask(asked).then((move) => {
      const listed = move !== undefined && asked.options.includes(move);
      if (!listed) this.forfeits++;
      resolve(listed ? move : anyOf(asked.options));
      this.next();
    });
  }
}

function anyOf(options: readonly string[]): string {
  return options[randomInt(options.length)] as string;
}
