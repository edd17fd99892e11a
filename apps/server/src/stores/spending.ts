import { type Database, expecting, StoreFault, sql } from "./sql.ts";

/**
 * Something that may be used up, and comes back with time: `room` milliseconds' worth of it
 * at most, of which `cost` are taken now.
 */
export interface Expense {
  readonly name: string;
  readonly cost: number;
  readonly room: number;
}

/** What has been used of what is limited, whichever process was asked. One number for each name: when all of it will be back. */
export function spendingStore(database: Database) {
  return {
    /** All of it or, where one is used up, nothing. */
    async spend(expenses: readonly Expense[], now: number): Promise<boolean> {
      if (expenses.some(({ cost, room }) => cost > room)) return false;
      try {
        await database.write(
          expenses.map(({ name, cost, room }) =>
            expecting(
              1,
              sql`INSERT INTO spending (name, until) VALUES (${name}, ${now + cost})
                ON CONFLICT (name) DO UPDATE
                SET until = CASE WHEN spending.until > ${now} THEN spending.until + ${cost} ELSE ${now + cost} END
                WHERE spending.until <= ${now + room - cost}`,
            ),
          ),
        );
        return true;
      } catch (error) {
        if (error instanceof StoreFault && error.kind === "conflict") return false;
        throw error;
      }
    },
  };
}
export type SpendingStore = ReturnType<typeof spendingStore>;
