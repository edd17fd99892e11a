import { computed, signal } from "@preact/signals";
import {
  type ConnectionStatus,
  type HttpClient,
  httpClient,
  type Problem,
  problemText,
  type ServerMessage,
  type SocketClient,
  socketClient,
} from "@tabletown/protocol";
import { settings } from "../settings.ts";
import { t } from "../text/index.ts";
import { beenOnline, rememberOnline } from "./been-online.ts";

/** Milliseconds of silence after which the connection counts as lost. */
const PATIENCE = 6_000;

type Listener = (message: ServerMessage) => void;

/** The page's connection to its server: who we are there, and the one socket that all matches share. */
class Connection {
  readonly http: HttpClient = httpClient();
  readonly status = signal<ConnectionStatus>("connecting");
  /** Until it is open nothing said would be heard. */
  readonly isOpen = computed(() => this.status.value === "open");
  readonly person = signal<string | undefined>(undefined);
  readonly #listeners = new Set<Listener>();
  #socket: SocketClient | undefined;

  /** A name is enough. Says what went wrong otherwise. */
  async signIn(): Promise<Problem | undefined> {
    if (this.person.value !== undefined) return undefined;
    const name = settings.value.name.trim() || t().defaultName;
    const known = beenOnline() ? await this.http.call("me", {}) : undefined;
    const me = known?.ok ? known : await this.http.call("signIn", { body: { name } });
    if (!me.ok) return me.problem;
    this.person.value = me.value.person;
    rememberOnline();
    if (me.value.name !== name) await this.http.call("rename", { body: { name } });
    return undefined;
  }

  socket(): SocketClient {
    if (this.#socket !== undefined) return this.#socket;
    this.#socket = socketClient({
      connect: () => new WebSocket(new URL("/api/socket", location.href.replace(/^http/, "ws"))),
      heard: (message) => {
        for (const listener of this.#listeners) listener(message);
      },
      onStatus: (status) => {
        this.status.value = status;
      },
    });
    this.#followAttention(this.#socket);
    return this.#socket;
  }

  /** While somebody looks, a lost connection must show within seconds, here and to the others. */
  #followAttention(socket: SocketClient): void {
    const follow = (): void => {
      const visible = document.visibilityState === "visible";
      socket.attend(visible ? PATIENCE : undefined);
      if (visible) socket.retry();
    };
    follow();
    document.addEventListener("visibilitychange", follow);
    addEventListener("online", () => socket.retry());
  }

  /** Receives every message until the returned function is called. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

export const connection = new Connection();

export function problemSentence(problem: Problem): string {
  return problemText(settings.value.language, problem.code);
}

/** The same, where a server that does not answer at all is no surprise: games on this device need none. */
export function signInSentence(problem: Problem): string {
  return problem.code === "closing" || problem.code === "internal" ? t().noServer : problemSentence(problem);
}
