import {
  canonical,
  failure,
  type Game,
  gameWithTable,
  type Result,
  success,
  type Title,
  titleUnder,
} from "@tabletown/kernel";
import type { Problem } from "@tabletown/protocol";
import type { LoadableGame } from "./catalog.ts";
import type { GameIdentity } from "./stores/matches.ts";
import { StoreFault } from "./stores/sql.ts";

const KEPT = 200;

/** Games by their options and components: matches that play the same thing share one. A broken one stops no other. */
export class Games {
  private readonly entries: readonly LoadableGame[];
  private readonly report: (sentence: string, error: unknown) => void;
  private readonly bound = new Map<string, Game>();
  private readonly reported = new Set<string>();

  constructor(entries: readonly LoadableGame[], report: (sentence: string, error: unknown) => void = () => {}) {
    this.entries = entries;
    this.report = report;
  }

  async title(id: string): Promise<Result<Title, Problem>> {
    return this.guarded(id, async () => {
      const entry = this.entries.find((each) => each.id === id);
      return entry === undefined ? failure({ code: "unknown-game" }) : success(await entry.load());
    });
  }

  /** The game of a match under the rules and with the table that it was begun with, as long as those are known here. */
  async of({ game: id, rules, settings }: GameIdentity): Promise<Result<Game, Problem>> {
    const key = `${id} ${rules} ${settings.components} ${canonical(settings.options)}`;
    const known = this.bound.get(key);
    if (known !== undefined) return success(known);
    return this.guarded(id, async () => {
      const newest = await this.entries.find((each) => each.id === id)?.load();
      const title = newest === undefined ? undefined : titleUnder(newest, rules);
      const options = title?.options(settings.options);
      if (title === undefined || !options?.ok) return failure({ code: "other-rules" });
      const found = gameWithTable(title, options.value, { hash: settings.components, table: settings.table });
      if (!found.ok) return failure({ code: "other-components" });
      const { game } = found.value;
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
