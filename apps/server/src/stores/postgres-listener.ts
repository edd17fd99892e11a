import pg from "pg";

/** How often a message to oneself goes through the database, and after how many without an echo nothing is heard. */
const BEAT = 1_500;
const UNANSWERED = 2;
const KEEP_ALIVE = 5_000;
const TIMEOUT = 5_000;
const AT_ONCE = 500;
const FIRST_RETRY = 100;
const LONGEST_RETRY = 5_000;

export interface ListenerEvents {
  heard(payload: string): void;
  /** The connection is gone, or dead without having said so. */
  lost(): void;
  /** After a break, in which messages may have been missed; until it has been done the listener counts as deaf. */
  reconnected(): Promise<void>;
}

/** One connection that waits for notifications, notices when none can reach it, and comes back by itself. */
export class PostgresListener {
  private readonly url: string;
  private readonly events: ListenerEvents;
  /** A channel of its own, on which it hears itself. */
  private readonly echo: string;
  private readonly wanted = new Set<string>();
  /** What the server has been told to send. */
  private active = new Set<string>();
  /** Channels whose wish has changed since, and those who wait for it. */
  private changed = new Set<string>();
  private waiting: (() => void)[] = [];
  private changing = false;
  private client: pg.Client | undefined;
  private unanswered = 0;
  private beat: NodeJS.Timeout | undefined;
  private closed = false;
  /** Whether everything that is said is heard. */
  listening = false;

  constructor(url: string, echo: string, events: ListenerEvents) {
    this.url = url;
    this.echo = echo;
    this.events = events;
    this.wanted.add(echo);
  }

  /** Connects for the first time; fails where that is not possible. */
  async open(): Promise<void> {
    await this.connect();
    this.listening = true;
    this.beat = setInterval(() => this.sendBeat(), BEAT);
    this.beat.unref();
  }

  /** Resolves when whatever is said on a channel from now on is heard, or made up for after the next connection. */
  follow(channel: string): Promise<void> {
    this.wanted.add(channel);
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      this.change(channel);
    });
  }

  unfollow(channel: string): void {
    this.wanted.delete(channel);
    this.change(channel);
  }

  async close(): Promise<void> {
    this.closed = true;
    this.listening = false;
    clearInterval(this.beat);
    const { client } = this;
    this.client = undefined;
    await client?.end().catch(() => {});
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE,
      connectionTimeoutMillis: TIMEOUT,
      query_timeout: TIMEOUT,
    });
    client.on("error", () => {});
    client.on("end", () => this.lost(client));
    client.on("notification", ({ channel, payload = "" }) => {
      this.unanswered = 0;
      if (channel !== this.echo) this.events.heard(payload);
    });
    try {
      await client.connect();
      this.active = new Set();
      this.changed = new Set(this.wanted);
      for (let commands = this.commands(); commands.length > 0; commands = this.commands()) {
        // The server looks through all channels for each new one: thousands at once would take longer than is waited for.
        for (let from = 0; from < commands.length; from += AT_ONCE) {
          await client.query(commands.slice(from, from + AT_ONCE).join(";"));
        }
      }
    } catch (error) {
      void client.end().catch(() => {});
      throw error;
    }
    this.unanswered = 0;
    this.client = client;
  }

  private lost(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = undefined;
    this.listening = false;
    this.events.lost();
    // With a question unanswered this cuts the connection instead of saying goodbye.
    void client.end().catch(() => {});
    for (const resolve of this.waiting.splice(0)) resolve();
    if (!this.closed) void this.comeBack();
  }

  private async comeBack(): Promise<void> {
    for (let wait = FIRST_RETRY; !this.closed; wait = Math.min(2 * wait, LONGEST_RETRY)) {
      // Not all processes at the same moment.
      await new Promise((resolve) => setTimeout(resolve, wait * (0.5 + Math.random() / 2)).unref());
      if (this.closed) return;
      try {
        if (this.client === undefined) await this.connect();
        const { client } = this;
        await this.events.reconnected();
        if (this.client !== client) continue;
        this.listening = true;
        return;
      } catch {
        // The database is still away; the next attempt comes later.
      }
    }
  }

  private sendBeat(): void {
    const { client } = this;
    if (client === undefined) return;
    if (this.unanswered >= UNANSWERED) {
      this.lost(client);
      return;
    }
    this.unanswered++;
    client.query(`NOTIFY ${pg.escapeIdentifier(this.echo)}`).catch(() => {});
  }

  private change(channel: string): void {
    this.changed.add(channel);
    if (this.changing) return;
    this.changing = true;
    // All wishes of one turn of the event loop travel together.
    setImmediate(() => {
      this.changing = false;
      this.apply();
    });
  }

  /** Tells the server what to send from now on. */
  private apply(): void {
    const { client } = this;
    const waiting = this.waiting.splice(0);
    const done = (): void => {
      for (const resolve of waiting) resolve();
    };
    const commands = client === undefined ? [] : this.commands();
    if (client === undefined || commands.length === 0) {
      done();
      return;
    }
    client.query(commands.join(";")).then(done, () => {
      done();
      this.lost(client);
    });
  }

  /** What the server has to be told for its channels to be those that are wanted. */
  private commands(): string[] {
    const commands: string[] = [];
    const { changed } = this;
    this.changed = new Set();
    for (const channel of changed) {
      const wanted = this.wanted.has(channel);
      if (wanted === this.active.has(channel)) continue;
      commands.push(`${wanted ? "LISTEN" : "UNLISTEN"} ${pg.escapeIdentifier(channel)}`);
      if (wanted) this.active.add(channel);
      else this.active.delete(channel);
    }
    return commands;
  }
}
