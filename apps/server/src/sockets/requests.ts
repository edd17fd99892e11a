import { failure, success } from "@tabletown/kernel";
import { CLOSE, type ClientMessage, type Problem, type ServerMessage, WIRE_PROTOCOL } from "@tabletown/protocol";
import { sayInChat } from "../chat.ts";
import { doCommand } from "../conduct/admission.ts";
import type { SignedInPerson } from "../identity/people.ts";
import { enter } from "../rooms/access.ts";
import { Room } from "../rooms/room.ts";
import type { Services } from "../services.ts";
import { StoreFault } from "../stores/sql.ts";
import type { ReceivedMessage } from "./inbox.ts";
import { type LimitedKind, limitOf, type MessageLimit, MessageLimits } from "./message-limits.ts";
import { readMessage } from "./read-message.ts";
import type { Reply } from "./reply.ts";
import type { Watches } from "./watches.ts";

/** The connection that somebody asks through. */
interface AskingConnection {
  readonly person: SignedInPerson;
  readonly address: string;
  promised: number | undefined;
  send(message: ServerMessage): void;
  close(code: number): void;
  refreshMutes(): Promise<void>;
}

/** What is asked through one connection: read, allowed or refused, done and answered. */
export class Requests {
  private readonly services: Services;
  private readonly connection: AskingConnection;
  private readonly watches: Watches;
  private readonly limits: MessageLimits;
  private greeted = false;

  constructor(services: Services, connection: AskingConnection, watches: Watches) {
    this.services = services;
    this.connection = connection;
    this.watches = watches;
    this.limits = new MessageLimits(services, connection.person.session);
  }

  /** Nothing to wait for where it is done at once. */
  handle({ text, received, at }: ReceivedMessage): Promise<void> | undefined {
    const message = readMessage(text);
    if (!message.ok) {
      this.services.metrics.messages("bad");
      this.strike(message.problem);
      return undefined;
    }
    const { value } = message;
    this.services.metrics.messages(value.t);
    if (value.t !== "hello" && !this.greeted) {
      this.connection.close(CLOSE.badMessage);
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
        this.connection.promised = value.every;
        return this.pong(value.at);
    }
  }

  failed(error: unknown): void {
    this.services.log.error({ error, person: this.connection.person.id }, "a message failed");
    this.connection.send({ t: "refused", problem: { code: "internal" } });
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
      const { person } = this.connection;
      const isGone = error.kind === "gone";
      this.answer(id, isGone ? await this.services.people.missing(person) : failure({ code: "no-storage" }));
    }
  }

  /** The same for what needs no answer: it is answered only where it is refused. */
  private async unanswered(work: () => Promise<undefined> | undefined): Promise<void> {
    const hurried = this.refusalFor(await this.limits.of("watch"));
    if (hurried !== undefined) this.connection.send({ t: "refused", problem: hurried.problem });
    else await work();
  }

  private async pong(at: number): Promise<void> {
    if (this.refusalFor(await this.limits.of("watch")) !== undefined) return;
    this.connection.send({ t: "pong", at, now: this.services.config.now() });
  }

  private async greet(protocol: number): Promise<undefined> {
    if (protocol !== WIRE_PROTOCOL) {
      this.connection.send({ t: "reload", protocol: WIRE_PROTOCOL });
      this.connection.close(CLOSE.oldClient);
      return;
    }
    try {
      await this.connection.refreshMutes();
    } catch (error) {
      if (!(error instanceof StoreFault)) throw error;
      this.connection.close(CLOSE.restart);
      return;
    }
    this.greeted = true;
    const { id, name } = this.connection.person;
    this.connection.send({ t: "welcome", protocol: WIRE_PROTOCOL, person: id, name, now: this.services.config.now() });
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
    const done = await doCommand(this.services, room, this.connection.person, command, at);
    const now = performance.now();
    const { commandSeconds, moveSeconds } = this.services.metrics;
    commandSeconds.observe((now - begun) / 1_000);
    if (done.ok && command.do === "act") moveSeconds.observe((now - received) / 1_000);
    return done;
  }

  private async chat({ match, ...line }: Extract<ClientMessage, { t: "chat" }>): Promise<Reply> {
    const { person, address } = this.connection;
    const said = await sayInChat(this.services, { person, address }, match, line);
    return said.ok ? success({}) : said;
  }

  private async enterRoom(match: string): Promise<Room | Problem> {
    const entered = await enter(this.services, match, this.connection.person.id);
    return entered.ok ? entered.value.room : entered.problem;
  }

  private answer(id: number, reply: Reply): void {
    if (reply.ok) {
      const { seq } = reply.value;
      this.connection.send(seq === undefined ? { t: "done", id } : { t: "done", id, seq });
      return;
    }
    this.services.metrics.refusals(reply.problem.code);
    this.connection.send({ t: "refused", id, problem: reply.problem });
  }

  /** Nothing where it is allowed. */
  private refusalFor(limit: MessageLimit): Extract<Reply, { ok: false }> | undefined {
    if (limit === "allowed") return undefined;
    if (limit === "cut") this.connection.close(CLOSE.tooFast);
    return failure({ code: "too-fast" });
  }

  private strike(problem: Problem): void {
    this.connection.send({ t: "refused", problem });
    if (this.limits.ofUnreadable() === "cut") this.connection.close(CLOSE.badMessage);
  }
}
