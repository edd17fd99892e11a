import { batch, computed, signal } from "@preact/signals";
import {
  type CallInput,
  type CallResult,
  type ConnectionStatus,
  type HttpClient,
  httpClient,
  type Me,
  PERSON_HEADER,
  type Problem,
  type ServerMessage,
  type SocketClient,
  socketClient,
} from "@tabletown/protocol";
import { somebodyElse } from "../part/somebody-else.ts";
import { change, settings } from "../settings.ts";
import { t } from "../text/index.ts";
import { beenOnline, expectOnline, rememberOnline, wasOnlineAs } from "./been-online.ts";
import { rememberAccount } from "./known-account.ts";

/** Milliseconds of silence after which the connection counts as lost. */
const PATIENCE = 6_000;
/** Milliseconds that an answer may take to come as a whole, on a slow line too: whoever waits longer is told. */
const ANSWER_WITHIN = 60_000;

type Listener = (message: ServerMessage) => void;

/** The page's connection to its server: who we are there, and the one socket that all matches share. */
class Connection {
  readonly http: HttpClient = httpClient({ patience: ANSWER_WITHIN, headers: () => this.headers() });
  readonly status = signal<ConnectionStatus>("connecting");
  /** Until it is open nothing said would be heard. */
  readonly isOpen = computed(() => this.status.value === "open");
  readonly person = signal<string | undefined>(undefined);
  /** The name of the account; guests have none. */
  readonly login = signal<string | undefined>(undefined);
  /** Whether it has been open before. */
  readonly wasOpen = signal(false);
  /** Why nothing is tried any more. */
  readonly goneCode = signal<number | undefined>(undefined);
  readonly #listeners = new Set<Listener>();
  #socket: SocketClient | undefined;
  #signingIn: Promise<Problem | undefined> | undefined;
  #looksWhoIsHere = false;
  /** Milliseconds that the server's clock is ahead of this device's. */
  #ahead = 0;

  /** A name is enough. Says what went wrong otherwise. Two who ask at once are one. */
  signIn(): Promise<Problem | undefined> {
    this.#signingIn ??= this.#signIn().finally(() => {
      this.#signingIn = undefined;
    });
    return this.#signingIn;
  }

  async #signIn(): Promise<Problem | undefined> {
    if (this.person.value !== undefined) return undefined;
    if (await this.isKnown()) return undefined;
    const me = await this.http.call("signIn", { body: { name: settings.value.name.trim() || guestName() } });
    if (!me.ok) return me.problem;
    this.recognise(me.value);
    await this.#agreeOnName(me.value);
    return undefined;
  }

  /** Says as whom we ask: another tab may have signed in as somebody else. */
  headers(): Record<string, string> {
    const { value } = this.person;
    return value === undefined ? {} : { [PERSON_HEADER]: value };
  }

  /** As whom this browser plays now, if as anybody: another tab may have signed in, and this one been ended for that. */
  whoNow(): Promise<CallResult<"me">> {
    return httpClient({ patience: ANSWER_WITHIN }).call("me", {});
  }

  /** Whether the server knows us; who only looks does not become a guest, nor does who has just signed out. */
  async isKnown(): Promise<boolean> {
    if (this.person.value !== undefined) return true;
    const known = await this.whoAmI();
    if (!known?.ok) return false;
    await this.#agreeOnName(known.value);
    return true;
  }

  /** A device on which nobody has chosen a name takes that of whoever signs in. */
  async #agreeOnName(me: Me): Promise<void> {
    const name = settings.value.name.trim();
    if (name === "" && me.login !== undefined) change({ name: me.name });
    else if (name !== "" && me.name !== name) await this.http.call("rename", { body: { name } });
  }

  /** Who we are to the server, if anybody: nobody becomes a guest by asking. */
  async whoAmI(): Promise<CallResult<"me"> | undefined> {
    const known = beenOnline() ? await this.http.call("me", {}) : undefined;
    if (known?.ok) this.recognise(known.value);
    return known;
  }

  /** Asks to be let in as somebody, who is known here even if the page is closed before it hears the answer. */
  letIn<Way extends "logIn" | "recover" | "passkeyLogIn" | "useLink">(
    way: Way,
    input: CallInput<Way>,
  ): Promise<CallResult<Way>> {
    expectOnline();
    return this.http.call(way, input);
  }

  /** The server has said who we are. */
  recognise({ person, name, login }: Me): void {
    this.person.value = person;
    this.login.value = login;
    // Whoever signed in last did so while the page was being closed: their name is not the one chosen here before.
    const chosen = settings.value.name.trim();
    if (chosen !== "" && chosen !== name && !wasOnlineAs(person)) change({ name });
    rememberOnline(person);
    rememberAccount(login !== undefined);
    if (this.#looksWhoIsHere) return;
    this.#looksWhoIsHere = true;
    document.addEventListener("visibilitychange", () => void this.#lookWhoIsHere());
    addEventListener("focus", () => void this.#lookWhoIsHere());
  }

  /** Whenever somebody comes back to this page: another tab, or another device, may have signed out whom it shows. */
  async #lookWhoIsHere(): Promise<void> {
    if (document.visibilityState !== "visible") return;
    const me = await this.whoNow();
    if (!me.ok) {
      const { code } = me.problem;
      if (code === "signed-out" || code === "banned") somebodyElse.value = { problem: me.problem };
    } else if (me.value.person === this.person.value) somebodyElse.value = undefined;
    else somebodyElse.value = { name: me.value.name };
  }

  socket(): SocketClient {
    if (this.#socket !== undefined) return this.#socket;
    this.#socket = socketClient({
      connect: () => new WebSocket(new URL("/api/socket", location.href.replace(/^http/, "ws"))),
      heard: (message) => {
        this.#compareClocks(message);
        for (const listener of this.#listeners) listener(message);
      },
      person: () => this.person.value,
      onStatus: (status, code) => {
        batch(() => {
          this.status.value = status;
          if (status === "open") this.wasOpen.value = true;
          if (status === "gone") this.goneCode.value = code;
        });
      },
    });
    this.#followAttention(this.#socket);
    return this.#socket;
  }

  /** The time on the server, as far as it is known here. */
  serverTime(): number {
    return Date.now() + this.#ahead;
  }

  #compareClocks(message: ServerMessage): void {
    if (message.t === "welcome") this.#ahead = message.now - Date.now();
    // It was said half way between our question and its arrival.
    if (message.t === "pong") this.#ahead = message.now - (message.at + Date.now()) / 2;
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

/** Until somebody says how they want to be called: in their own language, as any name that they would choose. */
function guestName(): string {
  return t().guestName(Math.floor(1000 + Math.random() * 9000));
}
