import type { Sureness } from "./components.ts";

/** How sure we are, field by field; what a card does not name it takes from `establishment` or `landmark`. */
export const provenance: Sureness = {
  /** The rulebook counts kinds and copies by colour; the faces are the English and French prints', which agree. */
  establishment: {
    colour: "rulebook",
    copies: "rulebook",
    symbol: "other-edition",
    numbers: "other-edition",
    cost: "other-edition",
    effect: "other-edition",
    needs: "other-edition",
  },
  landmark: { cost: "other-edition", effect: "other-edition" },
  townHall: { amount: "rulebook" },
  exceptions: {
    // Worked examples of the rulebook.
    bakery: { effect: "rulebook" },
    cafe: { effect: "rulebook", numbers: "rulebook" },
    // Explained in the section on single cards of PLUS.
    "tuna-boat": { effect: "rulebook" },
    "flower-shop": { effect: "rulebook" },
    "tax-office": { effect: "other-edition" },
    "train-station": { effect: "rulebook" },
    harbor: { effect: "rulebook" },
    airport: { effect: "rulebook" },
    // The prints disagree (2, 4 and 1), and the Polish card was not seen.
    "sushi-bar": { cost: "reconstructed" },
  },
};
