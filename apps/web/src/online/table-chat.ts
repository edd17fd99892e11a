import { signal } from "@preact/signals";
import type { ChatMessage } from "@tabletown/protocol";
import { connection } from "./connection.ts";

/** What is said at one table. */
export class TableChat {
  readonly lines = signal<readonly ChatMessage[]>([]);
  readonly #match: string;

  constructor(match: string) {
    this.#match = match;
  }

  add(lines: readonly ChatMessage[]): void {
    this.lines.value = together(this.lines.value, lines);
  }

  /** Those of before we came, also of a break; every later one comes by itself. */
  async read(): Promise<void> {
    const answer = await connection.http.call("chatLines", { params: { match: this.#match } });
    if (answer.ok) this.add(answer.value.lines);
  }
}

/** Lines of chat from both, each once and in order. */
function together(some: readonly ChatMessage[], others: readonly ChatMessage[]): readonly ChatMessage[] {
  const lines = new Map([...some, ...others].map((line) => [line.id, line]));
  return [...lines.values()].sort((one, other) => one.id - other.id);
}
