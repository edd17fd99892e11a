import { STATS, type Stat, TYPES } from "../../data/table.ts";
import type { Each, Kind, Ruleset } from "../../rules/ruleset.ts";

/** A change of one number; `stat` counts in the order of `STATS`. */
interface Gain {
  readonly stat: number;
  readonly amount: number;
}

interface Count extends Gain {
  readonly signs: number;
  readonly later: boolean;
}

/** A kind of tile as quick choices see it. */
export interface KindSummary {
  readonly id: string;
  /** Its number among all kinds. */
  readonly index: number;
  readonly cost: number;
  readonly signs: number;
  /** Its type's number; lakes come last. */
  readonly type: number;
  readonly gains: readonly Gain[];
  /** What it counts beside itself (any of the signs it `looks` for there), and in the whole borough. */
  readonly beside: readonly Count[];
  readonly looks: number;
  readonly anywhere: readonly Count[];
  readonly watches: number;
  /** Money for each pair of lake and building. */
  readonly shore: number;
  /** What it adds to income and reputation at a red line. */
  readonly lineIncome: number;
  readonly lineReputation: number;
}

/** Types of tiles, lakes included. */
export const TYPE_COUNT = TYPES.length + 1;

export function summariesOf(rules: Ruleset): ReadonlyMap<string, KindSummary> {
  return new Map([...rules.kinds.values()].map((kind, index) => [kind.id, summaryOf(rules, kind, index)]));
}

function summaryOf(rules: Ruleset, kind: Kind, index: number): KindSummary {
  const counts = (wanted: (each: Each) => boolean): Count[] =>
    kind.each
      .filter(wanted)
      .map(({ stat, amount, signs, later }) => ({ stat: STATS.indexOf(stat), amount, signs, later }));
  const atLine = (wanted: Stat): number =>
    kind.redLine.reduce((sum, { stat, amount }) => (stat === wanted ? sum + amount : sum), 0);
  const type = TYPES.findIndex((each) => (kind.signs & (rules.bits.get(each) ?? 0)) !== 0);
  const beside = counts(({ where }) => where === "adjacent");
  return {
    id: kind.id,
    index,
    cost: kind.cost,
    signs: kind.signs,
    type: type < 0 ? TYPES.length : type,
    gains: kind.gains.map(({ stat, amount }) => ({ stat: STATS.indexOf(stat), amount })),
    beside,
    looks: beside.reduce((looks, { signs }) => looks | signs, 0),
    anywhere: counts(({ where }) => where === "own" || where === "every"),
    watches: kind.watchesOwn,
    shore: kind.shore,
    lineIncome: atLine("income"),
    lineReputation: atLine("reputation"),
  };
}
