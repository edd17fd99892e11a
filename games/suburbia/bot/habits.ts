/** What an evaluation takes for granted: above all what a usual turn makes of its money, so much for each unit spent, up to a limit. */
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
  /** The same long before the end. */
  readonly incomeEarly: number;
  readonly reputationEarly: number;
  readonly populationEarly: number;
  /** How likely a turn is to fill a given free space beside a tile that would gain by it, or lose. */
  readonly fills: number;
  readonly shuns: number;
  /** How many times more often than by chance a turn builds what counts the tiles that are there. */
  readonly choosy: number;
  readonly choosyOfIncome: number;
  readonly choosyOfReputation: number;
  /** The same of tiles that those which are there gain by, in the own borough and in others. */
  readonly choosyAtHome: number;
  readonly choosyAbroad: number;
  /** What a marker in hand is worth long before the end. */
  readonly marker: number;
  /** What good play finds in each round beyond what the plans foresee. */
  readonly finds: number;
  /** How far a lead in tiles can still move, per square root of a turn left; and in money, income or reputation. */
  readonly swayOfTiles: number;
  readonly swayOfStats: number;
  /** How far it can move even in the end. */
  readonly leastSway: number;
  /** A tie gives nothing, so a lead must be more than nothing: by so much. */
  readonly tie: number;
  /** What a point of a goal counts for. */
  readonly goalPoint: number;
  readonly privateGoalPoint: number;
  /** How much expected population makes a seat e times as likely to win: in the end, and more for every round to come. */
  readonly scale: number;
  readonly scalePerRound: number;
}

/** What a thoughtful person reckons with. */
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
  incomeEarly: 0.165,
  reputationEarly: 0.185,
  populationEarly: 0.63,
  fills: 0.021,
  shuns: 0.017,
  choosy: 1.2,
  choosyOfIncome: 1.2,
  choosyOfReputation: 1.2,
  choosyAtHome: 1,
  choosyAbroad: 1,
  marker: 0,
  finds: 1.6,
  swayOfTiles: 0.55,
  swayOfStats: 2,
  leastSway: 0.05,
  tie: 0.25,
  goalPoint: 1,
  privateGoalPoint: 1,
  scale: 4,
  scalePerRound: 0.6,
};

/** Found by play of two alone (training/tune.ts): not what a turn brings, but what leads to the choices that win most. Population counts half as much late as early, reputation a tenth. */
const LEARNED_BY_TWO: Habits = {
  spendsOnIncome: 28.3,
  spendsOnReputation: 9.01,
  spendsOnPopulation: 13.2,
  thrift: 0.11,
  lakeBelow: 0.857,
  lakeBrings: 0.986,
  income: 0.1,
  reputation: 0.0441,
  population: 0.49,
  incomeEarly: 0.145,
  reputationEarly: 0.437,
  populationEarly: 0.966,
  fills: 0.0397,
  shuns: 0.0182,
  choosy: 0.743,
  choosyOfIncome: 0.727,
  choosyOfReputation: 0.765,
  choosyAtHome: 0.42,
  choosyAbroad: 0.973,
  marker: 0.000872,
  finds: 1.83,
  swayOfTiles: 0.395,
  swayOfStats: 6.14,
  leastSway: 0.0298,
  tie: 0.137,
  goalPoint: 1.35,
  privateGoalPoint: 0.74,
  scale: 8.92,
  scalePerRound: 0.163,
};

/** Found by play of three and four: among more, a goal counts for less, and what money brings long before the end for more. */
const LEARNED_BY_MORE: Habits = {
  spendsOnIncome: 27.8,
  spendsOnReputation: 10.5,
  spendsOnPopulation: 18.5,
  thrift: 0.0257,
  lakeBelow: 2.47,
  lakeBrings: 1.85,
  income: 0.18,
  reputation: 0.218,
  population: 0.332,
  incomeEarly: 0.158,
  reputationEarly: 0.254,
  populationEarly: 1.75,
  fills: 0.056,
  shuns: 0.0126,
  choosy: 2.01,
  choosyOfIncome: 1.25,
  choosyOfReputation: 1.04,
  choosyAtHome: 0.766,
  choosyAbroad: 0.675,
  marker: 1.5,
  finds: 1.96,
  swayOfTiles: 0.509,
  swayOfStats: 3.73,
  leastSway: 0.0195,
  tie: 0.0442,
  goalPoint: 0.684,
  privateGoalPoint: 0.901,
  scale: 6.98,
  scalePerRound: 2.04,
};

export function learnedHabits(seats: number): Habits {
  return seats === 2 ? LEARNED_BY_TWO : LEARNED_BY_MORE;
}

/** The Lone Architect pays twice for every red line: he earns first, for longer, and spends more in the end. */
export const LONE: Habits = {
  ...HABITS,
  spendsOnIncome: 18,
  spendsOnReputation: 7.3,
  spendsOnPopulation: 22.7,
  thrift: 0.25,
  lakeBelow: 0.7,
  lakeBrings: 3.4,
  income: 0.142,
  reputation: 0.26,
  population: 0.443,
  incomeEarly: 0.142,
  reputationEarly: 0.26,
  populationEarly: 0.443,
  fills: 0.051,
  shuns: 0.05,
  choosy: 1.3,
  choosyOfIncome: 1.3,
  choosyOfReputation: 1.3,
  choosyAtHome: 1,
  choosyAbroad: 1,
  marker: 0,
};
