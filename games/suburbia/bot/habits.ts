/** What a usual turn makes of its money, by what it is after: so much for each unit spent, up to a limit. */
export interface Habits {
  /** What a turn spends at most at the end of the game on each of these, and how much less for every turn before. */
  readonly spendsOnIncome: number;
  readonly spendsOnReputation: number;
  readonly spendsOnPopulation: number;
  readonly thrift: number;
  /** With less than this in hand a turn makes a lake, which brings so much. */
  readonly lakeBelow: number;
  readonly lakeBrings: number;
  readonly income: number;
  readonly reputation: number;
  readonly population: number;
  /** How likely a turn is to fill a given free space beside a tile that would gain by it, or lose. */
  readonly fills: number;
  readonly shuns: number;
  /** How many times more often than by chance a turn builds what counts the tiles that are there. */
  readonly choosy: number;
  /** What good play finds in each round beyond what the plans foresee. */
  readonly finds: number;
  /** How far a lead in tiles can still move, per square root of a turn left; and in money, income or reputation. */
  readonly swayOfTiles: number;
  readonly swayOfStats: number;
  /** A tie gives nothing, so a lead must be more than nothing: by so much. */
  readonly tie: number;
}

export const HABITS: Habits = {
  spendsOnIncome: 11.5,
  spendsOnReputation: 11.5,
  spendsOnPopulation: 11.5,
  thrift: 0,
  lakeBelow: 3.3,
  lakeBrings: 3.7,
  income: 0.165,
  reputation: 0.185,
  population: 0.63,
  fills: 0.021,
  shuns: 0.017,
  choosy: 1.2,
  finds: 1.6,
  swayOfTiles: 0.55,
  swayOfStats: 2,
  tie: 0.25,
};

/** The Lone Architect pays twice for every red line: he earns first, for longer, and spends more in the end. */
export const LONE: Habits = {
  spendsOnIncome: 18,
  spendsOnReputation: 7.3,
  spendsOnPopulation: 22.7,
  thrift: 0.25,
  lakeBelow: 0.7,
  lakeBrings: 3.4,
  income: 0.142,
  reputation: 0.26,
  population: 0.443,
  fills: 0.051,
  shuns: 0.05,
  choosy: 1.3,
  finds: 1.6,
  swayOfTiles: 0.55,
  swayOfStats: 2,
  tie: 0.25,
};
