import { endOfRollout, expectedValue, lookaheadContext } from "@tabletown/bots";
import { type Move, quickChance, type Seat, same } from "@tabletown/kernel";
import { isInDoubt, LEAST_STAKE } from "./marks.ts";
import { meanVector, minus, type Spread, spreadOf } from "./statistics.ts";
import type { Valuation } from "./valuation.ts";
import { usesLuck, watched } from "./watched.ts";

/** Worlds that the first look goes through where something is hidden. */
const FIRST_WORLDS = 4;
/** Options that are looked at closely: the best of the first look, and the one that was played. */
const CLOSELY = 4;
/** Times that each of them is played out per pass, and how often at most. */
export const SAMPLES = 4;
export const MOST_SAMPLES = 192;
/** No loss is believed before so many. */
const FEWEST_SAMPLES = 24;
/** An option this many standard errors behind another is played out no more. */
const OUT_OF_REACH = 3;
/** No difference is believed more closely than this, nor one that comes from the first look alone. */
const LEAST_ERROR = 0.005;
export const FIRST_LOOK_ERROR = 0.1;

/** A choice as who made it knew it, and what is known of its options so far. */
export interface ChoiceEstimate<A, V> {
  readonly seat: Seat;
  readonly view: V;
  readonly seed: string;
  /** How much a whole point of winning probability is, in units of value. */
  readonly unit: number;
  /** Every option with what the first look says of it; the one that was played is at `played`. */
  readonly options: readonly OptionEstimate<A>[];
  readonly played: number;
  /** How much there was to lose: between the best and the worst option of the first look, which has seen them all. */
  readonly stake: number;
  /** Whether the first look goes through all luck: playing options out would only add noise. */
  readonly exact: boolean;
  /** How often the options that are still looked at were played out. */
  rounds: number;
}

export interface OptionEstimate<A> {
  readonly action: A;
  /** For each seat, world by world. */
  readonly first: readonly (readonly number[])[];
  /** For each seat, one rollout after the other, in the same worlds and with the same luck for all options. */
  readonly samples: (readonly number[])[];
  /** Whether it is looked at closely, and still so. */
  close: boolean;
}

/**
 * The first look at a choice: one step ahead, all luck of that step gone through. It takes the view and nothing else of
 * the position, so that what was hidden from who chose cannot matter.
 */
export function firstLook<S, A, V>(
  valuation: Valuation<S, A, V>,
  view: V,
  { seat, action }: Pick<Move<A>, "seat" | "action">,
  seed: string,
): ChoiceEstimate<A, V> | undefined {
  const { game, mind, judge, heuristic, breadth } = valuation;
  const worlds = worldsOf(valuation, view, seed);
  const [world] = worlds as [S];
  const listed = game.actions(world, seat);
  if (listed.length < 2) return undefined;
  const looker = mind.rollout?.longTurns ? heuristic : judge;
  let drawn = false;
  const options = listed.map((each): OptionEstimate<A> => {
    const first = worlds.map((one, n) => {
      const chance = watched(quickChance(`${seed}/first/${n}`), () => {
        drawn = true;
      });
      return expectedValue({ ...lookaheadContext(game, mind, looker, chance), breadth }, one, seat, each);
    });
    return { action: each, first, samples: [], close: false };
  });
  const played = options.findIndex((option) => same(option.action, action));
  if (played < 0) throw new Error("the move that was played is not among those the view allows");
  const luckless = listed.every((each) => isLuckless(valuation, world, seat, each));
  const order = [...options].sort(
    (a, b) => spreadOf(valuesTo(b.first, seat)).mean - spreadOf(valuesTo(a.first, seat)).mean,
  );
  for (const option of order.slice(0, CLOSELY)) option.close = true;
  (options[played] as OptionEstimate<A>).close = true;
  const seen = options.map(({ first }) => meanVector(first)[seat] as number);
  const stake = Math.max(...seen) - Math.min(...seen);
  const exact = mind.rollout === undefined && worlds.length === 1 && !luckless && !drawn;
  return { seat, view, seed, unit: valuation.unit(world), options, played, stake, exact, rounds: 0 };
}

/** Worlds that agree with a view, always the same for the same seed; one where the view hides nothing. */
function worldsOf<S, A, V>({ game }: Valuation<S, A, V>, view: V, seed: string): S[] {
  const worlds = Array.from({ length: FIRST_WORLDS }, (_, n) => worldNumbered(game, view, seed, n));
  return worlds.every((world) => same(worlds[0], world)) ? worlds.slice(0, 1) : worlds;
}

function worldNumbered<S, A, V>(game: Valuation<S, A, V>["game"], view: V, seed: string, n: number): S {
  return game.guess(view, quickChance(`${seed}/world/${n}`));
}

function isLuckless<S, A, V>({ game }: Valuation<S, A, V>, world: S, seat: Seat, action: A): boolean {
  return !usesLuck((chance) => game.apply(game.copy(world), seat, action, chance));
}

function valuesTo(values: readonly (readonly number[])[], seat: Seat): number[] {
  return values.map((each) => each[seat] as number);
}

