import { effect, type ReadonlySignal, signal } from "@preact/signals";
import { connection } from "../connection/connection.ts";
import { askedSeat } from "../people/asked-seat.ts";

/** Milliseconds after which it is asked again, while somebody looks and waits. */
const AGAIN = 60_000;

/** The table at which somebody is waited for, while they themselves wait at another. */
export class Elsewhere {
  readonly table = signal<string | undefined>(undefined);
  readonly #here: string;
  readonly #isWaiting: ReadonlySignal<boolean>;
  readonly #stop: () => void;

  constructor(here: string, isWaiting: ReadonlySignal<boolean>) {
    this.#here = here;
    this.#isWaiting = isWaiting;
    this.#stop = effect(() => {
      if (!isWaiting.value) return;
      void this.#look();
      const timer = setInterval(() => void this.#look(), AGAIN);
      return () => {
        clearInterval(timer);
        this.table.value = undefined;
      };
    });
  }

  close(): void {
    this.#stop();
  }

  async #look(): Promise<void> {
    if (document.visibilityState !== "visible") return;
    const answer = await connection.http.call("matches", { query: { list: "unfinished" } });
    if (!answer.ok || !this.#isWaiting.peek()) return;
    const waiting = answer.value.matches.filter(
      (match) =>
        match.id !== this.#here &&
        match.status === "playing" &&
        askedSeat(match, connection.person.value) !== undefined,
    );
    const [next] = waiting.toSorted(
      (one, two) => (one.deadline ?? Number.MAX_VALUE) - (two.deadline ?? Number.MAX_VALUE),
    );
    this.table.value = next?.id;
  }
}
