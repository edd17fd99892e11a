import type { Timing } from "../metrics/exposition.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { type Database, StoreFault } from "./sql.ts";

/** The same database, with every operation timed and every fault counted. */
export function measured(
  database: Database,
  { databaseSeconds, databaseFaults }: Pick<Metrics, "databaseSeconds" | "databaseFaults">,
): Database {
  const reads = databaseSeconds("read");
  const writes = databaseSeconds("write");
  const timed = <T>(operation: Promise<T>, seconds: Timing): Promise<T> => {
    const begun = performance.now();
    const over = (): void => seconds.observe((performance.now() - begun) / 1_000);
    operation.then(over, (error: unknown) => {
      over();
      if (error instanceof StoreFault) databaseFaults(error.kind);
    });
    return operation;
  };
  return {
    ...database,
    read: <R>(statement: Parameters<Database["read"]>[0]) => timed(database.read<R>(statement), reads),
    write: (statements) => timed(database.write(statements), writes),
  };
}
