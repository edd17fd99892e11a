import type { Duplex } from "node:stream";
import { failure, success } from "@tabletown/kernel";
import { CLOSE, type ClientMessage, type Problem, type ServerMessage, WIRE_PROTOCOL } from "@tabletown/protocol";
import type { WebSocket } from "ws";
import { sayInChat } from "../chat.ts";
import { doCommand } from "../conduct/seating.ts";
import type { SignedInPerson } from "../identity/people.ts";
import { enter } from "../rooms/access.ts";
import { messageFrame } from "../rooms/audience.ts";
import { Room } from "../rooms/room.ts";
import type { Services } from "../services.ts";
import { StoreFault } from "../stores/sql.ts";
import type { SocketFrame } from "./frame.ts";
import { type LimitedKind, limitOf, type MessageLimit, MessageLimits } from "./message-limits.ts";
import type { Outbox } from "./outbox.ts";
import { isCommand, readMessage } from "./read-message.ts";
import type { Reply } from "./reply.ts";
import { Watches } from "./watches.ts";
import { readWholeTexts } from "./whole-frames.ts";

/** Messages that may wait to be handled. */
const QUEUE = 64;
/** Milliseconds beyond twice the promised time in which a page may be silent before its person counts as away. */
const GRACE = 2_000;

/** A socket that has been let in, the stream under it, and whose it is. */
interface Accepted {
  readonly socket: WebSocket;
  readonly stream: Duplex;
  readonly person: SignedInPerson;
  readonly address: string;
}

/** A message, and when it came: by the clock that measures, and by the one that the players' time is kept by. */
interface Received {
  readonly text: string;
  readonly received: number;
  readonly at: number;
}

/** One socket of one person. Its messages are handled one after the other. */
export class Connection {
  readonly socket: WebSocket;
  /** Heard from since the last heartbeat. */
  alive = true;
  /** The page has been silent for longer than it said it would be. */
  away = false;
  /** Always the same person, who may have another name, or an account, since the connection was opened. */
  private known: SignedInPerson;
  private heardAt = Date.now();
  /** Milliseconds within which the page has said that it will be heard from again. */
  private promised: number | undefined;
  private readonly services: Services;
  private readonly stream: Duplex;
  private readonly address: string;
  private readonly outbox: Outbox;
  private outgoing: SocketFrame = "";
  private readonly watches: Watches;
  private waiting: Received[] = [];
  private working = false;
  private greeted = false;
  /** We have said goodbye: nothing that comes, or waits to be handled, counts any more. */
  private dismissed = false;
  private readonly limits: MessageLimits;
  private muted: ReadonlySet<string> = new Set();

  constructor(services: Services, outbox: Outbox, { socket, stream, person, address }: Accepted) {
    this.services = services;
    this.outbox = outbox;
    this.socket = socket;
    this.stream = stream;
    this.known = person;
    this.address = address;
    this.watches = new Watches(services, this);
    this.limits = new MessageLimits(services, person.session);
    readWholeTexts(stream, (text) => this.receive(text));
    socket.on("message", (data, binary) => (binary ? this.close(CLOSE.badMessage) : this.receive(data.toString())));
    socket.on("pong", () => {
      this.alive = true;
    });
    socket.on("close", () => this.watches.endAll());
  }

  get person(): SignedInPerson {
    return this.known;
  }

  /** Their name or account has changed. */
  recognize(person: SignedInPerson): void {
    this.known = person;
  }

  send(message: ServerMessage): void {
    this.sendFrame(messageFrame(message));
  }

  sendFrame(frame: SocketFrame): void {
    if (this.outgoing === "") this.outbox.add(this);
    this.outgoing += frame;
  }

  /** Past the library's own queue. */
  flush(): void {
    const frames = this.outgoing;
    this.outgoing = "";
    if (this.open && frames !== "") this.stream.write(frames, "latin1");
  }

  get open(): boolean {
    return this.socket.readyState === this.socket.OPEN;
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
    if (this.watches.catchUp(now) === "too-slow") this.socket.terminate();
  }

  /** Whoever falls silent is away for the others long before the connection is known to be gone. */
  notice(now: number): void {
    const silent = this.promised !== undefined && now - this.heardAt > 2 * this.promised + GRACE;
    if (silent !== this.away) this.setAway(silent);
  }

  async refreshMutes(): Promise<void> {
    this.muted = new Set(await this.services.store.people.mutes(this.person.id));
  }

  close(code: number): void {
    this.dismissed = true;
    this.waiting = [];
    this.flush();
    this.socket.close(code);
    // Whoever does not answer the closing handshake is cut off.
    setTimeout(() => this.socket.terminate(), 2_000).unref();
  }

  private receive(text: string): void {
    if (this.dismissed) return;
    this.alive = true;
    this.heardAt = Date.now();
    if (this.away) this.setAway(false);
    if (this.waiting.length >= QUEUE) {
      this.close(CLOSE.tooFast);
      return;
    }
    this.waiting.push({ text, received: performance.now(), at: this.services.config.now() });
    if (this.working) return;
    this.working = isCommand(text) && this.services.store.database.joinNextCommit(this.begin);
    if (!this.working) this.begin();
  }

