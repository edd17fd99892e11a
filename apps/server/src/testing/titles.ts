import { highStreet } from "@tabletown/_template";
import type { MindSource } from "@tabletown/bots";
import { catalog as usual, findMind as usualMind, findTitle as usualTitle } from "@tabletown/catalog";
import type { Title } from "@tabletown/kernel";
import { sealedBids } from "./sealed-bids.ts";

const stuck = { ...sealedBids, id: "stuck", game: () => ({ ...sealedBids.game({}), id: "stuck" }) };
const small = [highStreet, sealedBids, stuck] as unknown as readonly Title[];

/** The catalog of the tests: the real one, the small game that every new game starts from, and one where all choose at once. */
export const catalog = [...small.map(({ id }) => ({ id })), ...usual];

export async function findTitle(id: string): Promise<Title | undefined> {
  return small.find((title) => title.id === id) ?? usualTitle(id);
}

/** The bots of "stuck" never come to an end. */
export async function findMind(id: string): Promise<MindSource | undefined> {
  if (id !== "stuck") return small.some((title) => title.id === id) ? undefined : usualMind(id);
  return {
    mind: () => ({
      evaluate: () => {
        for (;;);
      },
      scale: () => 1,
    }),
  };
}
