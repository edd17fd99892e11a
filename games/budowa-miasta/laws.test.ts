import { lawsOf } from "@tabletown/testkit";
import { describe, it } from "vitest";
import { budowaMiasta } from "./index.ts";
import { BAG, BOARD, BOX, STACK } from "./rules/state.ts";

const laws = lawsOf({
  title: budowaMiasta,
  variants: [{}],
  games: 2000,
  longest: 400,
  // Every building and every share is somewhere, once; the numbers only fall over places.
  census: (_, state) => ({
    seats: state.money.length,
    buildings: state.buildings.filter((place) => isSeat(place, state.money.length) || place === BAG || place === BOARD)
      .length,
    shares: state.shares.filter((place) => isSeat(place, state.money.length) || place === STACK || place === BOX)
      .length,
  }),
});

function isSeat(place: unknown, seats: number): boolean {
  return Number.isInteger(place) && (place as number) >= 0 && (place as number) < seats;
}

describe("laws", () => {
  for (const { name, check } of laws) it(name, check);
});
