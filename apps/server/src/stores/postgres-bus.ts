import pg from "pg";
import type { Bus, BusMessage } from "../bus.ts";
import { newId } from "../random.ts";
import { readBusText, writeBusText } from "./bus-text.ts";
import { PostgresListener } from "./postgres-listener.ts";

/** Each match has a channel of its own, so that only those who have it in memory hear of it. */
const channelOf = (match: string): string => `tabletown ${match}`;
/** PostgreSQL's longest notification is 8,000 bytes; ours are ASCII. */
const LONGEST = 7_900;
const GATHER = 5;
const FIRST_RETRY = 250;
const LONGEST_RETRY = 5_000;
const TIMEOUT = 5_000;
const UNDER_WAY = 1_000;

export interface BusEvents {
  receive(match: string, message: BusMessage): void;
  /** Nothing is heard any more; other connections may be dead as well. */
  lost(): void;
  /** After a break, in which messages may have been missed. */
  reconnected(): Promise<void>;
  /** How many seconds a message of one's own took to come back. */
  arrived(seconds: number): void;
}

/**
 * Messages through PostgreSQL, on connections of its own and after the commit: inside the transaction it would make
 * commits wait for each other. What is said while the database is away is said when it is back; what was missed on
 * the hearing side is made up for from the logs.
 */
export async function postgresBus(url: string, events: BusEvents): Promise<Bus> {
  const traffic = { sent: 0, received: 0 };
  /** Since when what was said here is on its way. */
  const underWay = new Map<string, number>();
  const listener = new PostgresListener(url, channelOf(`echo ${newId()}`), {
    heard(payload) {
      const said = underWay.get(payload);
      underWay.delete(payload);
      if (said !== undefined) events.arrived((performance.now() - said) / 1_000);
      for (const text of payload.split(" ")) {
        const [match, message] = readBusText(text);
        if (message === undefined) continue;
        traffic.received++;
        events.receive(match, message);
      }
    },
    lost: events.lost,
    reconnected: events.reconnected,
  });
  await listener.open();
  const speaker = new Speaker(url, (payload) => {
    // What never comes back is not waited for.
    if (underWay.size >= UNDER_WAY) underWay.clear();
    underWay.set(payload, performance.now());
  });
  return {
    shared: true,
    get traffic() {
      return { ...traffic, listening: listener.listening };
    },
    announce(match, message) {
      traffic.sent++;
      speaker.say(match, message);
    },
    follow: (match) => listener.follow(channelOf(match)),
    unfollow: (match) => listener.unfollow(channelOf(match)),
    async close() {
      await speaker.close();
      await listener.close();
    },
  };
}

/** Says what is to be said, a little at a time, until it has been said. */
class Speaker {
  private readonly pool: pg.Pool;
  private readonly sending: (payload: string) => void;
  /** By match and kind: of two entries, or two lines of chat, the later one says it all. */
  private gathered = new Map<string, Said>();
  private timer: NodeJS.Timeout | undefined;
  private speaking: Promise<void> | undefined;
  private retry = FIRST_RETRY;
  private closed = false;

  constructor(url: string, sending: (payload: string) => void) {
    this.sending = sending;
    this.pool = new pg.Pool({
      connectionString: url,
      max: 1,
      keepAlive: true,
      connectionTimeoutMillis: TIMEOUT,
      query_timeout: TIMEOUT,
    });
    this.pool.on("error", () => {});
    this.pool.on("connect", (client) => client.on("error", () => {}));
  }

  say(match: string, message: BusMessage): void {
    this.gather({ match, message });
    this.schedule(GATHER);
  }

  /** What was the last to happen here is announced as well. */
  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.speaking;
    await this.speak();
    await this.pool.end();
  }

  private gather(said: Said): void {
    const { match, message } = said;
    const key = message.what === "person" ? `person ${message.person}` : `${match} ${message.what}`;
    const before = this.gathered.get(key);
    if (before === undefined || numberOf(before) <= numberOf(said)) this.gathered.set(key, said);
  }

  private schedule(wait: number): void {
    if (this.timer !== undefined || this.speaking !== undefined || this.closed) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.speaking = this.speak().finally(() => {
        this.speaking = undefined;
        if (this.gathered.size > 0) this.schedule(this.retry === FIRST_RETRY ? GATHER : this.retry);
      });
    }, wait);
  }

  private async speak(): Promise<void> {
    if (this.gathered.size === 0) return;
    const { gathered } = this;
    this.gathered = new Map();
    const [channels, payloads] = notifications([...gathered.values()]);
    for (const payload of payloads) this.sending(payload);
    try {
      await this.pool.query(
        "SELECT pg_notify(channel, payload) FROM unnest($1::text[], $2::text[]) AS said (channel, payload)",
        [channels, payloads],
      );
      this.retry = FIRST_RETRY;
    } catch {
      // Not said: once more, later, unless something newer says it all.
      const newer = this.gathered;
      this.gathered = gathered;
      for (const said of newer.values()) this.gather(said);
      this.retry = Math.min(2 * this.retry, LONGEST_RETRY);
    }
  }
}

interface Said {
  readonly match: string;
  readonly message: BusMessage;
}

function numberOf({ message }: Said): number {
  return "number" in message ? message.number : 0;
}

/** Messages of one match share a notification as far as they fit. */
function notifications(messages: readonly Said[]): [channels: string[], payloads: string[]] {
  const channels: string[] = [];
  const payloads: string[] = [];
  const last = new Map<string, number>();
  for (const { match, message } of messages) {
    const text = writeBusText(match, message);
    const index = last.get(match);
    const before = index === undefined ? undefined : payloads[index];
    if (index !== undefined && before !== undefined && before.length + text.length < LONGEST) {
      payloads[index] = `${before} ${text}`;
      continue;
    }
    last.set(match, payloads.length);
    channels.push(channelOf(match));
    payloads.push(text);
  }
  return [channels, payloads];
}
