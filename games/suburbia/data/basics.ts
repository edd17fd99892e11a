import { BASIC, LAKE } from "./provenance.ts";
import type { Basic, Lake } from "./table.ts";

export const BASICS: readonly Basic[] = [
  {
    id: "suburbs",
    type: "residential",
    cost: 3,
    supply: 4,
    effects: [{ type: "gain", stat: "population", amount: 2 }],
    provenance: BASIC,
  },
  {
    id: "community-park",
    type: "civic",
    cost: 4,
    supply: 4,
    effects: [
      { type: "gain", stat: "income", amount: -1 },
      {
        type: "each",
        stat: "reputation",
        amount: 1,
        where: "adjacent",
        of: ["residential", "commercial", "industrial"],
      },
    ],
    provenance: BASIC,
  },
  {
    id: "heavy-factory",
    type: "industrial",
    cost: 3,
    supply: 4,
    effects: [
      { type: "gain", stat: "income", amount: 1 },
      { type: "each", stat: "reputation", amount: -1, where: "adjacent", of: ["residential", "civic"] },
    ],
    provenance: BASIC,
  },
];

/** The back of every A, B and C tile. */
export const THE_LAKE: Lake = {
  id: "lake",
  cost: 0,
  effects: [
    {
      type: "each",
      stat: "money",
      amount: 2,
      where: "adjacent",
      of: ["residential", "commercial", "industrial", "civic"],
    },
  ],
  provenance: LAKE,
};
