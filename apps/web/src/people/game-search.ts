import { signal } from "@preact/signals";
import type { CallInput, CallResult, Problem } from "@tabletown/protocol";
import { connection } from "../connection/connection.ts";
import { problemSentence } from "../connection/problem-sentence.ts";
import { go } from "../route.ts";
import { said, texts } from "./text.ts";

type SearchWish = CallInput<"startSearch">["body"];
type Search = Extract<CallResult<"search">, { ok: true }>["value"];

const EVERY = 2_000;
/** Where the server answers so, it is asked no more. */
const LAST: readonly string[] = ["signed-out", "other-person", "banned"];

/** The search for a game. It goes on whatever screen is looked at, and leads to the table when one is found. */
class GameSearch {
  readonly current = signal<Search | undefined>(undefined);
  /** Why the search is over, though nobody has ended it and no table was found. */
  readonly problem = signal<string | undefined>(undefined);
  /** Whether the server was asked last and did not answer: nobody can find us meanwhile. */
  readonly isUnanswered = signal(false);
  #timer = 0;

  /** Says what went wrong otherwise. */
  async start(wish: SearchWish): Promise<Problem | undefined> {
    this.problem.value = undefined;
    const problem = await connection.signIn();
    if (problem !== undefined) return problem;
    const answer = await connection.http.call("startSearch", { body: wish });
    if (!answer.ok) return answer.problem;
    this.#take(answer.value);
    return undefined;
  }

  /** Whether a search from before goes on: one for a game of days outlasts the page. */
  async resume(): Promise<void> {
    if (this.current.value !== undefined || !(await connection.isKnown())) return;
    const answer = await connection.http.call("search", {});
    if (answer.ok && answer.value.wish !== undefined) this.#take(answer.value);
  }

  async stop(): Promise<void> {
    this.#end();
    await connection.http.call("endSearch", {});
  }

  #take(search: Search): void {
    if (search.match !== undefined) {
      void this.stop();
      go("table", search.match);
      return;
    }
    if (search.wish === undefined) {
      this.#end();
      this.problem.value = said(texts.searchOver);
      return;
    }
    this.current.value = search;
    addEventListener("pagehide", this.#left);
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#look(), EVERY);
  }

  async #look(): Promise<void> {
    const answer = await connection.http.call("search", {});
    if (this.current.value === undefined) return;
    if (!answer.ok && LAST.includes(answer.problem.code)) {
      this.#end();
      this.problem.value = problemSentence(answer.problem);
      return;
    }
    this.isUnanswered.value = !answer.ok;
    // Without an answer it is asked again: the server waits for us a while.
    this.#take(answer.ok ? answer.value : this.current.value);
  }

  #end(): void {
    clearTimeout(this.#timer);
    removeEventListener("pagehide", this.#left);
    this.current.value = undefined;
    this.isUnanswered.value = false;
  }

  /** Whoever closes the page is not to be found for a game that begins at once. */
  readonly #left = (): void => {
    if (this.current.value?.wish?.pace !== "live") return;
    void fetch("/api/search", { method: "DELETE", keepalive: true, headers: connection.headers() });
  };
}

export const gameSearch = new GameSearch();
