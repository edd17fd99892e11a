import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { CLOSE, MESSAGE_BYTES } from "@tabletown/protocol";
import { WebSocketServer } from "ws";
import { clientAddress, networkOf } from "../http/client-address.ts";
import { fromHere, meantForHere } from "../http/origin.ts";
import { COOKIE, cookieIn } from "../identity/cookie.ts";
import type { Services } from "../services.ts";
import { Connection } from "./connection.ts";
import { Outbox } from "./outbox.ts";

const SOCKET_PATH = "/api/socket";
/** Thousands of heartbeats at once would hold everybody up: the round is made in so many steps. */
const STEPS = 100;
/** Milliseconds from one look at those who are behind, or silent, to the next. */
const CATCH_UP_EVERY = 1_000;

/** Every open connection. */
export class Sockets {
  private readonly services: Services;
  private readonly server: WebSocketServer;
  private readonly open = new Set<Connection>();
  private readonly outbox = new Outbox();
  private readonly perAddress = new Map<string, number>();
  private readonly perSession = new Map<string, number>();
  private readonly beat: NodeJS.Timeout;
  /** How many there have been so far. */
  opened = 0;
  /** Those who have not been asked for a sign of life in this round, how many of them at each step, and the step. */
  private round: Connection[] = [];
  private share = 0;
  private step = 0;
  private readonly catchUpTimer: NodeJS.Timeout;
  private caughtUp = Date.now();

  constructor(services: Services, http: Server) {
    this.services = services;
    this.server = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_BYTES, perMessageDeflate: false });
    http.on("upgrade", (request, socket, head) => {
      this.upgrade(request, socket, head).catch((error: unknown) => {
        services.log.error({ error }, "a connection failed");
        socket.destroy();
      });
    });
    this.beat = setInterval(() => this.heartbeat(), services.config.limits.heartbeat / STEPS);
    this.catchUpTimer = setInterval(() => this.catchUp(), CATCH_UP_EVERY);
    services.people.listen((person) => this.review(person));
  }

  get size(): number {
    return this.open.size;
  }

  /** Messages that wait to be handled. */
  get waiting(): number {
    let waiting = 0;
    for (const connection of this.open) waiting += connection.waitingCount;
    return waiting;
  }

  of(person: string): Connection[] {
    return [...this.open].filter((connection) => connection.person.id === person);
  }

  close(): Promise<void> {
    clearInterval(this.beat);
    clearInterval(this.catchUpTimer);
    for (const connection of this.open) connection.close(CLOSE.restart);
    return new Promise((resolve) => {
      const done = (): void => resolve();
      if (this.open.size === 0) return done();
      const timer = setTimeout(done, 1_000);
      const watch = setInterval(() => {
        if (this.open.size > 0) return;
        clearTimeout(timer);
        clearInterval(watch);
        done();
      }, 10);
      watch.unref();
    });
  }

  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on("error", () => socket.destroy());
    const { config, people } = this.services;
    const address = networkOf(clientAddress(request, config.trustProxy));
    const refuse = (status: string): void => {
      // Nobody reads what comes any more, its end included: left alone it would stay open for ever.
      socket.once("finish", () => socket.destroy());
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    };
    if (URL.parse(request.url ?? "/", "http://here")?.pathname !== SOCKET_PATH) return refuse("404 Not Found");
    if (this.services.closing()) return refuse("503 Service Unavailable");
    if (!meantForHere(request, config.publicUrl)) return refuse("421 Misdirected Request");
    if (!fromHere(request, config.publicUrl)) return refuse("403 Forbidden");
    // Counted before anything is looked up: a flood costs as little as possible.
    if ((this.perAddress.get(address) ?? 0) >= config.limits.socketsPerAddress) return refuse("429 Too Many Requests");
    const free = this.take(this.perAddress, address);
    socket.once("close", free);
    const who = await people.who(cookieIn(request.headers.cookie, COOKIE));
    if (socket.destroyed) return;
    this.server.handleUpgrade(request, socket, head, (accepted) => {
      // Also of whoever is turned away below: what nobody listens to ends the process.
      accepted.on("error", () => accepted.terminate());
      // A page can read the code of a close, but not the status of a failed upgrade.
      if (!who.ok) return accepted.close(who.problem.code === "banned" ? CLOSE.banned : CLOSE.signedOut);
      const { session } = who.value;
      if ((this.perSession.get(session) ?? 0) >= config.limits.socketsPerSession) return accepted.close(CLOSE.tooFast);
      socket.once("close", this.take(this.perSession, session));
      const connection = new Connection(this.services, this.outbox, {
        socket: accepted,
        stream: socket,
        person: who.value,
        address,
      });
      this.open.add(connection);
      this.opened++;
      accepted.once("close", () => this.open.delete(connection));
    });
  }

  private take(counts: Map<string, number>, key: string): () => void {
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return () => {
      const left = (counts.get(key) ?? 1) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
    };
  }

  /** The next few of the round; with each round that begins, everybody is in it who is there then. */
  private heartbeat(): void {
    if (this.step === 0) {
      this.round = [...this.open];
      this.share = Math.ceil(this.round.length / STEPS);
    }
    this.step = (this.step + 1) % STEPS;
    for (const connection of this.round.splice(0, this.share)) {
      if (!this.open.has(connection)) continue;
      if (!connection.alive) {
        connection.socket.terminate();
        continue;
      }
      connection.alive = false;
      connection.socket.ping();
      if (this.services.store.database.kind === "postgres") void this.recheck(connection);
    }
  }

  /** Something about a person, or perhaps about everybody, has changed: who is no longer welcome goes, names and mutes are read anew. */
  private async review(person: string | undefined): Promise<void> {
    const concerned = person === undefined ? [...this.open] : this.of(person);
    await Promise.all(
      concerned.map(async (connection) => {
        await this.recheck(connection);
        await connection.refreshMutes();
      }),
    );
  }

  /** Sessions are ended on whichever process the request comes to. The others are told; should that get lost, they notice within a heartbeat or two. */
  private async recheck(connection: Connection): Promise<void> {
    const standing = await this.services.people.standing(connection.person.session).catch(() => undefined);
    if (standing === undefined) return;
    if (standing.ok) connection.recognize(standing.value);
    else connection.close(standing.problem.code === "banned" ? CLOSE.banned : CLOSE.signedOut);
  }

  private catchUp(): void {
    const now = Date.now();
    // After a standstill of our own what everybody has sent is still to be read.
    const punctual = now - this.caughtUp < 2 * CATCH_UP_EVERY;
    this.caughtUp = now;
    for (const connection of this.open) {
      connection.catchUp(now);
      if (punctual) connection.notice(now);
    }
  }
}
