import { signal } from "@preact/signals";
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

type Hearer = (message: ServerMessage) => void;

/** The server of this page: who we are there, and the one connection all tables share. */
class House {
  readonly http: HttpClient = httpClient();
  readonly line = signal<ConnectionStatus>("connecting");
  readonly person = signal<string | undefined>(undefined);
  readonly #hearers = new Set<Hearer>();
  #socket: SocketClient | undefined;

  /** A name is enough. Says what went wrong otherwise. */
  async comeIn(): Promise<Problem | undefined> {
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
    this.#socket ??= socketClient({
      connect: () => new WebSocket(new URL("/api/socket", location.href.replace(/^http/, "ws"))),
      heard: (message) => {
        for (const hear of this.#hearers) hear(message);
      },
      onStatus: (status) => {
        this.line.value = status;
      },
    });
    return this.#socket;
  }

  /** Hears everything until the returned function is called. */
  listen(hear: Hearer): () => void {
    this.#hearers.add(hear);
    return () => this.#hearers.delete(hear);
  }
}

export const house = new House();

export function problemSentence(problem: Problem): string {
  return problemText(settings.value.language, problem.code);
}
