import type { ReasonOf, Seat } from "@tabletown/kernel";

/** What can speak for a move. Amounts of coins are means, to a tenth. */
export type Reason =
  /** More coins from one own turn to the next. */
  | ReasonOf<"income", { by: number }>
  /** Coins in this turn. */
  | ReasonOf<"this-turn", { by: number }>
  /** Works in the turns of the others too. */
  | ReasonOf<"every-turn", { about: string }>
  /** Takes from the others. */
  | ReasonOf<"from-others", { about: string }>
  /** Pays on numbers that paid nothing before. */
  | ReasonOf<"new-numbers", { about: string }>
  /** Will pay on its numbers, which take two dice. */
  | ReasonOf<"later", { about: string }>
  /** Earns so much more with the landmark `about`, which is still to be built. */
  | ReasonOf<"raised", { about: string; by: number }>
  /** What the card costs. */
  | ReasonOf<"cheap", { by: number }>
  /** The factory `about`, which stands, earns more. */
  | ReasonOf<"feeds", { about: string }>
  /** So many cards for the factory `about`, which can still be built. */
  | ReasonOf<"herd", { about: string; by: number }>
  /** The factory just built finds so many cards to earn by. */
  | ReasonOf<"fed", { about: string; by: number }>
  /** `with` would have liked the last copy. */
  | ReasonOf<"denies", { about: string; with: Seat }>
  | ReasonOf<"costs-other", { with: Seat; by: number }>
  /** So many landmarks are left to build. */
  | ReasonOf<"landmark", { by: number }>
  | ReasonOf<"wins">
  /** So many coins are missing for a landmark. */
  | ReasonOf<"saves", { about: string; by: number }>
  /** A double brings, or may bring, another turn. */
  | ReasonOf<"double">
  | ReasonOf<"may-double">
  /** Who pays is closest to winning. */
  | ReasonOf<"leader", { with: Seat }>;

export type ReasonNamed<What extends Reason["what"]> = Extract<Reason, { readonly what: What }>;
