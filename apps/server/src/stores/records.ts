import { type Database, sql } from "./sql.ts";

export function recordStore(database: Database) {
  return {
    keep: (row: { id: string; owner: string; game: string; created: number; data: string }) =>
      database.write([
        sql`INSERT INTO records (id, owner, game, created, data)
          VALUES (${row.id}, ${row.owner}, ${row.game}, ${row.created}, ${row.data})`,
      ]),

    async find(id: string): Promise<string | undefined> {
      const [row] = await database.read<{ data: string }>(sql`SELECT data FROM records WHERE id = ${id}`);
      return row?.data;
    },

    async countOf(owner: string): Promise<number> {
      const [row] = await database.read<{ n: number }>(sql`SELECT count(*) AS n FROM records WHERE owner = ${owner}`);
      return row?.n ?? 0;
    },
  };
}
export type RecordStore = ReturnType<typeof recordStore>;