  private readonly begin = (): void => void this.work();

  private async work(): Promise<void> {
    this.working = true;
    for (let next = this.waiting.shift(); next !== undefined; next = this.waiting.shift()) {
      try {
        const done = this.handle(next);
        if (done !== undefined) await done;
      } catch (error) {
        this.services.log.error({ error, person: this.person.id }, "a message failed");
        this.send({ t: "refused", problem: { code: "internal" } });
      }
    }
    this.working = false;
  }

  /** Nothing to wait for where it is done at once. */
  private handle({ text, received, at }: Received): Promise<void> | undefined {
    const message = readMessage(text);
    if (!message.ok) {
      this.services.metrics.messages("bad");
      this.strike(message.problem);
      return undefined;
    }
    const { value } = message;
    this.services.metrics.messages(value.t);
    if (value.t !== "hello" && !this.greeted) {
      this.close(CLOSE.badMessage);
      return undefined;
    }
    switch (value.t) {
      case "hello":
        return this.unanswered(() => this.greet(value.protocol));
      case "watch":
        return this.answered(value.id, "watch", () => this.watches.begin(value));
      case "leave":
        return this.unanswered(() => this.watches.end(value.match));
      case "command":
        return this.answered(value.id, limitOf(value), () => this.command(value, received, at));
      case "chat":
        return this.answered(value.id, "chat", () => this.chat(value));
      case "ping":
        this.promised = value.every;
        return this.pong(value.at);
    }
  }

  /** Does something, if it is allowed, and answers with what came of it. */
  private async answered(id: number, kind: LimitedKind, work: () => Promise<Reply>): Promise<void> {
    const limit = this.limits.of(kind);
    const hurried = this.refusalFor(typeof limit === "string" ? limit : await limit);
    if (hurried !== undefined) return this.answer(id, hurried);
    try {
      this.answer(id, await work());
    } catch (error) {
      if (!(error instanceof StoreFault)) throw error;
      // A database that is away is an answer like any other.
      const isGone = error.kind === "gone";
      this.answer(id, isGone ? await this.services.people.missing(this.person) : failure({ code: "no-storage" }));
    }
  }

  /** The same for what needs no answer: it is answered only where it is refused. */
  private async unanswered(work: () => Promise<undefined> | undefined): Promise<void> {
    const hurried = this.refusalFor(await this.limits.of("watch"));
    if (hurried !== undefined) this.send({ t: "refused", problem: hurried.problem });
    else await work();
  }

  private async pong(at: number): Promise<void> {
    if (this.refusalFor(await this.limits.of("watch")) !== undefined) return;
    this.send({ t: "pong", at, now: this.services.config.now() });
  }

  private async greet(protocol: number): Promise<undefined> {
    if (protocol !== WIRE_PROTOCOL) {
      this.send({ t: "reload", protocol: WIRE_PROTOCOL });
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
    this.send({ t: "welcome", protocol: WIRE_PROTOCOL, person: id, name, now: this.services.config.now() });
  }

  private async command(
    { match, command }: Extract<ClientMessage, { t: "command" }>,
    received: number,
    at: number,
  ): Promise<Reply> {
    if (this.services.closing()) return failure({ code: "closing" });
    const room = this.watches.roomOf(match) ?? (await this.enterRoom(match));
    if (!(room instanceof Room)) return failure(room);
    const begun = performance.now();
    const done = await doCommand(this.services, room, this.person, command, at);
    const now = performance.now();
    const { commandSeconds, moveSeconds } = this.services.metrics;
    commandSeconds.observe((now - begun) / 1_000);
    if (done.ok && command.do === "act") moveSeconds.observe((now - received) / 1_000);
    return done;
  }

  private async chat({ match, ...line }: Extract<ClientMessage, { t: "chat" }>): Promise<Reply> {
    const said = await sayInChat(this.services, { person: this.person, address: this.address }, match, line);
    return said.ok ? success({}) : said;
  }

  private async enterRoom(match: string): Promise<Room | Problem> {
    const entered = await enter(this.services, match, this.person.id);
    return entered.ok ? entered.value.room : entered.problem;
  }

  private answer(id: number, reply: Reply): void {
    if (reply.ok) {
      const { seq } = reply.value;
      this.send(seq === undefined ? { t: "done", id } : { t: "done", id, seq });
      return;
    }
    this.services.metrics.refusals(reply.problem.code);
    this.send({ t: "refused", id, problem: reply.problem });
  }

  /** Nothing where it is allowed. */
  private refusalFor(limit: MessageLimit): Extract<Reply, { ok: false }> | undefined {
    if (limit === "allowed") return undefined;
    if (limit === "cut") this.close(CLOSE.tooFast);
    return failure({ code: "too-fast" });
  }

  private strike(problem: Problem): void {
    this.send({ t: "refused", problem });
    if (this.limits.ofUnreadable() === "cut") this.close(CLOSE.badMessage);
  }

  private setAway(away: boolean): void {
    this.away = away;
    this.watches.publishPresence();
  }
}
