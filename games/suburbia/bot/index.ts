import type { MindSource } from "@tabletown/bots";
import { STANDARD } from "../data/standard.ts";
import type { Table } from "../data/table.ts";
import type { Options } from "../rules/options.ts";
import { compile } from "../rules/ruleset.ts";
import type { Action, State } from "../rules/state.ts";
import { candidates } from "./candidates.ts";
import { Evaluation, PAR, scale } from "./evaluate.ts";
import { featuresOf } from "./features.ts";
import { cluesOf } from "./lone/clues.ts";
import { HABITS, LONE } from "./outlook.ts";
import { net as loneInFirst } from "./weights/lone-1.ts";
import { net as loneInSecond } from "./weights/lone-2.ts";
import { net as pairInFirst } from "./weights/pair-1.ts";
import { net as pairInSecond } from "./weights/pair-2.ts";

/** By edition: their games differ in length. */
const LONE_LORE = { 1: loneInFirst, 2: loneInSecond } as const;
const PAIR_NETS = { 1: pairInFirst, 2: pairInSecond } as const;

/** What Suburbia tells its bots. */
export const suburbiaMind: MindSource<State, Action, Options, Table> = {
  mind(options, table = STANDARD) {
    const rules = compile(options, table);
    const alone = options.variant === "lone-architect";
    const evaluation = new Evaluation(rules, alone ? LONE : HABITS);
    return {
      evaluate: (s) => evaluation.of(s),
      scale: (s) => scale(rules, s),
      par: PAR,
      journey: { turns: alone ? 6 : 2, long: true, turn: (s) => s.round * s.hands.length + s.turn },
      ...(alone && { clues: cluesOf(rules), lore: () => LONE_LORE[options.edition] }),
      ...(options.variant === "table" && {
        features: featuresOf(rules, evaluation),
        net: (seats: number) => (seats === 2 ? PAIR_NETS[options.edition] : undefined),
      }),
      candidates: (_s, _seat, actions) => candidates(rules, actions),
    };
  },
};
