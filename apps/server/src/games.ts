import { canonical, type Game, type Title } from "@tabletown/kernel";
import type { PlayedGame } from "./stores/matches.ts";

export type FindTitle = (id: string) => Promise<Title | undefined>;

const KEPT = 200;

/** Games by their options and components: matches that play the same thing share one. */
export class Games {
  private readonly find: FindTitle;
  private readonly bound = new Map<string, Game>();

  constructor(find: FindTitle) {
    this.find = find;
  }

  title(id: string): Promise<Title | undefined> {
    return this.find(id);
  }

  /** The game of a match; nothing when it is unknown here or its rules have changed since. */
  async of({ game: id, rules, settings }: PlayedGame): Promise<Game | undefined> {
    const key = `${id} ${rules} ${settings.components} ${canonical(settings.options)}`;
    const known = this.bound.get(key);
    if (known !== undefined) return known;
    const title = await this.find(id);
    if (title === undefined || title.rules !== rules) return undefined;
    const options = title.options(settings.options);
    const table = settings.table === undefined ? undefined : title.components.check(settings.table);
    if (!options.ok || table?.ok === false) return undefined;
    const game = table === undefined ? title.game(options.value) : title.game(options.value, table.value);
    if (game.components !== settings.components) return undefined;
    const [oldest] = this.bound.keys();
    if (this.bound.size >= KEPT && oldest !== undefined) this.bound.delete(oldest);
    this.bound.set(key, game);
    return game;
  }
}
