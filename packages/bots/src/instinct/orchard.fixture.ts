import { type Game, NO_SECRETS, rank } from "@tabletown/kernel";
import type { Mind } from "../mind.ts";

/** A game for tests, alone: in each of six turns plant a tree, which bears a fruit in every later turn, or pick two fruits at once. */
export interface Orchard {
  left: number;
  trees: number;
  fruits: number;
}

export type OrchardAction = "plant" | "pick" | "sleep";

export const orchard: Game<Orchard, OrchardAction, Orchard, object> = {
  id: "orchard",
  rules: 1,
  options: {},
  seats: [1, 1],
  components: "",
  setup: () => ({ left: 6, trees: 0, fruits: 0 }),
  toAct: ({ left }) => (left > 0 ? [0] : []),
  actions: () => ["sleep", "plant", "pick"],
  apply(s, _seat, action) {
    s.left--;
    s.fruits += s.trees;
    if (action === "plant") s.trees++;
    if (action === "pick") s.fruits += 2;
  },
  copy: (s) => ({ ...s }),
  view: (s) => ({ ...s }),
  ...NO_SECRETS,
  guess: (s) => ({ ...s }),
  score: ({ fruits }) => rank([{ seat: 0, score: fruits, parts: [], order: [fruits] }]),
  format: (action) => action,
  parse: (notation) => (["plant", "pick", "sleep"] as const).find((action) => action === notation),
};

/** It sees fruits only, so one step ahead it picks; its clues tell just which option is which. */
export const orchardMind: Mind<Orchard, OrchardAction> = {
  evaluate: ({ fruits }) => [fruits],
  scale: () => 4,
  par: 10,
  journey: { turns: () => 1, turn: ({ left }) => left },
  clues: {
    seats: () => 1,
    count: 3,
    stages: [1, 6],
    stage: ({ left }) => left,
    note(_s, _seat, sheet) {
      for (const [index, action] of (["sleep", "plant", "pick"] as const).entries()) {
        sheet.clue(sheet.option(action), index, 1);
      }
    },
  },
};
