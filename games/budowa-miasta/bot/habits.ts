/** What an evaluation takes for granted. */
export interface Habits {
  /** Money below which a seat fears having to sell, what each missing million costs it, and the rounds to come below which it fears no more. */
  readonly reserve: number;
  readonly fear: number;
  readonly lastFear: number;
  /** How surely a building in hand is paid for sooner or later while many are still to come. */
  readonly due: number;
  /** How often a building that would now cost twice its price is placed for that price: one waits. */
  readonly printed: number;
  /** How surely the bonus goes to who holds the building that ends the game. */
  readonly control: number;
  /** What a free share is worth to who holds a building beside it, as a part of what it would bring. */
  readonly access: number;
  /** What a payout that looks likely counts for. */
  readonly paid: number;
  /** And the best share that may be acquired now, before it is. */
  readonly chosen: number;
  /** Of the buildings that the shortest way to the end would still allow, the part that is really placed: there are other ways. */
  readonly shortcut: number;
  /** How seldom a lot is built on whose building lies in the bag, as a power. */
  readonly unseen: number;
  /** How much less often a lot stays empty whose building is in the hand of somebody who wants it built, and the other way round. */
  readonly wanted: number;
  readonly unwanted: number;
  /** How much expected money makes a seat e times as likely to win: in a full city, and more for every empty lot. */
  readonly scale: number;
  readonly scalePerLot: number;
}

/** What a thoughtful person reckons with. */
export const HABITS: Habits = {
  reserve: 8,
  fear: 0.5,
  lastFear: 1,
  due: 0.8,
  printed: 0.5,
  control: 0.7,
  access: 0.25,
  paid: 1,
  chosen: 1,
  shortcut: 0.93,
  unseen: 1,
  wanted: 0.4,
  unwanted: 1.5,
  scale: 3,
  scalePerLot: 0.3,
};

/** Found by play (training/tune.ts): what leads to the choices that win most. */
export const LEARNED: Habits = {
  reserve: 12,
  fear: 0.493,
  lastFear: 0.873,
  due: 0.49,
  printed: 0.459,
  control: 0.772,
  access: 0.102,
  paid: 0.789,
  chosen: 0.745,
  shortcut: 0.983,
  unseen: 0.619,
  wanted: 0.451,
  unwanted: 0.975,
  scale: 2.33,
  scalePerLot: 0.392,
};
