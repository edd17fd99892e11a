import { signal } from "@preact/signals";
import type { CommandInput, CommandReply } from "@tabletown/protocol";

type Act = Extract<CommandInput, { do: "act" }>;

/**
 * The move that was made here and is not on screen yet. While there is one, nothing else can be done. A broken
 * connection does not lose it: it is sent again, with its own key, so that it never counts twice.
 */
export class SentMove {
  readonly onItsWay = signal<Act | undefined>(undefined);
  readonly #send: (act: Act) => Promise<CommandReply>;
  readonly #answered: (reply: CommandReply) => void;
  /** No answer came before the connection broke. */
  #unanswered = false;
  /** Where it stands in the log, once the server has said so. */
  #done: number | undefined;
  #shown = 0;

  constructor(send: (act: Act) => Promise<CommandReply>, answered: (reply: CommandReply) => void) {
    this.#send = send;
    this.#answered = answered;
  }

  make(act: Act): void {
    if (this.onItsWay.value === undefined) void this.#ask(act);
  }

  /** The match is in reach again. */
  connected(): void {
    const act = this.onItsWay.value;
    if (act !== undefined && this.#unanswered) void this.#ask(act);
  }

  /** The match is on screen as it stood at an entry of its log. */
  shown(seq: number): void {
    this.#shown = seq;
    if (this.#done !== undefined && seq >= this.#done) this.#forget();
  }

  async #ask(act: Act): Promise<void> {
    this.onItsWay.value = act;
    this.#unanswered = false;
    const reply = await this.#send(act);
    if (!reply.ok && reply.problem.code === "closing") {
      this.#unanswered = true;
      return;
    }
    this.#done = reply.ok ? (reply.seq ?? 0) : undefined;
    if (this.#done === undefined || this.#shown >= this.#done) this.#forget();
    this.#answered(reply);
  }

  #forget(): void {
    this.onItsWay.value = undefined;
    this.#done = undefined;
  }
}
