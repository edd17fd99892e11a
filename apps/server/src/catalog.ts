import type { MindSource } from "@tabletown/bots";
import type { Title } from "@tabletown/kernel";

/** A game, loaded when somebody needs it. */
export interface LoadableGame {
  readonly id: string;
  load(): Promise<Title>;
}

/** The module that knows the games; named, so that worker threads can load it as well. */
export interface Catalog {
  readonly catalog: readonly LoadableGame[];
  findMind(id: string): Promise<MindSource | undefined>;
}

export const USUAL_CATALOG = "@tabletown/catalog";

export async function loadCatalog(module: string): Promise<Catalog> {
  return (await import(module)) as Catalog;
}
