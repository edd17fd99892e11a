import { type Chance, quickChance } from "@tabletown/kernel";

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

/** Whether anything is drawn. */
export function usesLuck(run: (chance: Chance) => void): boolean {
  let drawn = false;
  run(
    watched(quickChance(0), () => {
      drawn = true;
    }),
  );
  return drawn;
}
