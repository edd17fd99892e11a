import { type Database, expecting, type Statement, StoreFault, sql } from "./sql.ts";

/**
 * Something that may be used up, and comes back with time: `room` milliseconds' worth of it
 * at most, of which `cost` are taken now.
 */
export interface Expense {
  readonly name: string;
  readonly cost: number;
  readonly room: number;
}

/** For the transaction that uses it up: without enough of each nothing is written. What would be back much too late was written by a wrong clock. */
export function spent(expenses: readonly Expense[], now: number): Statement[] {
  return expenses.map(({ name, cost, room }) =>
    expecting(
      "spent",
      sql`INSERT INTO spending (name, until) VALUES (${name}, ${now + cost})
        ON CONFLICT (name) DO UPDATE
        SET until = CASE WHEN spending.until > ${now} AND spending.until <= ${now + 2 * room}
          THEN spending.until + ${cost} ELSE ${now + cost} END
        WHERE spending.until <= ${now + room - cost} OR spending.until > ${now + 2 * room}`,
    ),
  );
}

/** What has been used of what is limited, whichever process was asked. One number for each name: when all of it will be back. */
export function spendingStore(database: Database) {
  return {
    /** Whether all of it could be spent. */
    async allows(expenses: readonly Expense[], now: number): Promise<boolean> {
      const used = await Promise.all(
        expenses.map(({ name }) =>
          database.read<{ until: number }>(sql`SELECT until FROM spending WHERE name = ${name}`),
        ),
      );
      return expenses.every(({ cost, room }, index) => {
        const until = used[index]?.[0]?.until ?? 0;
        return cost <= room && (until <= now + room - cost || until > now + 2 * room);
      });
    },

    /** What is used up without having been asked for now, also where that is more than there is; each for itself. */
    async use(expenses: readonly Expense[], now: number): Promise<void> {
      for (const { name, cost, room } of expenses) {
        await database.write([
          sql`INSERT INTO spending (name, until) VALUES (${name}, ${now + cost})
            ON CONFLICT (name) DO UPDATE
            SET until = CASE WHEN spending.until <= ${now} OR spending.until > ${now + 2 * room} THEN ${now + cost}
              WHEN spending.until > ${now + 2 * room - cost} THEN ${now + 2 * room} ELSE spending.until + ${cost} END`,
        ]);
      }
    },

    /** All of it or, where one is used up, nothing. */
    async spend(expenses: readonly Expense[], now: number): Promise<boolean> {
      if (expenses.some(({ cost, room }) => cost > room)) return false;
      try {
        await database.write(spent(expenses, now));
        return true;
      } catch (error) {
        if (error instanceof StoreFault && (error.kind === "used-up" || error.kind === "conflict")) return false;
        throw error;
      }
    },
  };
}
export type SpendingStore = ReturnType<typeof spendingStore>;
