import type { ServerConfig } from "./config/config.ts";
import type { RetentionStore } from "./stores/retention.ts";

/** Little at a time, so that nobody waits for it. */
const AT_ONCE = 50;
const LIGHT = 20 * AT_ONCE;

/** Deletes some of what nobody needs any more; whether there may be more of it. `gone` hears of every match. */
export async function deleteOld(
  store: RetentionStore,
  { retention, now }: Pick<ServerConfig, "retention" | "now">,
  gone: (match: string) => void,
): Promise<boolean> {
  const ago = (milliseconds: number): number => now() - milliseconds;
  const since = ago(retention.accounts);
  const matches = [
    await store.unstarted(ago(retention.unstarted), since, AT_ONCE),
    await store.played("playing", ago(retention.abandoned), since, AT_ONCE),
    await store.played("over", ago(retention.guests), since, AT_ONCE),
    await store.played("closed", ago(retention.guests), since, AT_ONCE),
  ];
  for (const { id } of matches.flat()) gone(id);
  const heavy = [
    ...matches,
    await store.chat(ago(retention.chat), AT_ONCE),
    await store.records(ago(retention.records), since, AT_ONCE),
    await store.packs(ago(retention.packs), since, AT_ONCE),
    await store.guests(ago(retention.guests), AT_ONCE),
  ];
  const light = [
    await store.sessions(ago(retention.sessions), LIGHT),
    await store.tickets(now(), LIGHT),
    await store.ratings(LIGHT),
    await store.reports(ago(retention.chat), LIGHT),
    await store.spending(now(), LIGHT),
  ];
  return heavy.some(({ length }) => length === AT_ONCE) || light.some(({ length }) => length === LIGHT);
}
