import { seatedAt } from "./matches.ts";
import { present } from "./people.ts";
import { atMost, type Database, sql } from "./sql.ts";

/** Where a person wants to be told. `config` is the subscription or address, as JSON. */
export interface ChannelRow {
  readonly id: string;
  readonly person: string;
  readonly kind: "push" | "webhook";
  readonly config: string;
  readonly secret: string;
  readonly created: number;
  readonly failures: number;
  /** The session that a browser is told for; empty for addresses, and for browsers of long ago. */
  readonly session: string;
}

export function channelStore(database: Database) {
  return {
    /**
     * A browser's subscription belongs to whoever is signed in there now: an
     * earlier channel to the same place goes.
     */
    add: (
      { id, person, kind, config, secret, created, session }: Omit<ChannelRow, "failures">,
      target: string,
      most: number,
    ) =>
      database.write([
        ...present(person),
        kind === "push"
          ? sql`DELETE FROM channels WHERE target = ${target} AND kind = 'push'`
          : sql`DELETE FROM channels WHERE target = ${target} AND kind = 'webhook' AND person = ${person}`,
        sql`INSERT INTO channels (id, person, kind, config, secret, created, failures, target, session)
          VALUES (${id}, ${person}, ${kind}, ${config}, ${secret}, ${created}, 0, ${target}, ${session})`,
        atMost(most, sql`SELECT count(*) FROM channels WHERE person = ${person}`),
      ]),

    of: (person: string): Promise<ChannelRow[]> =>
      database.read(sql`SELECT * FROM channels WHERE person = ${person} ORDER BY created LIMIT 20`),

    /** Somebody has signed in anew in the browser of a session: it is told for the new one. */
    goOn: (person: string, before: string, session: string) =>
      database.write([
        ...present(person),
        sql`UPDATE channels SET session = ${session} WHERE person = ${person} AND session = ${before}`,
      ]),

    remove: (id: string, person: string) =>
      database.write([sql`DELETE FROM channels WHERE id = ${id} AND person = ${person}`]),

    delivered: (id: string) =>
      database.write([sql`UPDATE channels SET failures = 0 WHERE id = ${id} AND failures > 0`]),

    failed: (id: string) => database.write([sql`UPDATE channels SET failures = failures + 1 WHERE id = ${id}`]),

    /** For somebody who has sat down there. */
    alert: (match: string, person: string) =>
      database.write([
        seatedAt(match, person),
        sql`INSERT INTO alerts (match, person) VALUES (${match}, ${person}) ON CONFLICT (match, person) DO NOTHING`,
      ]),

    noAlert: (match: string, person: string) =>
      database.write([sql`DELETE FROM alerts WHERE match = ${match} AND person = ${person}`]),

    async alerted(match: string): Promise<string[]> {
      const rows = await database.read<{ person: string }>(sql`SELECT person FROM alerts WHERE match = ${match}`);
      return rows.map(({ person }) => person);
    },
  };
}
export type ChannelStore = ReturnType<typeof channelStore>;
