import { type Game, NO_SECRETS, quickChance, rank } from "@tabletown/kernel";
import { expect, test } from "vitest";
import { judgeOf } from "./judge.ts";
import { lookaheadPolicy } from "./lookahead-policy.ts";
import type { Mind } from "./mind.ts";

/** A game for tests: whoever is on turn picks a door, then one of two chests behind it. A die decides what the blue door's hold. */
interface Doors {
  turn: number;
  door: "" | "red" | "green" | "blue";
  scores: number[];
  die: number;
}
type Pick = "red" | "green" | "blue" | "left" | "right";

const CHESTS = { red: [1, 2], green: [0, 9], blue: [0, 0] } as const;

const doors: Game<Doors, Pick, Doors, object> = {
  id: "doors",
  rules: 1,
  options: {},
  seats: [2, 2],
  components: "",
  setup: () => ({ turn: 0, door: "", scores: [0, 0], die: 0 }),
  toAct: ({ turn }) => (turn < 2 ? [turn] : []),
  actions: ({ door }) => (door === "" ? ["red", "green", "blue"] : ["left", "right"]),
  apply(s, seat, pick, chance) {
    if (pick === "left" || pick === "right") {
      const found = s.door === "blue" ? s.die : (CHESTS[s.door as "red"][pick === "left" ? 0 : 1] as number);
      s.scores[seat] = (s.scores[seat] as number) + found;
      s.door = "";
      s.turn++;
    } else {
      s.door = pick;
      if (pick === "blue") s.die = chance.int(6);
    }
  },
  copy: (s) => ({ ...s, scores: [...s.scores] }),
  view: (s) => ({ ...s, scores: [...s.scores] }),
  ...NO_SECRETS,
  guess: (s) => ({ ...s, scores: [...s.scores] }),
  score: ({ scores }) => rank(scores.map((score, seat) => ({ seat, score, parts: [], order: [score] }))),
  format: (pick) => pick,
  parse: (notation) => notation as Pick,
};

/** Seen from the corridor the red door looks best. */
function mindLooking(extraLookahead: number | undefined, doorsTried: readonly Pick[]): Mind<Doors, Pick> {
  return {
    evaluate: ({ scores, door, turn }) =>
      scores.map((score, seat) => score + (seat === turn && door === "red" ? 5 : 0)),
    scale: () => 1,
    settled: ({ door }) => door === "",
    candidates: ({ door }, _seat, picks) => (door === "" ? doorsTried : picks),
    rollout: { turns: () => 1, turn: ({ turn }) => turn, ...(extraLookahead !== undefined && { extraLookahead }) },
  };
}

function chosen(mind: Mind<Doors, Pick>): readonly Pick[] {
  return lookaheadPolicy(doors, mind, judgeOf(doors, mind))(doors.setup(2, quickChance(1)), 0, quickChance(1));
}

test("one step ahead is fooled by what a half-made choice looks like, and makes that one alone", () => {
  expect(chosen(mindLooking(undefined, ["red", "green"]))).toEqual(["red"]);
});

test("looking beyond finds the choices of a whole turn, and makes them together", () => {
  expect(chosen(mindLooking(1, ["red", "green"]))).toEqual(["green", "right"]);
});

test("what is chosen after luck has had its say is chosen then", () => {
  expect(chosen(mindLooking(1, ["blue"]))).toEqual(["blue"]);
});
