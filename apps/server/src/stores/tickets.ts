import { present } from "./people.ts";
import { type Database, sql } from "./sql.ts";

/**
 * What lets somebody do one thing once, for a short time: answer a challenge, sign another device in, choose a new
 * passphrase. `person` is whose it is; a challenge to sign in is nobody's yet.
 */
export type TicketKind = "passkey-new" | "passkey-use" | "link" | "recovery-link" | "reset";

/** Only hashes are kept: whoever reads the database cannot use any of them. */
export function ticketStore(database: Database) {
  return {
    make: (hash: string, kind: TicketKind, person: string, until: number) =>
      database.write([
        ...present(...(person === "" ? [] : [person])),
        sql`INSERT INTO tickets (hash, kind, person, until) VALUES (${hash}, ${kind}, ${person}, ${until})
          ON CONFLICT (hash) DO UPDATE SET until = excluded.until`,
      ]),

    /** The same for whoever is signed in by a session; false where that has ended, which this process may not have heard of. */
    async makeBy(
      { id, session }: { readonly id: string; readonly session: string },
      hash: string,
      kind: TicketKind,
      until: number,
    ): Promise<boolean> {
      const written = await database.write([
        ...present(id),
        sql`INSERT INTO tickets (hash, kind, person, until)
          SELECT CAST(${hash} AS TEXT), CAST(${kind} AS TEXT), person, CAST(${until} AS BIGINT)
          FROM sessions WHERE id = ${session} RETURNING hash`,
      ]);
      return written.at(-1)?.length === 1;
    },

    /** Whose it is, if it still holds. */
    async look(hash: string, kind: TicketKind, now: number): Promise<string | undefined> {
      const [row] = await database.read<{ person: string }>(
        sql`SELECT person FROM tickets WHERE hash = ${hash} AND kind = ${kind} AND until >= ${now}`,
      );
      return row?.person;
    },

    /** The same, and it is used up: of several who come at once one gets it. */
    async take(hash: string, kind: TicketKind, now: number): Promise<string | undefined> {
      const [rows = []] = await database.write([
        sql`DELETE FROM tickets WHERE hash = ${hash} AND kind = ${kind} RETURNING person, until`,
      ]);
      const [row] = rows;
      return row !== undefined && Number(row.until) >= now ? String(row.person) : undefined;
    },
  };
}
export type TicketStore = ReturnType<typeof ticketStore>;
