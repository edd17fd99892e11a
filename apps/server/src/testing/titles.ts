import { highStreet } from "@tabletown/_template";
import type { MindSource } from "@tabletown/bots";
import { catalog as usual, findMind as usualMind, findTitle as usualTitle } from "@tabletown/catalog";
import type { Title } from "@tabletown/kernel";

/** The catalog of the tests: the real one, and the small game that every new game starts from. */
export const catalog = [{ id: highStreet.id }, ...usual];

export async function findTitle(id: string): Promise<Title | undefined> {
  return id === highStreet.id ? (highStreet as unknown as Title) : usualTitle(id);
}

export async function findMind(id: string): Promise<MindSource | undefined> {
  return id === highStreet.id ? undefined : usualMind(id);
}
