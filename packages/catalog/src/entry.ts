import type { MindSource, ResearchSource } from "@tabletown/bots";
import type { Listing, Title } from "@tabletown/kernel";
import type { BoardModule, Cover } from "@tabletown/ui";

/** What a game can do without. */
export interface CatalogParts {
  /** What a list tells of it, without its rules; without it the rules are loaded to be listed. */
  readonly listing: Listing;
  /** What it tells its bots; without it they go by the score. */
  readonly mind: MindSource;
  /** What it tells programs that learn; without it there is no `tabletown env` of it. */
  readonly research: ResearchSource;
  /** What a page needs to draw it; without it the page shows the position as text. */
  readonly board: BoardModule;
  /** Its face on the first screen; without it the page shows its name. */
  readonly cover: Cover;
}

/** Everything is loaded when it is needed: a page fetches only what is played. */
export type PartLoaders = { readonly [Part in keyof CatalogParts]?: () => Promise<CatalogParts[Part]> };

/** A game as the catalog names it. */
export interface CatalogEntry extends PartLoaders {
  readonly id: string;
  load(): Promise<Title>;
}
