import { present } from "./people.ts";
import { atMost, type Database, expecting, type Statement, StoreFault, sql } from "./sql.ts";

/** What is said of a pack where it is listed. */
interface ListedPack {
  readonly id: string;
  readonly game: string;
  readonly updated: number;
  readonly name: string;
  readonly author: string;
  readonly version: string;
  /** Hash of the whole pack. */
  readonly revision: string;
}

interface KeptPack extends ListedPack {
  readonly owner: string;
  readonly data: string;
  readonly bytes: number;
}

/** How much may be kept for one person. */
export interface MostKept {
  readonly count: number;
  readonly bytes: number;
}

/** Packs of components that people have uploaded, by the id that stands in their link. */
export function packStore(database: Database) {
  return {
    /** The pack's id: that of the same pack, where its owner has uploaded it before. */
    async keep(
      { id, owner, game, updated, name, author, version, revision, data, bytes }: KeptPack,
      most: MostKept,
    ): Promise<string> {
      const written = await database.write([
        ...present(owner),
        sql`INSERT INTO packs (id, owner, game, updated, name, author, version, hash, data, bytes)
          SELECT CAST(${id} AS TEXT), CAST(${owner} AS TEXT), CAST(${game} AS TEXT), CAST(${updated} AS BIGINT),
            CAST(${name} AS TEXT), CAST(${author} AS TEXT), CAST(${version} AS TEXT), CAST(${revision} AS TEXT),
            CAST(${data} AS TEXT), CAST(${bytes} AS BIGINT)
          WHERE NOT EXISTS (SELECT 1 FROM packs WHERE owner = ${owner} AND hash = ${revision})`,
        sql`SELECT id FROM packs WHERE owner = ${owner} AND hash = ${revision}`,
        ...allowed(owner, most),
      ]);
      return String(written.at(-3)?.[0]?.id);
    },

    /** Whether the pack was there, its owner's, and, where one is named, of the revision that they have seen. */
    replace: (
      { id, owner, game, updated, name, author, version, revision, data, bytes }: KeptPack,
      most: MostKept,
      seen = "",
    ): Promise<boolean> =>
      found(
        database.write([
          ...present(owner),
          expecting(
            1,
            sql`UPDATE packs SET game = ${game}, updated = ${updated}, name = ${name}, author = ${author},
              version = ${version}, hash = ${revision}, data = ${data}, bytes = ${bytes}
              WHERE id = ${id} AND owner = ${owner} AND (CAST(${seen} AS TEXT) = '' OR hash IN (${seen}, ${revision}))`,
          ),
          ...allowed(owner, most),
        ]),
      ),

    remove: (id: string, owner: string): Promise<boolean> =>
      found(database.write([expecting(1, sql`DELETE FROM packs WHERE id = ${id} AND owner = ${owner}`)])),

    async find(id: string): Promise<string | undefined> {
      const [row] = await database.read<{ data: string }>(sql`SELECT data FROM packs WHERE id = ${id}`);
      return row?.data;
    },

    async belongs(id: string, owner: string): Promise<boolean> {
      const rows = await database.read(sql`SELECT id FROM packs WHERE id = ${id} AND owner = ${owner}`);
      return rows.length > 0;
    },

    /** The same pack, where its owner has uploaded it before. */
    async byRevision(owner: string, revision: string): Promise<string | undefined> {
      const [row] = await database.read<{ id: string }>(
        sql`SELECT id FROM packs WHERE owner = ${owner} AND hash = ${revision}`,
      );
      return row?.id;
    },

    listed: (owner: string) =>
      database.read<ListedPack>(
        sql`SELECT id, game, updated, name, author, version, hash AS revision FROM packs WHERE owner = ${owner} ORDER BY updated DESC`,
      ),

    /** How many are kept for somebody, and their bytes; without the one that is to be replaced. */
    async keptFor(owner: string, but = ""): Promise<{ readonly count: number; readonly bytes: number }> {
      const [row] = await database.read<{ count: number; bytes: number }>(
        sql`SELECT count(*) AS count, CAST(coalesce(sum(bytes), 0) AS BIGINT) AS bytes
          FROM packs WHERE owner = ${owner} AND id <> ${but}`,
      );
      return row ?? { count: 0, bytes: 0 };
    },
  };
}
export type PackStore = ReturnType<typeof packStore>;

function allowed(owner: string, { count, bytes }: MostKept): Statement[] {
  return [
    atMost(count, sql`SELECT count(*) FROM packs WHERE owner = ${owner}`),
    atMost(bytes, sql`SELECT coalesce(sum(bytes), 0) FROM packs WHERE owner = ${owner}`),
  ];
}

async function found(written: Promise<unknown>): Promise<boolean> {
  try {
    await written;
    return true;
  } catch (error) {
    if (error instanceof StoreFault && error.kind === "conflict") return false;
    throw error;
  }
}
