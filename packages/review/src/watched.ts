import type { Chance } from "@tabletown/kernel";

/** The same chance, and word of every draw. */
export function watched(chance: Chance, onDraw: () => void): Chance {
  return {
    int(n) {
      onDraw();
      return chance.int(n);
    },
    shuffle(xs) {
      onDraw();
      chance.shuffle(xs);
    },
  };
}
