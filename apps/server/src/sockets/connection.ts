import type { Duplex } from "node:stream";
import { failure, type Result, success } from "@tabletown/kernel";
import { CLOSE, type ClientMessage, PROTOCOL, type Problem, type ServerMessage, WATCHED } from "@tabletown/protocol";
import type { RawData, WebSocket } from "ws";
import { sayInChat } from "../chat.ts";
import type { Person } from "../identity/people.ts";
import { enter, mayWatch } from "../rooms/access.ts";
import { messageFrame } from "../rooms/audience.ts";
import { Room } from "../rooms/room.ts";
import type { Services } from "../services.ts";
import { StoreFault } from "../stores/sql.ts";
import type { Outbox } from "./outbox.ts";
import { readMessage } from "./read-message.ts";
import { Watch } from "./watch.ts";

/** Messages that may wait to be handled. */
const QUEUE = 64;
/** Refusals for speed after which a connection is cut. */
const STRIKES = 200;

/** A socket that has been let in, the stream under it, and whose it is. */
interface Accepted {
  readonly socket: WebSocket;
  readonly stream: Duplex;
  readonly person: Person;
  readonly address: string;
}

/** A message, and when it came. */
interface Received {
  readonly text: string;
  readonly received: number;
}

/** One socket of one person. Its messages are handled one after the other. */
export class Connection {
  readonly person: Person;
  readonly socket: WebSocket;
  /** Heard from since the last heartbeat. */
  alive = true;
  private readonly services: Services;
  private readonly stream: Duplex;
  private readonly address: string;
  private readonly outbox: Outbox;
  private outgoing: Buffer[] = [];
  private readonly watches = new Map<string, Watch>();
  private waiting: Received[] = [];
  private working = false;
  private greeted = false;
  private strikes = 0;
  private muted: ReadonlySet<string> = new Set();
  private readonly limitKeys: Readonly<Record<"command" | "chat" | "watch", string>>;

  constructor(services: Services, outbox: Outbox, { socket, stream, person, address }: Accepted) {
    this.services = services;
    this.outbox = outbox;
    this.socket = socket;
    this.stream = stream;
    this.person = person;
    this.address = address;
    const { session } = person;
    this.limitKeys = { command: `command ${session}`, chat: `chat ${session}`, watch: `watch ${session}` };
    socket.on("message", (data, binary) => this.receive(data, binary));
    socket.on("pong", () => {
      this.alive = true;
    });
    socket.on("close", () => this.closed());
    socket.on("error", () => socket.terminate());
  }

  send(message: ServerMessage): void {
    this.sendFrame(messageFrame(message));
  }

  sendFrame(frame: Buffer): void {
    if (this.outgoing.length === 0) this.outbox.add(this);
    this.outgoing.push(frame);
  }

  /** Past the library's own queue. */
  flush(): void {
    const frames = this.outgoing;
    this.outgoing = [];
    const [first] = frames;
    if (this.socket.readyState !== this.socket.OPEN || first === undefined) return;
    this.stream.write(frames.length === 1 ? first : Buffer.concat(frames));
  }

  get clogged(): boolean {
    return this.socket.bufferedAmount > this.services.config.limits.clogged;
  }

  get waitingCount(): number {
    return this.waiting.length;
  }

  mutes(person: string): boolean {
    return this.muted.has(person);
  }

  /** Lets those who fell behind catch up, and cuts those who cannot. */
  catchUp(now: number): void {
    // Whoever asks and asks, and never reads the answers.
    if (this.socket.bufferedAmount > 2 * this.services.config.limits.clogged) this.socket.terminate();
    for (const watch of this.watches.values()) {
      if (watch.behindSince === undefined) continue;
      if (!this.clogged) watch.recover();
      else if (now - watch.behindSince > this.services.config.limits.tooSlow) this.socket.terminate();
    }
  }

  async refreshMutes(): Promise<void> {
    this.muted = new Set(await this.services.store.people.mutes(this.person.id));
  }

  close(code: number): void {
    this.flush();
    this.socket.close(code);
    // Whoever does not answer the closing handshake is cut off.
    setTimeout(() => this.socket.terminate(), 2_000).unref();
  }

  private receive(data: RawData, binary: boolean): void {
    this.alive = true;
    if (binary || this.waiting.length >= QUEUE) {
      this.close(binary ? CLOSE.badMessage : CLOSE.tooFast);
      return;
    }
    this.waiting.push({ text: data.toString(), received: performance.now() });
    if (!this.working) void this.work();
  }

  private async work(): Promise<void> {
    this.working = true;
    for (let next = this.waiting.shift(); next !== undefined; next = this.waiting.shift()) {
      try {
        await this.handle(next);
      } catch (error) {
        this.services.log.error({ error, person: this.person.id }, "a message failed");
        this.send({ t: "refused", problem: { code: "internal" } });
      }
    }
    this.working = false;
  }

