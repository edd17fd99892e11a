import { computed, signal } from "@preact/signals";
import type { ChatMessage } from "@tabletown/protocol";
import { connection } from "../connection/connection.ts";
import { problemSentence } from "../connection/problem-sentence.ts";
import { WishKey } from "../part/wish-key.ts";
import { keptPeople } from "../people/kept-people.ts";
import { keepMark, readMark } from "./chat-marks.ts";
import { phraseRead } from "./quick-phrases.ts";

/** What is said at one table, and how much of it was not read yet. */
export class TableChat {
  readonly #all = signal<readonly ChatMessage[]>([]);
  /** The server sends nothing more of whom one does not want to hear; what is here already is not shown either. */
  readonly lines = computed(() => this.#all.value.filter(({ person }) => !keptPeople.isUnheard(person)));
  /** Lines of others that nobody has looked at here. */
  readonly unread = computed(
    () =>
      this.lines.value.filter(({ id, person }) => id > this.#read.value && person !== connection.person.value).length,
  );
  /** What is about to be said. */
  readonly draft = signal("");
  readonly #match: string;
  readonly #isHeard: () => boolean;
  readonly #read;
  /** Of a line that is under way. */
  readonly #key = new WishKey();

  /** `isHeard`: whether we hear what is said. */
  constructor(match: string, isHeard: () => boolean) {
    this.#match = match;
    this.#isHeard = isHeard;
    this.#read = signal(readMark(match));
  }

  add(lines: readonly ChatMessage[]): void {
    this.#all.value = together(this.#all.value, lines);
  }

  /** Everything that somebody has said, as it is read here, also where it is not shown. */
  saidBy(person: string): readonly ChatMessage[] {
    const lines = this.#all.value.filter((line) => line.person === person);
    return lines.map((line) => ({ ...line, text: phraseRead(line.text) }));
  }

  /** Why it was not said, if it was not. */
  async say(text: string): Promise<string | undefined> {
    const answer = await connection.socket().chat(this.#match, text, this.#key.of(text));
    if (answer.ok) this.#key.fulfilled();
    return answer.ok ? undefined : problemSentence(answer.problem);
  }

  /** Those of before we came, also of a break; every later one comes by itself. */
  async fetch(): Promise<void> {
    if (!this.#isHeard()) return;
    const answer = await connection.http.call("chatLines", { params: { match: this.#match } });
    if (answer.ok) this.add(answer.value.lines);
  }

  /** Everything that is there has been seen. */
  markRead(): void {
    const last = this.lines.value.at(-1)?.id ?? 0;
    if (last <= this.#read.value) return;
    this.#read.value = last;
    keepMark(this.#match, last);
  }
}

/** Lines of chat from both, each once and in order. */
function together(some: readonly ChatMessage[], others: readonly ChatMessage[]): readonly ChatMessage[] {
  const lines = new Map([...some, ...others].map((line) => [line.id, line]));
  return [...lines.values()].sort((one, other) => one.id - other.id);
}
