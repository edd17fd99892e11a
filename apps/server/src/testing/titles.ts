import type { MindSource } from "@tabletown/bots";
import { catalog as usual, findMind as usualMind } from "@tabletown/catalog";
import type { Title } from "@tabletown/kernel";
import type { LoadableGame } from "../catalog.ts";
import { hiddenHands } from "./hidden-hands.ts";
import { sealedBids } from "./sealed-bids.ts";

const stuck = { ...sealedBids, id: "stuck", game: () => ({ ...sealedBids.game({}), id: "stuck" }) };
const small: readonly Title[] = [hiddenHands, sealedBids, stuck];

/** The catalog of the tests: the real one, a small game with secret hands, and one where all choose at once. */
export const catalog: readonly LoadableGame[] = [
  ...small.map((title) => ({ id: title.id, load: async () => title })),
  ...usual,
];

/** Those that can be played to their end. */
export const TITLES = catalog.map(({ id }) => id).filter((id) => id !== stuck.id);

export async function findTitle(id: string): Promise<Title | undefined> {
  return catalog.find((entry) => entry.id === id)?.load();
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