  private async handle({ text, received }: Received): Promise<void> {
    const message = readMessage(text);
    if (!message.ok) {
      this.services.metrics.messages("bad");
      this.strike(message.problem);
      return;
    }
    this.services.metrics.messages(message.value.t);
    if (message.value.t !== "hello" && !this.greeted) return this.close(CLOSE.badMessage);
    switch (message.value.t) {
      case "hello":
        return this.unanswered((await this.allowed("watch")) ?? (await this.greet(message.value.protocol)));
      case "watch":
        return this.answer(
          message.value.id,
          (await this.allowed("watch")) ?? (await answered(this.watch(message.value))),
        );
      case "leave":
        return this.unanswered((await this.allowed("watch")) ?? this.leave(message.value.match));
      case "command":
        return this.answer(
          message.value.id,
          (await this.allowed(limitOf(message.value))) ?? (await answered(this.command(message.value, received))),
        );
      case "chat":
        return this.answer(
          message.value.id,
          (await this.allowed("chat")) ?? (await answered(this.chat(message.value))),
        );
      case "ping":
        if ((await this.allowed("watch")) === undefined) {
          this.send({ t: "pong", at: message.value.at, now: this.services.config.now() });
        }
    }
  }

  private async greet(protocol: number): Promise<undefined> {
    if (protocol !== PROTOCOL) {
      this.send({ t: "reload", protocol: PROTOCOL });
      this.close(CLOSE.oldClient);
      return;
    }
    try {
      await this.refreshMutes();
    } catch (error) {
      if (!(error instanceof StoreFault)) throw error;
      this.close(CLOSE.restart);
      return;
    }
    this.greeted = true;
    const { id, name } = this.person;
    this.send({ t: "welcome", protocol: PROTOCOL, person: id, name, now: this.services.config.now() });
  }

  private async watch({ match, as, since }: Extract<ClientMessage, { t: "watch" }>): Promise<Reply> {
    if (this.watches.size >= WATCHED && !this.watches.has(match)) return failure({ code: "too-many" });
    const entered = await enter(this.services, match, this.person.id);
    if (!entered.ok) return entered;
    const { room, inside } = entered.value;
    const allowed = mayWatch(entered.value);
    if (!allowed.ok) return allowed;
    if (typeof as === "number" && room.broadcast.viewerOf(this.person.id, as) === undefined)
      return failure({ code: "not-your-seat" });
    this.leave(match);
    const watch = new Watch(this, room, as, inside);
    this.watches.set(match, watch);
    const seq = await room.join(watch, since).catch((error: unknown) => {
      this.leave(match);
      throw error;
    });
    // The connection may have gone while the match was loaded.
    if (this.socket.readyState !== this.socket.OPEN) this.leave(match);
    return success({ seq });
  }

  private async command(
    { match, command }: Extract<ClientMessage, { t: "command" }>,
    received: number,
  ): Promise<Reply> {
    if (this.services.closing()) return failure({ code: "closing" });
    const room = this.watchedRoom(match) ?? (await this.enterRoom(match));
    if (!(room instanceof Room)) return failure(room);
    const begun = performance.now();
    const { id, name } = this.person;
    const done = await room.do({ person: id, name }, command);
    const now = performance.now();
    const { commandSeconds, moveSeconds } = this.services.metrics;
    commandSeconds.observe((now - begun) / 1_000);
    if (done.ok && command.do === "act") moveSeconds.observe((now - received) / 1_000);
    return done;
  }

  private async chat({ match, text }: Extract<ClientMessage, { t: "chat" }>): Promise<Reply> {
    const said = await sayInChat(this.services, { person: this.person, address: this.address }, match, text);
    return said.ok ? success({}) : said;
  }

  /** A match that is watched has been entered already. */
  private watchedRoom(match: string): Room | undefined {
    const room = this.watches.get(match)?.room;
    return room !== undefined && this.services.rooms.present(match) === room ? room : undefined;
  }

  private async enterRoom(match: string): Promise<Room | Problem> {
    const entered = await enter(this.services, match, this.person.id);
    return entered.ok ? entered.value.room : entered.problem;
  }

  private leave(match: string): undefined {
    const watch = this.watches.get(match);
    this.watches.delete(match);
    watch?.room.leave(watch);
  }

  private answer(id: number, reply: Reply): void {
    if (reply.ok) {
      this.send({ t: "done", id, ...(reply.value.seq !== undefined && { seq: reply.value.seq }) });
      return;
    }
    this.services.metrics.refusals(reply.problem.code);
    this.send({ t: "refused", id, problem: reply.problem });
  }

  /** What needs no answer is answered only where it was refused. */
  private unanswered(reply: Reply | undefined): void {
    if (reply !== undefined && !reply.ok) this.send({ t: "refused", problem: reply.problem });
  }

  private async allowed(kind: "command" | "chat" | "watch"): Promise<Reply | undefined> {
    if (await this.services.pace.allows(this.limitKeys[kind], this.services.config.limits[kind])) return undefined;
    if (++this.strikes > STRIKES) this.close(CLOSE.tooFast);
    return failure({ code: "too-fast" });
  }

  private strike(problem: Problem): void {
    this.send({ t: "refused", problem });
    if (++this.strikes > STRIKES / 10) this.close(CLOSE.badMessage);
  }

  private closed(): void {
    for (const match of [...this.watches.keys()]) this.leave(match);
  }
}

/** Taking a move back means to play the game again up to there. */
function limitOf({ command }: Extract<ClientMessage, { t: "command" }>): "command" | "watch" {
  return command.do === "undo" ? "watch" : "command";
}

/** A database that is away is an answer like any other. */
async function answered(reply: Promise<Reply>): Promise<Reply> {
  try {
    return await reply;
  } catch (error) {
    if (error instanceof StoreFault) return failure({ code: "no-storage" });
    throw error;
  }
}

type Reply = Result<{ readonly seq?: number }, Problem>;
