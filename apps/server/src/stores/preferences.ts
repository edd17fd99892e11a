import type { Preferences } from "@tabletown/protocol";
import { present } from "./people.ts";
import { type Database, sql } from "./sql.ts";

/** Settings that follow a person. Of two who change the same one, whoever changed it last decides. */
export function preferenceStore(database: Database) {
  return {
    async of(person: string): Promise<Preferences> {
      const rows = await database.read<{ name: string; value: string; changed: number }>(
        sql`SELECT name, value, changed FROM preferences WHERE person = ${person}`,
      );
      return Object.fromEntries(rows.map(({ name, value, changed }) => [name, { value: JSON.parse(value), changed }]));
    },

    /** A change that is said to come from later than now came now. */
    set: (person: string, preferences: Preferences, now: number) =>
      database.write([
        ...present(person),
        ...Object.entries(preferences).map(
          ([name, { value, changed }]) =>
            sql`INSERT INTO preferences (person, name, value, changed)
              VALUES (${person}, ${name}, ${JSON.stringify(value)}, ${Math.min(changed, now)})
              ON CONFLICT (person, name) DO UPDATE SET value = excluded.value, changed = excluded.changed
              WHERE preferences.changed <= excluded.changed`,
        ),
      ]),
  };
}
export type PreferenceStore = ReturnType<typeof preferenceStore>;
