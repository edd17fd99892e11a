import type { Services } from "./services.ts";
import { schemaVersion } from "./stores/migrations.ts";

/** A database that has not answered after so many milliseconds is said not to answer. */
const PATIENCE = 3_000;

/** Why people should be sent to another node now, if they should. */
export async function unreadyReason({ closing, store, bus }: Services): Promise<string | undefined> {
  if (closing()) return "this node is going away";
  const answers = schemaVersion(store.database).then(
    () => true,
    () => false,
  );
  const late = new Promise<false>((resolve) => setTimeout(resolve, PATIENCE, false).unref());
  if (!(await Promise.race([answers, late]))) return "the database does not answer";
  if (!bus.traffic.listening) return "this node does not hear the others; it is catching up";
  return undefined;
}
