import type { Duplex } from "node:stream";
import { CLOSE, type ServerMessage } from "@tabletown/protocol";
import type { WebSocket } from "ws";
import type { SignedInPerson } from "../identity/people.ts";
import { messageFrame } from "../rooms/audience.ts";
import type { SocketFrame } from "../rooms/frame.ts";
import type { Services } from "../services.ts";
import { Inbox } from "./inbox.ts";
import type { Outbox } from "./outbox.ts";
import { Requests } from "./requests.ts";
import { Watches } from "./watches.ts";
import { readWholeTexts } from "./whole-frames.ts";

/** Milliseconds beyond twice the promised time in which a page may be silent before its person counts as away. */
const GRACE = 2_000;

/** A socket that has been let in, the stream under it, and whose it is. */
interface Accepted {
  readonly socket: WebSocket;
  readonly stream: Duplex;
  readonly person: SignedInPerson;
  readonly address: string;
}

/** One socket of one person: whose it is, whether they are there, and what is sent to them. */
export class Connection {
  readonly socket: WebSocket;
  readonly address: string;
  /** Heard from since the last heartbeat. */
  alive = true;
  /** The page has been silent for longer than it said it would be. */
  away = false;
  /** Milliseconds within which the page has said that it will be heard from again. */
  promised: number | undefined;
  /** Always the same person, who may have another name, or an account, since the connection was opened. */
  private known: SignedInPerson;
  private heardAt = Date.now();
  private readonly services: Services;
  private readonly stream: Duplex;
  private readonly outbox: Outbox;
  private outgoing: SocketFrame = "";
  private readonly watches: Watches;
  private readonly inbox: Inbox;
  /** We have said goodbye: nothing that comes, or waits to be handled, counts any more. */
  private dismissed = false;
  private muted: ReadonlySet<string> = new Set();

  constructor(services: Services, outbox: Outbox, { socket, stream, person, address }: Accepted) {
    this.services = services;
    this.outbox = outbox;
    this.socket = socket;
    this.stream = stream;
    this.known = person;
    this.address = address;
    this.watches = new Watches(services, this);
    this.inbox = new Inbox(services, new Requests(services, this, this.watches));
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
    return this.inbox.size;
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
    this.inbox.clear();
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
    if (this.inbox.full) this.close(CLOSE.tooFast);
    else this.inbox.add(text);
  }

  private setAway(away: boolean): void {
    this.away = away;
    this.watches.publishPresence();
  }
}
