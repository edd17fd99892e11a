import { type Game, NO_SECRETS, rank } from "@tabletown/kernel";

/** A game for tests: the first player takes 3 points and opens a trap, or 2 points and does not; the second takes what is left there. */
export interface Trap {
  step: number;
  scores: [number, number];
  open: boolean;
}

export type TrapAction = "three" | "two" | "spring" | "leave";

export const trap: Game<Trap, TrapAction, Trap, object> = {
  id: "trap",
  rules: 1,
  options: {},
  seats: [2, 2],
  components: "",
  setup: () => ({ step: 0, scores: [0, 0], open: false }),
  toAct: ({ step }) => (step < 2 ? [step] : []),
  actions: ({ step, open }, seat) =>
    seat !== step ? [] : step === 0 ? ["three", "two"] : open ? ["leave", "spring"] : ["leave"],
  apply(s, _seat, action) {
    s.step++;
    if (action === "three") s.scores[0] += 3;
    if (action === "two") s.scores[0] += 2;
    if (action === "three") s.open = true;
    if (action === "spring") s.scores[1] += 5;
    if (action === "leave") s.scores[1] += 1;
  },
  copy: ({ step, scores, open }) => ({ step, scores: [...scores], open }),
  view: ({ step, scores, open }) => ({ step, scores: [...scores], open }),
  ...NO_SECRETS,
  guess: ({ step, scores, open }) => ({ step, scores: [...scores], open }),
  score: ({ scores }) => rank(scores.map((score, seat) => ({ seat, score, parts: [], order: [score] }))),
  format: (action) => action,
  parse: (notation) => (["three", "two", "spring", "leave"] as const).find((action) => action === notation),
};
