import { type Database, type Statement, sql } from "./sql.ts";

interface StoredComponents {
  readonly data: string;
  readonly standard: number;
}

/** Component tables by their hash: whatever matches and records were dealt from, for ever. */
export function componentStore(database: Database) {
  return {
    async find(
      game: string,
      hash: string,
    ): Promise<{ readonly table: unknown; readonly standard: boolean } | undefined> {
      const [row] = await database.read<StoredComponents>(
        sql`SELECT data, standard FROM components WHERE game = ${game} AND hash = ${hash}`,
      );
      return row === undefined ? undefined : { table: JSON.parse(row.data), standard: row.standard === 1 };
    },

    /** Writes a game's own table down, so that it is still there when the game has another. */
    keepStandard: (game: string, hash: string, table: unknown) =>
      database.write([
        sql`INSERT INTO components (game, hash, data, standard) VALUES (${game}, ${hash}, ${JSON.stringify(table)}, 1)
          ON CONFLICT (game, hash) DO UPDATE SET standard = 1`,
      ]),
  };
}
export type ComponentStore = ReturnType<typeof componentStore>;

/** Written together with the match that is dealt from it. */
export function keepTable(game: string, hash: string, table: unknown): Statement {
  return sql`INSERT INTO components (game, hash, data, standard) VALUES (${game}, ${hash}, ${JSON.stringify(table)}, 0)
    ON CONFLICT (game, hash) DO NOTHING`;
}
