import type { MindSource, ResearchSource } from "@tabletown/bots";
import type { Title } from "@tabletown/kernel";
import type { BoardModule, Cover } from "@tabletown/ui";

export interface CatalogEntry {
  readonly id: string;
  /** Loads the game: a page fetches only the one that is played. */
  load(): Promise<Title>;
  /** Loads what the game tells its bots; without it they go by the score. */
  mind?(): Promise<MindSource>;
  /** Loads what the game tells programs that learn. */
  research?(): Promise<ResearchSource>;
  /** Loads what a page needs to draw the game. */
  board?(): Promise<BoardModule>;
  /** Loads the game's face on the first screen. */
  cover?(): Promise<Cover>;
}

/** Every game there is. A new game is one folder and one line here. */
export const catalog: readonly CatalogEntry[] = [
  {
    id: "metropolia",
    load: async () => (await import("@tabletown/metropolia")).metropolia,
    mind: async () => (await import("@tabletown/metropolia/bot")).metropoliaMind,
    research: async () => (await import("@tabletown/metropolia/research")).metropoliaResearch,
    board: async () => (await import("@tabletown/metropolia/board")).board,
    cover: async () => (await import("@tabletown/metropolia/cover")).cover,
  },
  {
    id: "budowa-miasta",
    load: async () => (await import("@tabletown/budowa-miasta")).budowaMiasta,
    mind: async () => (await import("@tabletown/budowa-miasta/bot")).budowaMiastaMind,
    research: async () => (await import("@tabletown/budowa-miasta/research")).budowaMiastaResearch,
    board: async () => (await import("@tabletown/budowa-miasta/board")).board,
    cover: async () => (await import("@tabletown/budowa-miasta/cover")).cover,
  },
  {
    id: "suburbia",
    load: async () => (await import("@tabletown/suburbia")).suburbia,
    mind: async () => (await import("@tabletown/suburbia/bot")).suburbiaMind,
    research: async () => (await import("@tabletown/suburbia/research")).suburbiaResearch,
    board: async () => (await import("@tabletown/suburbia/board")).board,
    cover: async () => (await import("@tabletown/suburbia/cover")).cover,
  },
  {
    id: "london",
    load: async () => (await import("@tabletown/london")).london,
    mind: async () => (await import("@tabletown/london/bot")).londonMind,
    research: async () => (await import("@tabletown/london/research")).londonResearch,
    board: async () => (await import("@tabletown/london/board")).board,
    cover: async () => (await import("@tabletown/london/cover")).cover,
  },
];

export async function findTitle(id: string): Promise<Title | undefined> {
  return catalog.find((entry) => entry.id === id)?.load();
}

/** What a game tells its bots, if it has anything to tell. */
export async function findMind(id: string): Promise<MindSource | undefined> {
  return catalog.find((entry) => entry.id === id)?.mind?.();
}
