import { BOROUGHS } from "./boroughs.ts";
import { SET_A } from "./set-a.ts";
import { SET_B } from "./set-b.ts";
import { SET_C } from "./set-c.ts";
import type { Table } from "./table.ts";

/**
 * The second edition as far as it is known: its rulebook, and where that is silent the
 * first edition's card faces or values made to fit. Every value says which.
 */
export const standard: Table = {
  settings: {
    startMoney: 5,
    startHand: 6,
    handLimit: 9,
    drawAction: 3,
    boroughsShown: 3,
    spaces: { 2: 3, 3: 4, 4: 5 },
    loan: { pays: 10, repay: 15, prestigeLost: 7 },
    moneyPerPrestige: 3,
    provenance: {},
  },
  poverty: {
    lost: [0, 1, 1, 2, 3, 5, 7, 9, 11, 13, 15],
    beyond: 3,
    provenance: { beyond: "other-edition" },
  },
  counts: { cards: 101, paupers: 11, actionCards: 4, boroughs: 20 },
  provenance: { settings: "rulebook", poverty: "sourced", cards: "other-edition", boroughs: "reconstructed" },
  cards: [...SET_A, ...SET_B, ...SET_C],
  boroughs: BOROUGHS,
};