/** Plays the options that are still in question out some more times: the same worlds and the same luck for all. */
export function playOptionsOut<S, A, V>(valuation: Valuation<S, A, V>, choice: ChoiceEstimate<A, V>): void {
  const { game, judge } = valuation;
  const { seat, view, seed, options } = choice;
  for (let n = 0; n < SAMPLES; n++, choice.rounds++) {
    const world = worldNumbered<S, A, V>(game, view, seed, choice.rounds);
    const choose = valuation.choose(world);
    const length = valuation.lengthOf(world);
    for (const { action, samples, close } of options) {
      if (!close) continue;
      const chance = quickChance(`${seed}/rollout/${choice.rounds}`);
      samples.push(judge.values(endOfRollout(game, choose, length, { world, seat, action }, chance)));
    }
  }
  const best = bestOf(choice);
  for (const [index, option] of options.entries()) {
    if (!option.close || index === best || index === choice.played) continue;
    const { mean, error } = leadOf(choice, best, index);
    if (mean > OUT_OF_REACH * error) option.close = false;
  }
}

/** The option that is worth most to who chose, as far as is known, or as far as one half of the rollouts tells. */
export function bestOf<A, V>(choice: ChoiceEstimate<A, V>, half?: number): number {
  const { played, options } = choice;
  let best = played;
  let lead = 0;
  for (const [index, option] of options.entries()) {
    if (!option.close || index === played) continue;
    const differences = differencesOf(choice, index, played).filter((_, n) => half === undefined || n % 2 === half);
    const mean = differences.reduce((sum, each) => sum + (each[choice.seat] as number), 0) / differences.length;
    if (mean > lead) {
      best = index;
      lead = mean;
    }
  }
  return best;
}

/** What an option is worth more than another one to who chose. */
export function leadOf<A, V>(choice: ChoiceEstimate<A, V>, index: number, other: number): Spread {
  if (index === other) return { mean: 0, error: 0 };
  const { seat, unit, exact } = choice;
  const differences = differencesOf(choice, index, other);
  const { mean, error } = spreadOf(
    differences.map((each) => each[seat] as number),
    unit,
  );
  if (exact) return { mean, error: 2 * LEAST_ERROR * unit };
  const least = arePlayedOut(choice, index, other) ? LEAST_ERROR : FIRST_LOOK_ERROR;
  return { mean, error: Math.max(least * unit, Math.min(error, unit)) };
}

/** World by world, or rollout by rollout, what an option is worth to each seat more than another. */
function differencesOf<A, V>({ options }: ChoiceEstimate<A, V>, index: number, other: number): number[][] {
  const one = options[index] as OptionEstimate<A>;
  const two = options[other] as OptionEstimate<A>;
  const common = Math.min(one.samples.length, two.samples.length);
  if (common === 0) return one.first.map((values, n) => minus(values, two.first[n] as readonly number[]));
  return one.samples.slice(0, common).map((values, n) => minus(values, two.samples[n] as readonly number[]));
}

function arePlayedOut<A, V>({ options }: ChoiceEstimate<A, V>, index: number, other: number): boolean {
  return (options[index]?.samples.length ?? 0) > 0 && (options[other]?.samples.length ?? 0) > 0;
}

/** What a choice cost. */
export interface Loss extends Spread {
  /** The standard error that the rollouts leave, however far below the least that is believed of a judge. */
  readonly noise: number;
  /** For each seat: what the one that was played is worth more than the best. */
  readonly by: readonly number[];
}

/**
 * What the option that was played is worth less than the best. The best of several looks better than it is, because it
 * was chosen for looking so: therefore one half of the rollouts names the best and the other half says by how much.
 */
export function lossOf<A, V>(choice: ChoiceEstimate<A, V>): Loss {
  const { seat, unit, options, played, exact } = choice;
  const shown = bestOf(choice);
  if (exact || (options[played]?.samples.length ?? 0) < 2) {
    const { mean, error } = leadOf(choice, shown, played);
    return { mean, error, noise: exact ? 0 : error, by: meanVector(differencesOf(choice, played, shown)) };
  }
  const differences = [0, 1].flatMap((half) => {
    const best = bestOf(choice, half);
    return differencesOf(choice, played, best).filter((_, n) => n % 2 !== half);
  });
  const { mean, error } = spreadOf(
    differences.map((each) => -(each[seat] as number)),
    unit,
  );
  return { mean, error: Math.max(LEAST_ERROR * unit, error), noise: error, by: meanVector(differences) };
}

/** Whether playing the options out some more might change what is said of a choice. */
export function isChoiceOpen<A, V>(choice: ChoiceEstimate<A, V>): boolean {
  const { exact, rounds, options, played, unit, stake } = choice;
  // Where next to nothing is at stake, playing options out would find nothing but noise: in London most choices are so.
  if (exact || rounds >= MOST_SAMPLES || stake < LEAST_STAKE * unit) return false;
  if (rounds < 2 * SAMPLES) return true;
  const leads = options.flatMap(({ close }, index) =>
    close && index !== played ? [leadOf(choice, index, played)] : [],
  );
  const within = (errors: number): readonly [low: number, high: number] => [
    Math.max(0, ...leads.map(({ mean, error }) => (mean - errors * error) / unit)),
    Math.max(0, ...leads.map(({ mean, error }) => (mean + errors * error) / unit)),
  ];
  const [low, high] = within(2);
  if (isInDoubt([low, high]) || (rounds < FEWEST_SAMPLES && isInDoubt([0, high]))) return true;
  // It is asked again and again: who stops at the first good moment calls too much a blunder.
  return isInDoubt(within(3), ["blunder"]);
}
