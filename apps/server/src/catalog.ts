import type { MindSource } from "@tabletown/bots";
import type { Title } from "@tabletown/kernel";

/** The module that knows the games; named, so that worker threads can load it as well. */
export interface Catalog {
  readonly catalog: readonly { readonly id: string }[];
  findTitle(id: string): Promise<Title | undefined>;
  findMind(id: string): Promise<MindSource | undefined>;
}

export const USUAL_CATALOG = "@tabletown/catalog";

export async function loadCatalog(module: string): Promise<Catalog> {
  return (await import(module)) as Catalog;
}
