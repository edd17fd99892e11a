import { signal } from "@preact/signals";
import type { Lobby } from "@tabletown/protocol";

/** What is known of who is there: nothing yet, that nobody can be asked, or what the server says. */
export type LobbyState =
  | { readonly state: "loading" | "offline" | "no-server" | "busy" }
  | { readonly state: "refused"; readonly sentence: string }
  | { readonly state: "here"; readonly lobby: Lobby };

/** While it is on screen it is looked at so often; whoever has the newest already is told so in a few bytes. */
const EVERY = 10_000;

/**
 * Who is there to play with. It is asked once when the first screen opens, and again only while the list is in
 * sight. The schemas of the protocol are not fetched for this: most who come never go online.
 */
export class LobbyFeed {
  readonly current = signal<LobbyState>({ state: "loading" });
  #timer = 0;
  #inSight = false;
  #closed = false;

  constructor() {
    void this.refresh();
    document.addEventListener("visibilitychange", this.#wake);
    addEventListener("online", this.#wake);
  }

  /** Whether anybody can see the list now. */
  show(inSight: boolean): void {
    const appears = inSight && !this.#inSight;
    this.#inSight = inSight;
    if (appears && this.#timer === 0) this.#schedule();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    document.removeEventListener("visibilitychange", this.#wake);
    removeEventListener("online", this.#wake);
  }

  async refresh(): Promise<void> {
    const answer = await ask();
    if (this.#closed) return;
    // One answer that got lost says nothing about who is there.
    if (answer.state !== "busy" || this.current.value.state !== "here") this.current.value = answer;
  }

  readonly #wake = (): void => {
    if (document.visibilityState !== "visible" || !this.#inSight) return;
    void this.refresh();
    if (this.#timer === 0) this.#schedule();
  };

  #schedule(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(async () => {
      this.#timer = 0;
      const wanted = this.#inSight && document.visibilityState === "visible";
      if (this.#closed || !wanted || this.current.value.state === "no-server") return;
      await this.refresh();
      if (!this.#closed) this.#schedule();
    }, EVERY);
  }
}

async function ask(): Promise<LobbyState> {
  if (!navigator.onLine) return { state: "offline" };
  try {
    const headers = { "accept-language": document.documentElement.lang };
    // Where no answer comes, it is asked again.
    const response = await fetch("/api/lobby", { headers, signal: AbortSignal.timeout(EVERY) });
    const told: unknown = await response.json();
    if (response.ok && isLobby(told)) return { state: "here", lobby: told };
    if (response.status === 403 && hasMessage(told)) return { state: "refused", sentence: told.message };
    return { state: response.status === 404 ? "no-server" : "busy" };
  } catch (error) {
    // A page from a server of plain files is answered with a page.
    return { state: error instanceof SyntaxError ? "no-server" : "busy" };
  }
}

function isLobby(told: unknown): told is Lobby {
  const lists = told as Partial<Lobby> | undefined;
  return [lists?.waiting, lists?.open, lists?.live].every(Array.isArray);
}

function hasMessage(told: unknown): told is { readonly message: string } {
  return typeof (told as { message?: unknown }).message === "string";
}
