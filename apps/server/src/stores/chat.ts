import type { ChatMessage } from "@tabletown/protocol";
import { seatedAt } from "./matches.ts";
import { present } from "./people.ts";
import { type Database, sql } from "./sql.ts";

const PAGE = 100;

export function chatStore(database: Database) {
  return {
    /**
     * Fails with a conflict when two messages race for a number; say it again. However often it is said again,
     * what a person says with one key is there once.
     */
    async say(match: string, message: Omit<ChatMessage, "id">, key: string): Promise<ChatMessage> {
      const { person, name, text, at } = message;
      const [, rows = []] = await database.write([
        seatedAt(match, person),
        sql`INSERT INTO chat (match, id, person, name, text, at, key)
          SELECT CAST(${match} AS TEXT), next.id, CAST(${person} AS TEXT), CAST(${name} AS TEXT),
            CAST(${text} AS TEXT), CAST(${at} AS BIGINT), CAST(${key} AS TEXT)
          FROM (SELECT coalesce(max(id), 0) + 1 AS id FROM chat WHERE match = ${match}) AS next
          WHERE NOT EXISTS (
            SELECT 1 FROM chat WHERE match = ${match} AND person = ${person} AND key = ${key})
          RETURNING id, text, at`,
      ]);
      const [row] =
        rows.length > 0
          ? rows
          : await database.read(
              sql`SELECT id, text, at FROM chat WHERE match = ${match} AND person = ${person} AND key = ${key}`,
            );
      return { ...message, id: Number(row?.id), text: String(row?.text), at: Number(row?.at) };
    },

    /** The next lines after a number; those of somebody whose data were deleted are empty and left out. */
    after: (match: string, number: number): Promise<ChatMessage[]> =>
      database.read(
        sql`SELECT id, person, name, text, at FROM chat WHERE match = ${match} AND id > ${number} AND text <> ''
          ORDER BY id LIMIT ${PAGE}`,
      ),

    async newest(match: string): Promise<number> {
      const rows = await database.read<{ id: number }>(
        sql`SELECT coalesce(max(id), 0) AS id FROM chat WHERE match = ${match}`,
      );
      return Number(rows[0]?.id ?? 0);
    },

    async messages(match: string, before: number): Promise<ChatMessage[]> {
      const rows = await database.read<ChatMessage>(
        sql`SELECT id, person, name, text, at FROM chat WHERE match = ${match} AND id < ${before} AND text <> ''
          ORDER BY id DESC LIMIT ${PAGE}`,
      );
      return rows.reverse();
    },

    silence: (match: string, person: string) =>
      database.write([
        ...present(person),
        sql`INSERT INTO silenced (match, person) VALUES (${match}, ${person}) ON CONFLICT (match, person) DO NOTHING`,
      ]),

    unsilence: (match: string, person: string) =>
      database.write([sql`DELETE FROM silenced WHERE match = ${match} AND person = ${person}`]),

    async silenced(match: string, person: string): Promise<boolean> {
      const rows = await database.read(sql`SELECT person FROM silenced WHERE match = ${match} AND person = ${person}`);
      return rows.length > 0;
    },
  };
}
export type ChatStore = ReturnType<typeof chatStore>;
