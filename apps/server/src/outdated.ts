import { type Title, titleUnder } from "@tabletown/kernel";
import type { Services } from "./services.ts";
import { StoreFault, sql } from "./stores/sql.ts";

type Needed = Pick<Services, "catalog" | "store" | "config" | "log">;

/** Writes every game's own tables down, so that matches dealt from them go on when a game has others. */
export async function keepStandards({ catalog, store, log }: Needed): Promise<void> {
  for (const { id, load } of catalog.catalog) {
    try {
      const title = await load();
      for (const version of [title, ...(title.earlier ?? [])]) await keepTables(store, version);
    } catch (error) {
      if (error instanceof StoreFault) throw error;
      // Whoever asks for the game is told what is wrong with it; here it only has nothing to keep.
      log.debug({ error, game: id }, "a broken game has no components to keep");
    }
  }
}

async function keepTables(store: Needed["store"], title: Title): Promise<void> {
  const options = title.options({});
  if (!options.ok) return;
  const { standard, earlier = [] } = title.components;
  for (const table of [standard, ...earlier]) {
    const { components } = title.game(options.value, table);
    const kept = await store.components.find(title.id, components);
    if (!kept?.standard) await store.components.keepStandard(title.id, components, table);
  }
}

/** Closes matches whose rules the code no longer knows: unrated, their log kept. Returns how many. */
export async function closeOutdated(services: Needed): Promise<number> {
  const { catalog, store, log } = services;
  let closed = 0;
  for (const { game, rules } of await store.matches.rulesInUse()) {
    const entry = catalog.catalog.find((each) => each.id === game);
    const title = await entry?.load().catch(() => undefined);
    // A game that is gone or broken may come back: its matches wait.
    if (title === undefined || titleUnder(title, rules) !== undefined) continue;
    for (const match of await store.matches.playedBy(game, rules)) if (await close(services, match)) closed++;
  }
  if (closed > 0) log.warn({ closed }, "matches begun under rules that are no longer known were closed");
  return closed;
}

/** Whether it was this process that closed it. */
async function close({ store, config }: Needed, match: string): Promise<boolean> {
  const end = JSON.stringify({ kind: "end", result: { reason: "closed", places: [] } });
  const now = config.now();
  const seq = (await store.matches.entries(match, 0)).at(-1)?.seq ?? 0;
  try {
    await store.database.write([
      sql`INSERT INTO entries (match, seq, at, data, to_act) VALUES (${match}, ${seq + 1}, ${now}, ${end}, '[]')`,
      sql`UPDATE matches SET status = 'closed', seq = ${seq + 1}, updated = ${now} WHERE id = ${match}`,
      sql`DELETE FROM jobs WHERE match = ${match}`,
    ]);
    return true;
  } catch (error) {
    // Another process was quicker.
    if (error instanceof StoreFault && error.kind === "conflict") return false;
    throw error;
  }
}
