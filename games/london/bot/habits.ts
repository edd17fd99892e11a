/** What an evaluation takes for granted. Worth is counted in prestige. */
export interface Habits {
  /** Cards that leave the deck in a usual turn: how long the game will last goes by it. */
  readonly drawn: number;
  /** What a turn can spend well, and what a pound spent so is worth above its value at the end. */
  readonly spends: number;
  readonly premium: number;
  /** What a loan costs that cannot be repaid at once, as long as there are turns to come. */
  readonly debt: number;
  /** What a loan that must be taken for a card costs above the worth of its money. */
  readonly loan: number;
  /** What a poverty more or less is worth where the table need not be asked. */
  readonly poverty: number;
  /** By how much poverty above everybody else's may still change, for each round to come. */
  readonly doubt: number;
  /** How much of the poverty that stacks, and loans, bring in runs after the next one is their own fault. */
  readonly stacked: number;
  readonly indebted: number;
  /** How much of its poverty a city that is not worth running brings all the same. */
  readonly sometimes: number;
  /** What an action usually brings. What comes an action later is less sure. */
  readonly action: number;
  readonly later: number;
  /** Turns between two runs. */
  readonly cycle: number;
  /** What city and hand are worth to who has time to wait for more, as a part of what they bring. */
  readonly patience: number;
  /** How surely a card that has no use yet stays in hand until it brings poverty. */
  readonly kept: number;
  /** A card that waits for another of its colour, as a part of its worth. */
  readonly waiting: number;
  /** A card still to be drawn. */
  readonly drawnCard: number;
  /** What permanent effects of cards and boroughs are worth, as a part of what is written down for each. */
  readonly powers: number;
  /** How much expected prestige makes a seat e times as likely to win: in the end, and more for every round to come. */
  readonly scale: number;
  readonly scalePerRound: number;
}

/** What a thoughtful person reckons with. */
export const HABITS: Habits = {
  drawn: 1.6,
  spends: 5,
  premium: 0.45,
  debt: 10,
  loan: 5,
  poverty: 1.2,
  doubt: 0.8,
  stacked: 0.25,
  indebted: 0.5,
  sometimes: 0.15,
  action: 2.5,
  later: 0.87,
  cycle: 4,
  patience: 0.5,
  kept: 0.7,
  waiting: 0.35,
  drawnCard: 0.8,
  powers: 1,
  scale: 3,
  scalePerRound: 0.35,
};

/** Found by play (training/tune.ts): what leads to the choices that win most. */
export const LEARNED: Habits = {
  drawn: 2.66,
  spends: 3.98,
  premium: 1.11,
  debt: 11,
  loan: 4.46,
  poverty: 0.987,
  doubt: 0.351,
  stacked: 0.26,
  indebted: 0.36,
  sometimes: 0.122,
  action: 1.27,
  later: 0.772,
  cycle: 5.69,
  patience: 0.225,
  kept: 0.444,
  waiting: 0.211,
  drawnCard: 1.71,
  powers: 0.859,
  scale: 5.12,
  scalePerRound: 0.449,
};
