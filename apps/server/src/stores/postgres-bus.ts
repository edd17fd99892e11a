import pg from "pg";
import type { Bus, News } from "../bus.ts";

const CHANNEL = "tabletown";
/** PostgreSQL's longest notification is 8,000 bytes. */
const MOST = 100;
const GATHER = 5;
const RETRY = 1_000;

/**
 * News through PostgreSQL, on connections of its own and after the commit: inside
 * the transaction it would make commits wait for each other. News may be lost;
 * whoever reads notices a gap in the numbers and looks into the log.
 */
export async function postgresBus(url: string, heard: (match: string, news: News) => void): Promise<Bus> {
  let closed = false;
  let listener: pg.Client | undefined;
  const speaker = new pg.Pool({ connectionString: url, max: 1 });
  speaker.on("error", () => {});

  const listen = async (): Promise<void> => {
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => {});
    client.on("end", () => {
      if (!closed) setTimeout(() => void listen().catch(() => {}), RETRY).unref();
    });
    client.on("notification", ({ payload = "" }) => {
      for (const text of payload.split(" ")) {
        const [match = "", what, number = "0"] = text.split(":");
        if (what === "entry" || what === "chat") heard(match, { what, number: Number(number) });
        else if (what === "alerts") heard(match, { what });
      }
    });
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    listener = client;
  };
  await listen();

  let gathered = new Map<string, string>();
  let timer: NodeJS.Timeout | undefined;
  const speak = (): void => {
    timer = undefined;
    const news = [...gathered.values()];
    gathered = new Map();
    for (let from = 0; from < news.length; from += MOST) {
      void speaker
        .query("SELECT pg_notify($1, $2)", [CHANNEL, news.slice(from, from + MOST).join(" ")])
        .catch(() => {});
    }
  };
  return {
    announce(match, news) {
      const number = "number" in news ? `:${news.number}` : "";
      // Of two entries of one match the later one says it all; of two lines of chat it does not.
      const key = news.what === "chat" ? `${match} chat ${news.number}` : `${match} ${news.what}`;
      gathered.set(key, `${match}:${news.what}${number}`);
      timer ??= setTimeout(speak, GATHER);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await listener?.end();
      await speaker.end();
    },
  };
}
