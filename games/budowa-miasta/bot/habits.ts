/** What an evaluation takes for granted. */
export interface Habits {
  /** Money below which a seat fears having to sell, what each missing million costs it, and the rounds to come below which it fears no more. */
  readonly reserve: number;
  readonly fear: number;
  readonly lastFear: number;
  /** How surely a building in hand is paid for sooner or later while many are still to come. */
  readonly due: number;
  /** How surely it costs twice its price where it would now: one waits. */
  readonly doubled: number;
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
  /** How much more so for each million that it stands to gain or lose by it, compared with the mean of all. */
  readonly eager: number;
  readonly grudge: number;
  /** How much less often it stays empty for every building in that hand whose lot is wanted even less. */
  readonly crowded: number;
  /** How much seldom a street is finished for each million that it would give somebody more than the mean of all. */
  readonly envied: number;
  /** What a million in hand is worth in the end, and more for each round to come in which it can be spent on shares: all of it, and so many of them again. */
  readonly money: number;
  readonly interest: number;
  readonly spending: number;
  readonly spendable: number;
  /** How much expected money makes a seat e times as likely to win: in a full city, and more for every empty lot. */
  readonly scale: number;
  readonly scalePerLot: number;
}

/** Whoever stands to gain how much makes no difference, and a million is a million. */
const EVEN = {
  eager: 0,
  grudge: 0,
  crowded: 1,
  envied: 0,
  money: 1,
  interest: 0,
  spending: 0,
  spendable: 20,
} as const;

/** What a thoughtful person reckons with. */
export const HABITS: Habits = {
  reserve: 8,
  fear: 0.5,
  lastFear: 1,
  due: 0.8,
  doubled: 0.4,
  control: 0.7,
  access: 0.25,
  paid: 1,
  chosen: 1,
  shortcut: 0.93,
  unseen: 1,
  wanted: 0.4,
  unwanted: 1.5,
  ...EVEN,
  scale: 3,
  scalePerLot: 0.3,
};

/** Found by play of two (training/tune.ts): what leads to the choices that win most. */
const LEARNED_BY_TWO: Habits = {
  reserve: 5.15,
  fear: 0.724,
  lastFear: 0.409,
  due: 0.771,
  doubled: 0.256,
  control: 0.268,
  access: 0.111,
  paid: 0.779,
  chosen: 0.544,
  shortcut: 0.825,
  unseen: 0.342,
  wanted: 0.835,
  unwanted: 0.623,
  eager: 0.519,
  grudge: 0.0153,
  crowded: 0.95,
  envied: 0.0118,
  money: 0.871,
  interest: 0.0364,
  spending: 0.046,
  spendable: 16.2,
  scale: 3.54,
  scalePerLot: 0.724,
};

/** Found by play of three, four and six, but for the scale, which is fitted to who won; with five and six those below win as much or more. */
const LEARNED_BY_FEW: Habits = {
  reserve: 2.22,
  fear: 0.74,
  lastFear: 0.252,
  due: 0.234,
  doubled: 0.264,
  control: 1.31,
  access: 0.148,
  paid: 0.765,
  chosen: 0.646,
  shortcut: 0.872,
  unseen: 0.365,
  wanted: 0.455,
  unwanted: 0.646,
  eager: 0,
  grudge: 0.0173,
  crowded: 0.692,
  envied: 0.0212,
  money: 0.809,
  interest: 0,
  spending: 0.0628,
  spendable: 6.4,
  scale: 13.1,
  scalePerLot: 0.02,
};

/** Found by play of two, four and six when evaluations knew less. */
const LEARNED_BY_MANY: Habits = {
  reserve: 12,
  fear: 0.493,
  lastFear: 0.873,
  due: 0.49,
  doubled: 0.265,
  control: 0.772,
  access: 0.102,
  paid: 0.789,
  chosen: 0.745,
  shortcut: 0.983,
  unseen: 0.619,
  wanted: 0.451,
  unwanted: 0.975,
  ...EVEN,
  scale: 2.33,
  scalePerLot: 0.392,
};

export function learnedHabits(seats: number): Habits {
  if (seats === 2) return LEARNED_BY_TWO;
  return seats <= 4 ? LEARNED_BY_FEW : LEARNED_BY_MANY;
}
