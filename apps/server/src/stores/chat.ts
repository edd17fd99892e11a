import type { ChatMessage } from "@tabletown/protocol";
import { type Database, sql } from "./sql.ts";

const PAGE = 100;

export function chatStore(database: Database) {
  return {
    /** Fails with a conflict when two messages race for a number; say it again. */
    async say(match: string, message: Omit<ChatMessage, "id">): Promise<ChatMessage> {
      const [rows = []] = await database.write([
        sql`INSERT INTO chat (match, id, person, name, text, at)
          SELECT CAST(${match} AS TEXT), coalesce(max(id), 0) + 1, CAST(${message.person} AS TEXT),
          CAST(${message.name} AS TEXT), CAST(${message.text} AS TEXT), CAST(${message.at} AS BIGINT)
          FROM chat WHERE match = ${match} RETURNING id`,
      ]);
      return { id: Number(rows[0]?.id), ...message };
    },

    async messages(match: string, before: number): Promise<ChatMessage[]> {
      const rows = await database.read<ChatMessage>(
        sql`SELECT id, person, name, text, at FROM chat WHERE match = ${match} AND id < ${before}
          ORDER BY id DESC LIMIT ${PAGE}`,
      );
      return rows.reverse();
    },

    silence: (match: string, person: string) =>
      database.write([
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
