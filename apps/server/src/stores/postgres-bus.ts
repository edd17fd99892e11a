import pg from "pg";
import type { Bus, BusMessage } from "../bus.ts";

const CHANNEL = "tabletown";
/** PostgreSQL's longest notification is 8,000 bytes; ours are ASCII. */
const LONGEST = 7_900;
const GATHER = 5;
const RETRY = 1_000;
const ATTEMPTS = 10;

/**
 * Messages through PostgreSQL, on connections of its own and after the commit: inside
 * the transaction it would make commits wait for each other. Messages may be lost
 * with the connection; whoever comes back looks into the log.
 */
export async function postgresBus(
  url: string,
  receive: (match: string, message: BusMessage) => void,
  /** After a break, in which messages may have been missed. */
  reconnected: () => void,
): Promise<Bus> {
  let closed = false;
  let listener: pg.Client | undefined;
  const speaker = new pg.Pool({ connectionString: url, max: 1 });
  speaker.on("error", () => {});

  const listen = async (): Promise<void> => {
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => {});
    client.on("end", () => {
      if (!closed) setTimeout(() => void listen().then(reconnected, () => {}), RETRY).unref();
    });
    client.on("notification", ({ payload = "" }) => {
      for (const text of payload.split(" ")) {
        const [match, message] = readMessage(text);
        if (message !== undefined) receive(match, message);
      }
    });
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    listener = client;
  };
  await listen();

  let gathered = new Map<string, string>();
  let timer: NodeJS.Timeout | undefined;
  const say = (payload: string, attempt = 1): void => {
    speaker.query("SELECT pg_notify($1, $2)", [CHANNEL, payload]).catch(() => {
      if (!closed && attempt < ATTEMPTS) setTimeout(() => say(payload, attempt + 1), RETRY).unref();
    });
  };
  const speak = (): void => {
    timer = undefined;
    let payload = "";
    for (const text of gathered.values()) {
      if (payload.length + text.length >= LONGEST) {
        say(payload);
        payload = "";
      }
      payload += payload === "" ? text : ` ${text}`;
    }
    gathered = new Map();
    say(payload);
  };
  return {
    shared: true,
    announce(match, message) {
      // Of two entries of one match the later one says it all; of two chat messages it does not.
      const key = message.what === "chat" ? `${match} chat ${message.number}` : `${match} ${message.what}`;
      gathered.set(key, writeMessage(match, message));
      timer ??= setTimeout(speak, GATHER);
    },
    async close() {
      closed = true;
      // What was the last to happen here is announced as well.
      if (timer !== undefined) {
        clearTimeout(timer);
        speak();
      }
      await listener?.end();
      await speaker.end();
    },
  };
}

/** "<match>:<what>:…", without spaces. */
function writeMessage(match: string, message: BusMessage): string {
  switch (message.what) {
    case "entry":
    case "chat":
      return `${match}:${message.what}:${message.number}`;
    case "alerts":
      return `${match}:${message.what}`;
    case "who":
      return `${match}:${message.what}:${message.node}`;
    case "presence":
      return `${match}:${message.what}:${message.node}:${message.here.join(".")}:${message.spectators}`;
  }
}

/** What a process of another version sends may mean nothing here. */
function readMessage(text: string): [match: string, message: BusMessage | undefined] {
  const [match = "", what, first = "", here = "", spectators = "0"] = text.split(":");
  if (what === "entry" || what === "chat") return [match, { what, number: Number(first) }];
  if (what === "alerts") return [match, { what }];
  if (what === "who") return [match, { what, node: first }];
  if (what !== "presence") return [match, undefined];
  const seats = here === "" ? [] : here.split(".").map(Number);
  return [match, { what, node: first, here: seats, spectators: Number(spectators) }];
}
