import { present } from "./people.ts";
import { atMost, type Database, expecting, type Statement, sql } from "./sql.ts";

export interface PasskeyRow {
  /** As the authenticator names it. */
  readonly id: string;
  readonly person: string;
  readonly public_key: string;
  /** How often the authenticator says it was used: one that goes back is a copy. */
  readonly counter: number;
  readonly transports: string;
  readonly agent: string;
  readonly created: number;
  readonly used: number;
}

/** Fails with a conflict where the passkey is known already. */
export function passkeyStatement(row: PasskeyRow): Statement {
  const { id, person, public_key, counter, transports, agent, created, used } = row;
  return sql`INSERT INTO passkeys (id, person, public_key, counter, transports, agent, created, used)
    VALUES (${id}, ${person}, ${public_key}, ${counter}, ${transports}, ${agent}, ${created}, ${used})`;
}

/** Ways to sign in besides a passphrase. */
export function credentialStore(database: Database) {
  return {
    passkeys: (person: string): Promise<PasskeyRow[]> =>
      database.read(sql`SELECT * FROM passkeys WHERE person = ${person} ORDER BY created`),

    async passkey(id: string): Promise<PasskeyRow | undefined> {
      const [row] = await database.read<PasskeyRow>(sql`SELECT * FROM passkeys WHERE id = ${id}`);
      return row;
    },

    addPasskey: (row: PasskeyRow, most: number) =>
      database.write([
        ...present(row.person),
        passkeyStatement(row),
        atMost(most, sql`SELECT count(*) FROM passkeys WHERE person = ${row.person}`),
      ]),

    /** Fails with a conflict when it has been used meanwhile, or is gone. */
    usePasskey: ({ id, counter }: PasskeyRow, next: number, now: number) =>
      database.write([
        expecting(
          1,
          sql`UPDATE passkeys SET counter = ${next}, used = ${now} WHERE id = ${id} AND counter = ${counter}`,
        ),
      ]),

    removePasskey: (id: string, person: string) =>
      database.write([sql`DELETE FROM passkeys WHERE id = ${id} AND person = ${person}`]),

    async codeCount(person: string): Promise<number> {
      const [row] = await database.read<{ n: number }>(
        sql`SELECT count(*) AS n FROM recovery_codes WHERE person = ${person}`,
      );
      return row?.n ?? 0;
    },

    /** In place of those from before. */
    setCodes: (person: string, hashes: readonly string[]) =>
      database.write([
        ...present(person),
        sql`DELETE FROM recovery_codes WHERE person = ${person}`,
        ...hashes.map((hash) => sql`INSERT INTO recovery_codes (hash, person) VALUES (${hash}, ${person})`),
      ]),

    /** Whose code it is; it is used up. */
    async takeCode(hash: string): Promise<string | undefined> {
      const [rows = []] = await database.write([sql`DELETE FROM recovery_codes WHERE hash = ${hash} RETURNING person`]);
      const [row] = rows;
      return row === undefined ? undefined : String(row.person);
    },
  };
}
export type CredentialStore = ReturnType<typeof credentialStore>;
