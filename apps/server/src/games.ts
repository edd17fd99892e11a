import { canonical, failure, type Game, type Result, success, type Title } from "@tabletown/kernel";
import type { Problem } from "@tabletown/protocol";
import type { CatalogEntry } from "./catalog.ts";
import type { PlayedGame } from "./stores/matches.ts";
import { StoreFault } from "./stores/sql.ts";

const KEPT = 200;

/** Games by their options and components: matches that play the same thing share one. A broken one stops no other. */
export class Games {
  private readonly entries: readonly CatalogEntry[];
  private readonly report: (sentence: string, error: unknown) => void;
  private readonly bound = new Map<string, Game>();
  private readonly reported = new Set<string>();

  constructor(entries: readonly CatalogEntry[], report: (sentence: string, error: unknown) => void = () => {}) {
    this.entries = entries;
    this.report = report;
  }

  async title(id: string): Promise<Result<Title, Problem>> {
    return this.guarded(id, async () => {
      const entry = this.entries.find((each) => each.id === id);
      return entry === undefined ? failure({ code: "unknown-game" }) : success(await entry.load());
    });
  }

  /** The game of a match, unless it is unknown here or its rules have changed since. */
  async of({ game: id, rules, settings }: PlayedGame): Promise<Result<Game, Problem>> {
    const key = `${id} ${rules} ${settings.components} ${canonical(settings.options)}`;
    const known = this.bound.get(key);
    if (known !== undefined) return success(known);
    return this.guarded(id, async () => {
      const title = await this.entries.find((each) => each.id === id)?.load();
      if (title === undefined || title.rules !== rules) return failure({ code: "other-rules" });
      const options = title.options(settings.options);
      const table = settings.table === undefined ? undefined : title.components.check(settings.table);
      if (!options.ok || table?.ok === false) return failure({ code: "other-rules" });
      const game = table === undefined ? title.game(options.value) : title.game(options.value, table.value);
      if (game.components !== settings.components) return failure({ code: "other-rules" });
      const [oldest] = this.bound.keys();
      if (this.bound.size >= KEPT && oldest !== undefined) this.bound.delete(oldest);
      this.bound.set(key, game);
      return success(game);
    });
  }

  /** Does something with a game's own code. If that throws, the game is broken: it is said once in the log, and nothing else stops. */
  async guarded<T>(id: string, work: () => Promise<Result<T, Problem>>): Promise<Result<T, Problem>> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof StoreFault) throw error;
      const sentence = `The game "${id}" is broken and cannot be played: ${error instanceof Error ? error.message : error}`;
      if (!this.reported.has(sentence)) this.report(sentence, error);
      this.reported.add(sentence);
      return failure({ code: "broken-game", detail: sentence });
    }
  }
}
