import { type Game, NO_SECRETS, rank } from "@tabletown/kernel";
import type { Mind } from "../mind.ts";

/** A game for tests, alone: in each of six turns plant a tree, which bears a fruit in every later turn, or pick two fruits at once. */
export interface DelayedReward {
  left: number;
  trees: number;
  fruits: number;
}

export type DelayedRewardAction = "plant" | "pick" | "sleep";

export const delayedReward: Game<DelayedReward, DelayedRewardAction, DelayedReward, object> = {
  id: "delayed-reward",
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

/** It sees fruits only, so one step ahead it picks; its features tell just which option is which. */
export const delayedRewardMind: Mind<DelayedReward, DelayedRewardAction> = {
  evaluate: ({ fruits }) => [fruits],
  scale: () => 4,
  par: 10,
  rollout: { turns: () => 1, turn: ({ left }) => left },
  policyFeatures: {
    seats: () => 1,
    count: 3,
    stages: [1, 6],
    stage: ({ left }) => left,
    write(_s, _seat, into) {
      for (const [index, action] of (["sleep", "plant", "pick"] as const).entries()) {
        into.feature(into.option(action), index, 1);
      }
    },
  },
};
