import { BASICS, THE_LAKE } from "./basics.ts";
import { DOWN, UP } from "./borough.ts";
import { FIRST, SECOND } from "./editions.ts";
import { GOALS } from "./goals.ts";
import { STACK_A } from "./stack-a.ts";
import { STACK_B } from "./stack-b.ts";
import { STACK_C } from "./stack-c.ts";
import type { Table } from "./table.ts";

/** The printed components, as far as they are known. No second-edition list of all tiles has been seen; those that have are alike. */
export const standard: Table = {
  buildings: [...STACK_A, ...STACK_B, ...STACK_C],
  basics: BASICS,
  lake: THE_LAKE,
  goals: GOALS,
  market: [10, 8, 6, 4, 2, 0, 0],
  start: { money: 15, income: 0, reputation: 1, population: 2, markers: 3 },
  limits: { income: [-5, 15], reputation: [-5, 15] },
  populationBoard: {
    redLines: [
      15, 22, 29, 35, 41, 47, 53, 59, 64, 69, 74, 78, 82, 86, 89, 92, 95, 98, 101, 103, 105, 107, 109, 111, 113, 115,
      117, 119, 121, 123, 125, 127, 129, 131, 133, 135, 137, 139, 141, 143, 145, 147, 149,
    ],
    beyond: 2,
    top: 150,
    loss: 1,
  },
  moneyPerPopulation: 5,
  sides: { down: DOWN, up: UP },
  editions: { 1: FIRST, 2: SECOND },
  loneArchitect: { loss: 2 },
  dale: {
    stacks: { A: 25, B: 25, C: 25, withMarker: 12 },
    market: [6, 4, 2, 0],
    goals: 3,
    pays: 3,
  },
  titles: [
    { id: "junior-intern", from: 0 },
    { id: "subcontractor", from: 60 },
    { id: "draftsman", from: 76 },
    { id: "architectural-designer", from: 91 },
    { id: "structural-engineer", from: 106 },
    { id: "chief-architect", from: 121 },
    { id: "ceo", from: 136 },
  ],
  provenance: {
    market: "rulebook",
    start: "rulebook",
    limits: "rulebook",
    "populationBoard.redLines": "sourced",
    "populationBoard.beyond": "reconstructed",
    "populationBoard.top": "reconstructed",
    "populationBoard.loss": "rulebook",
    moneyPerPopulation: "rulebook",
    "sides.start": "rulebook",
    "sides.blocked": "sourced",
    editions: "rulebook",
    loneArchitect: "rulebook",
    dale: "rulebook",
    titles: "rulebook",
  },
};
