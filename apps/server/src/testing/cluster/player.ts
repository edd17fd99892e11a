import type { Chance } from "@tabletown/kernel";
import {
  type CommandInput,
  type CommandReply,
  httpClient,
  type MatchInfo,
  type Position,
  type ServerMessage,
  type SocketClient,
  socketClient,
} from "@tabletown/protocol";
import { WebSocket } from "ws";
import type { Cluster } from "./cluster.ts";

/** Whose seat at which match, and the node that they usually reach. */
export interface Sitting {
  readonly cookie: string;
  readonly match: string;
  readonly seat: number;
  readonly home: number;
}

/** How people behave: milliseconds to think, and one in how many moves brings a line of chat or a wish to take it back. */
export interface Manners {
  readonly think: number;
  readonly chatEvery: number;
  readonly undoEvery: number;
}

/** Milliseconds of silence after which a player turns to another node. */
const PATIENCE = 6_000;
const HANDSHAKE = 3_000;
const RETRY = 150;
/** Answers after which the same command is sent again. */
const AGAIN: ReadonlySet<string> = new Set(["closing", "no-storage"]);

/** Somebody with the page's own client who plays one seat through whatever happens, and writes down what was acknowledged. */
export class Player {
  readonly sitting: Sitting;
  readonly moves = new Map<number, string>();
  readonly keys = new Set<string>();
  readonly chat = new Set<string>();
  /** Answers to questions, by the question's number. */
  readonly votes = new Map<number, boolean>();
  readonly heardLines = new Set<string>();
  seq = 0;
  position: Position | undefined;
  private table: MatchInfo | undefined;
  private readonly cluster: Cluster;
  private readonly dice: Chance;
  private readonly manners: Manners;
  private readonly acknowledged: () => void;
  private readonly socket: SocketClient;
  private dialled = 0;
  /** The node last dialled, and what is being read there. */
  private base = "";
  private reading: Promise<void> = Promise.resolve();
  private said = 0;
  private busy = false;
  private stopped = false;
  private refusedAt = -1;
  /** No question up to this entry waits any more. */
  private settled = 0;
  private waiting: (() => void)[] = [];

  constructor(cluster: Cluster, sitting: Sitting, dice: Chance, manners: Manners, acknowledged: () => void) {
    this.cluster = cluster;
    this.sitting = sitting;
    this.dice = dice;
    this.manners = manners;
    this.acknowledged = acknowledged;
    this.socket = socketClient({
      connect: () => this.dial(),
      heard: (message) => this.hear(message),
      patience: PATIENCE,
    });
    void this.socket.watch(sitting.match, sitting.seat);
  }

  /** Begins nothing more, and resolves when nothing is under way. */
  async stop(): Promise<void> {
    this.stopped = true;
    while (this.busy) await this.changed();
    await this.reading;
  }

  /** Says one line more, as often as it takes. */
  async sayAtLast(text: string): Promise<void> {
    const said = await this.insist(() => this.socket.chat(this.sitting.match, text, text));
    if (said.ok) this.chat.add(text);
  }

  /** Resolves with the next message, or when something has been done. */
  changed(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  close(): void {
    this.socket.close();
  }

  private dial(): WebSocket {
    this.base = this.cluster.anyUrl(this.sitting.home + this.dialled++) ?? "http://127.0.0.1:9";
    return new WebSocket(`${this.base.replace("http", "ws")}/api/socket`, {
      headers: { cookie: this.sitting.cookie },
      handshakeTimeout: HANDSHAKE,
    });
  }

  private hear(message: ServerMessage): void {
    if (message.t === "chat") this.heardLines.add(message.line.text);
    if (message.t === "sync") this.reading = this.readChat();
    if (message.t === "sync" || message.t === "step" || message.t === "table") {
      this.seq = message.seq;
      if (message.t === "step") this.settled = message.seq;
      else this.table = message.table;
      if (message.t !== "table") this.position = message.position;
    }
    this.tell();
    void this.proceed();
  }

  /** As the page does: what was said during a break is not sent again. */
  private async readChat(): Promise<void> {
    const { cookie, match } = this.sitting;
    const api = httpClient({ base: this.base, headers: () => ({ cookie }) });
    const told = await api.call("chatLines", { params: { match } });
    if (told.ok) for (const { text } of told.value.lines) this.heardLines.add(text);
  }

  private tell(): void {
    const waiting = this.waiting;
    this.waiting = [];
    for (const resolve of waiting) resolve();
  }

  private async proceed(): Promise<void> {
    if (this.busy || this.stopped || !this.wanted()) return;
    this.busy = true;
    if (this.manners.think > 0) await pause(this.dice.int(2 * this.manners.think));
    // Another look: something may have happened while this one was thinking.
    if (this.asked() !== undefined) await this.vote();
    else if (this.wanted()) await this.act();
    this.busy = false;
    this.tell();
    void this.proceed();
  }

  private asked(): number | undefined {
    const ask = this.table?.ask;
    // A move answers a question too: play goes on.
    return ask?.waiting.includes(this.sitting.seat) && ask.seq > this.settled ? ask.seq : undefined;
  }

  private wanted(): boolean {
    if (this.refusedAt === this.seq) return false;
    return this.asked() !== undefined || (this.position?.options ?? []).length > 0;
  }

  private async vote(): Promise<void> {
    const ask = this.asked();
    if (ask === undefined) return;
    const yes = this.dice.int(3) > 0;
    this.settled = ask;
    const told = await this.command({ do: "answer", ask, yes });
    if (told.ok) this.votes.set(ask, yes);
  }

  private async act(): Promise<void> {
    const { match, seat } = this.sitting;
    const options = this.position?.options ?? [];
    const move = options[this.dice.int(options.length)] ?? "";
    const key = `${seat}-${this.keys.size}`;
    const seen = this.seq;
    this.keys.add(key);
    const told = await this.command({ do: "act", seat, seq: seen, move, key });
    if (!told.ok) {
      this.refusedAt = seen;
      return;
    }
    this.moves.set(told.seq ?? 0, move);
    this.acknowledged();
    if (this.dice.int(this.manners.chatEvery) === 0) {
      const text = `${match} ${seat} ${++this.said}`;
      const said = await this.insist(() => this.socket.chat(match, text, text));
      if (said.ok) this.chat.add(text);
    }
    if (this.dice.int(this.manners.undoEvery) === 0) {
      await this.socket.command(match, { do: "undo", seat, seq: this.seq });
    }
  }

  private command(command: CommandInput): Promise<CommandReply> {
    return this.insist(() => this.socket.command(this.sitting.match, command));
  }

  private async insist(ask: () => Promise<CommandReply>): Promise<CommandReply> {
    for (;;) {
      const told = await ask();
      if (told.ok || !AGAIN.has(told.problem.code)) return told;
      await pause(RETRY);
    }
  }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
