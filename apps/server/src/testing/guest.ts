import {
  type CallInput,
  type CallResult,
  type CommandInput,
  type CommandReply,
  httpClient,
  type RouteName,
  ServerMessage,
  type SocketClient,
  socketClient,
} from "@tabletown/protocol";
import * as v from "valibot";
import { WebSocket } from "ws";

type Kind = ServerMessage["t"];
type Of<K extends Kind> = Extract<ServerMessage, { t: K }>;

/** One guest for each name. */
export type Guests<Names extends readonly string[]> = { [Each in keyof Names]: Guest };

/** Somebody with a browser: a session of their own, requests, and sockets whose every word is kept. */
export class Guest {
  readonly url: string;
  cookie = "";
  person = "";
  /** Every text received, byte for byte, and what it says. */
  readonly texts: string[] = [];
  readonly heard: ServerMessage[] = [];
  socket: SocketClient | undefined;
  raw: WebSocket | undefined;
  /** Those who are waited for when something is done, so that a test can look at what any of them has heard. */
  waitsFor: readonly Guest[] = [this];
  private waiting: { fits: (message: ServerMessage) => boolean; resolve: (message: ServerMessage) => void }[] = [];

  /** Headers besides the cookie, such as a browser's Origin. */
  private readonly headers: Readonly<Record<string, string>>;

  constructor(url: string, headers: Readonly<Record<string, string>> = {}) {
    this.url = url;
    this.headers = headers;
  }

  static async arrive(url: string, name: string): Promise<Guest> {
    const guest = new Guest(url);
    await guest.signIn(name);
    return guest;
  }

  /** People each of whom waits for all of them. */
  static async arriveTogether<Names extends readonly string[]>(url: string, ...names: Names): Promise<Guests<Names>> {
    const guests = await Promise.all(names.map((name) => Guest.arrive(url, name)));
    for (const guest of guests) guest.waitsFor = guests;
    return guests as Guests<Names>;
  }

  /** The same person on another device. */
  again(): Guest {
    const guest = new Guest(this.url);
    guest.cookie = this.cookie;
    guest.person = this.person;
    return guest;
  }

  async signIn(name: string): Promise<void> {
    const me = await this.call("signIn", { body: { name } });
    if (!me.ok) throw new Error(me.problem.code);
    this.person = me.value.person;
  }

  call<N extends RouteName>(name: N, asked: CallInput<N>): Promise<CallResult<N>> {
    return httpClient({
      base: this.url,
      headers: () => ({ ...this.headers, cookie: this.cookie }),
      fetch: async (input, init) => {
        const response = await fetch(input, init);
        const [set] = response.headers.getSetCookie();
        if (set !== undefined) this.cookie = set.split(";")[0] ?? "";
        return response;
      },
    }).call(name, asked);
  }

  /** For calls that must work. */
  async ask<N extends RouteName>(name: N, asked: CallInput<N>): Promise<Extract<CallResult<N>, { ok: true }>["value"]> {
    const answer = await this.call(name, asked);
    if (!answer.ok) throw new Error(`${name}: ${answer.problem.code} ${answer.problem.detail ?? ""}`);
    return answer.value as Extract<CallResult<N>, { ok: true }>["value"];
  }

  /** Connects and waits for the welcome. */
  async connect(): Promise<SocketClient> {
    const welcome = this.next("welcome");
    this.socket = socketClient({
      connect: () => {
        this.raw = new WebSocket(`${this.url.replace("http", "ws")}/api/socket`, { headers: { cookie: this.cookie } });
        this.raw.on("message", (data) => {
          const text = data.toString();
          // Heartbeats come when the client's own clock says so, in the middle of anything.
          if (!text.startsWith('{"t":"pong"')) this.texts.push(text);
        });
        return this.raw;
      },
      heard: (message) => this.hear(message),
    });
    await welcome;
    return this.socket;
  }

  /** Does something at a table and waits until everybody who watches it has heard. */
  async do(match: string, command: CommandInput): Promise<CommandReply> {
    const told = (await this.socket?.command(match, command)) ?? { ok: false, problem: { code: "closing" } };
    if (told.ok) await Promise.all(this.waitsFor.map((guest) => guest.reaches(match, told.seq ?? 0)));
    return told;
  }

  /** Resolves when a match that is watched has been heard of up to a number. */
  async reaches(match: string, seq: number): Promise<void> {
    const fits = (message: ServerMessage): boolean =>
      "seq" in message && "match" in message && message.match === match && (message.seq ?? 0) >= seq;
    const watches = this.heard.some((message) => message.t === "sync" && message.match === match);
    if (!watches || this.raw?.readyState !== WebSocket.OPEN || this.heard.some(fits)) return;
    await new Promise<ServerMessage>((resolve) => this.waiting.push({ fits, resolve }));
  }

  /** The next message of a kind, counted from now. */
  next<K extends Kind>(kind: K, fits: (message: Of<K>) => boolean = () => true): Promise<Of<K>> {
    return new Promise((resolve) => {
      this.waiting.push({
        fits: (message) => message.t === kind && fits(message as Of<K>),
        resolve: resolve as (message: ServerMessage) => void,
      });
    });
  }

  /** Stops watching a match, and waits until the server knows. */
  async unwatch(match: string): Promise<void> {
    this.socket?.leave(match);
    // The messages of a connection are handled one after the other: what is answered now came after.
    await this.socket?.command("nosuchmatch", { do: "start" });
  }

  last<K extends Kind>(kind: K): Of<K> | undefined {
    return this.heard.findLast((message) => message.t === kind) as Of<K> | undefined;
  }

  leave(): void {
    this.socket?.close();
  }

  private hear(message: ServerMessage): void {
    // Whatever the server says must be what the protocol describes.
    v.parse(ServerMessage, message);
    this.heard.push(message);
    const [fitting, rest] = [
      this.waiting.filter(({ fits }) => fits(message)),
      this.waiting.filter(({ fits }) => !fits(message)),
    ];
    this.waiting = rest;
    for (const { resolve } of fitting) resolve(message);
  }
}
