import { type Database, expecting, sql } from "./sql.ts";

/** A process that shares the database. Its number grows while it lives. */
export interface NodeRow {
  readonly id: string;
  readonly beats: number;
  /** 1 once it does what falls due. */
  readonly at_work: number;
}

export function nodeStore(database: Database) {
  return {
    /** Says that a process lives; returns all that have said so. */
    async beat(id: string, atWork: boolean): Promise<NodeRow[]> {
      const now = atWork ? 1 : 0;
      await database.write([
        sql`INSERT INTO nodes (id, beats, at_work) VALUES (${id}, 1, ${now})
          ON CONFLICT (id) DO UPDATE SET beats = nodes.beats + 1, at_work = excluded.at_work`,
      ]);
      return database.read(sql`SELECT id, beats, at_work FROM nodes ORDER BY id`);
    },

    /** A process has fallen silent: what it was doing is anybody's. A conflict where it has spoken, or somebody was first. */
    bury: ({ id, beats }: NodeRow) =>
      database.write([
        expecting(1, sql`DELETE FROM nodes WHERE id = ${id} AND beats = ${beats}`),
        sql`UPDATE jobs SET owner = '', until = 0 WHERE owner = ${id}`,
      ]),

    /** A process goes away in order. */
    leave: (id: string) =>
      database.write([
        sql`DELETE FROM nodes WHERE id = ${id}`,
        sql`UPDATE jobs SET owner = '', until = 0 WHERE owner = ${id}`,
      ]),
  };
}
export type NodeStore = ReturnType<typeof nodeStore>;
