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
export async function closeOutdated({ catalog, store, config, log }: Needed): Promise<number> {
  const titles = new Map<string, Title | undefined>();
  let closed = 0;
  for (const { id, game, rules } of await store.matches.running()) {
    if (!titles.has(game)) {
      const entry = catalog.catalog.find((each) => each.id === game);
      titles.set(game, await entry?.load().catch(() => undefined));
    }
    const title = titles.get(game);
    // A game that is gone or broken may come back: its matches wait.
    if (title === undefined || titleUnder(title, rules) !== undefined) continue;
    const end = JSON.stringify({ kind: "end", result: { reason: "closed", places: [] } });
    const now = config.now();
    const seq = (await store.matches.entries(id, 0)).at(-1)?.seq ?? 0;
    const done = await store.database
      .write([
        sql`INSERT INTO entries (match, seq, at, data) VALUES (${id}, ${seq + 1}, ${now}, ${end})`,
        sql`UPDATE matches SET status = 'closed', seq = ${seq + 1}, updated = ${now}, to_act = '[]' WHERE id = ${id}`,
        sql`DELETE FROM jobs WHERE match = ${id}`,
      ])
      // Another process was quicker.
      .catch((error: unknown) =>
        error instanceof StoreFault && error.kind === "conflict" ? undefined : Promise.reject(error),
      );
    if (done !== undefined) closed++;
  }
  if (closed > 0) log.warn({ closed }, "matches begun under rules that are no longer known were closed");
  return closed;
}
