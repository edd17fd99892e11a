import type { MostKept } from "./packs.ts";
import type { PageStart } from "./page-start.ts";
import { present } from "./people.ts";
import { atMost, type Database, sql } from "./sql.ts";

/** Each is read whole for what is listed of it. */
const PAGE = 20;

interface UploadedRecord {
  readonly id: string;
  readonly owner: string;
  readonly game: string;
  readonly created: number;
  readonly data: string;
  readonly hash: string;
  readonly bytes: number;
}

/** A record is kept once, for everybody who has uploaded it. */
export function recordStore(database: Database) {
  return {
    /** The record's name, which it may have had already. */
    async keep({ id, owner, game, created, data, hash, bytes }: UploadedRecord, most: MostKept): Promise<string> {
      const written = await database.write([
        ...present(owner),
        sql`INSERT INTO records (id, owner, game, created, data, hash)
          VALUES (${id}, ${owner}, ${game}, ${created}, ${data}, ${hash}) ON CONFLICT DO NOTHING`,
        sql`INSERT INTO record_owners (owner, record, created, bytes)
          SELECT CAST(${owner} AS TEXT), id, CAST(${created} AS BIGINT), CAST(${bytes} AS BIGINT)
          FROM records WHERE hash = ${hash}
          ON CONFLICT (owner, record) DO UPDATE SET created = excluded.created RETURNING record`,
        atMost(most.count, sql`SELECT count(*) FROM record_owners WHERE owner = ${owner}`),
        atMost(most.bytes, sql`SELECT coalesce(sum(bytes), 0) FROM record_owners WHERE owner = ${owner}`),
      ]);
      return String(written.at(-3)?.[0]?.record);
    },

    /** What somebody has uploaded, newest first. */
    listed: (
      owner: string,
      { before, last }: PageStart,
    ): Promise<{ record: string; game: string; created: number; data: string }[]> =>
      database.read(
        sql`SELECT records.id AS record, records.game, record_owners.created, records.data
          FROM record_owners JOIN records ON records.id = record_owners.record
          WHERE record_owners.owner = ${owner} AND record_owners.created <= ${before}
          AND (record_owners.created < ${before} OR records.id < ${last})
          ORDER BY record_owners.created DESC, records.id DESC LIMIT ${PAGE}`,
      ),

    /** Nobody keeps it any more who does not want to; with the last of them it goes. */
    remove: (owner: string, record: string) =>
      database.write([
        sql`DELETE FROM record_owners WHERE owner = ${owner} AND record = ${record}`,
        sql`DELETE FROM records WHERE id = ${record}
          AND NOT EXISTS (SELECT 1 FROM record_owners WHERE record_owners.record = records.id)`,
      ]),

    async find(id: string): Promise<string | undefined> {
      const [row] = await database.read<{ data: string }>(sql`SELECT data FROM records WHERE id = ${id}`);
      return row?.data;
    },

    async byHash(hash: string): Promise<string | undefined> {
      const [row] = await database.read<{ id: string }>(sql`SELECT id FROM records WHERE hash = ${hash}`);
      return row?.id;
    },

    async isKeptFor(owner: string, record: string): Promise<boolean> {
      const rows = await database.read(
        sql`SELECT record FROM record_owners WHERE owner = ${owner} AND record = ${record}`,
      );
      return rows.length > 0;
    },

    async keptFor(owner: string): Promise<{ readonly count: number; readonly bytes: number }> {
      const [row] = await database.read<{ count: number; bytes: number }>(
        sql`SELECT count(*) AS count, CAST(coalesce(sum(bytes), 0) AS BIGINT) AS bytes
          FROM record_owners WHERE owner = ${owner}`,
      );
      return row ?? { count: 0, bytes: 0 };
    },
  };
}
export type RecordStore = ReturnType<typeof recordStore>;
