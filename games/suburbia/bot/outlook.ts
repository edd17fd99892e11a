import { isDale } from "../rules/dale.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import type { State } from "../rules/state.ts";
import type { Habits } from "./habits.ts";
import type { Prospect } from "./prospect.ts";

/** A borough goes for income first, then for reputation, in the end for population: the parts of its turns that the first two take. */
export type BoroughPlan = readonly [income: number, reputation: number];

const PLANS: readonly BoroughPlan[] = [
  [0, 0],
  [0, 0.5],
  [0, 0.8],
  [0.3, 0.3],
  [0.3, 0.5],
  [0.5, 0.2],
  [0.5, 0.4],
  [0.7, 0.2],
];

/** Turns before the end that are early. */
const EARLY = 16;

/** The rounds that will probably be played after this one. */
export function roundsAfter(rules: Ruleset, s: State): number {
  if (s.last > 0) return s.last - s.round;
  const seats = s.hands.length;
  const lowest = s.stack.length - rules.under.count - 1;
  const highest = Math.max(s.drawn, lowest - rules.stacksFor(seats).withMarker);
  // The end marker lies anywhere between the two with equal chance (SPEC 2.2).
  const draws = (lowest + highest) / 2 - s.drawn + 1;
  const turns = draws / drawsPerTurn(rules, s);
  const rounds = (placeInRound(s, s.turn) + turns - 1 - (seats - 1) / 2) / seats;
  return Math.max(0, rounds) + (rules.ending === "at-once" ? 0 : 1);
}

function drawsPerTurn(rules: Ruleset, s: State): number {
  if (rules.dale !== undefined) return s.market.length;
  return rules.removal === "never" ? 1 : 2;
}

function placeInRound(s: State, seat: number): number {
  const seats = s.hands.length;
  return (seat - s.first + seats) % seats;
}

/** How often a borough will still build, and collect and grow, if so many rounds come after this one. */
export interface Turns {
  readonly builds: number;
  readonly collects: number;
}

export function turnsOf(s: State, who: number, rounds: number): Turns {
  const { phase } = s;
  if (phase.type === "over") return { builds: 0, collects: 0 };
  if (who !== s.turn || phase.type === "goals") {
    const waits = isDale(s, who) || phase.type === "goals" || placeInRound(s, who) > placeInRound(s, s.turn);
    return waits ? { builds: rounds + 1, collects: rounds + 1 } : { builds: rounds, collects: rounds };
  }
  if (phase.type === "turn") return { builds: rounds + 1, collects: rounds + 1 };
  // In the middle of a turn the tile is built; only the Lone Architect's removal comes after collecting (SPEC 11.3).
  return { builds: rounds, collects: phase.type === "discard" && phase.after === "turn" ? rounds : rounds + 1 };
}

/** What a borough's numbers are, or will probably be when the game ends. */
export interface Numbers {
  readonly money: number;
  readonly income: number;
  readonly reputation: number;
  readonly population: number;
}

/** Plays a borough's remaining turns in numbers alone, red lines included. It holds what came out last. */
export class Projection implements Numbers {
  money = 0;
  income = 0;
  reputation = 0;
  population = 0;
  private readonly rules: Ruleset;
  private readonly habits: Habits;

  constructor(rules: Ruleset, habits: Habits) {
    this.rules = rules;
    this.habits = habits;
  }

  /** Population, and what money is worth in the end. */
  get total(): number {
    return this.population + this.money / this.rules.table.moneyPerPopulation;
  }

  /** Returns the total, and holds what came out if that is more than `least`. */
  play(
    from: Numbers,
    prospect: Prospect,
    { builds, collects }: Turns,
    plan: BoroughPlan,
    least = Number.NEGATIVE_INFINITY,
  ): number {
    const { rules, habits } = this;
    const { lowest: leastIncome, highest: mostIncome } = rules.limits.income;
    const { lowest: leastReputation, highest: mostReputation } = rules.limits.reputation;
    const incomeLoss = rules.redLine.loss - prospect.incomePerLine;
    const reputationLoss = rules.redLine.loss - prospect.reputationPerLine;
    const forReputation = builds * (1 - plan[0]);
    const forPopulation = builds * (1 - plan[0] - plan[1]);
    let { money, income, reputation, population } = from;
    let lines = rules.linesUpTo(population);
    // Between these populations there are as many lines.
    let first = lines === 0 ? 0 : rules.lineAt(lines);
    let next = rules.lineAt(lines + 1);
    for (let left = collects; left > 0; left--) {
      // The last turn may be a part of one: it is not certain to come.
      const part = left < 1 ? left : 1;
      if (left <= builds) {
        if (money < habits.lakeBelow) money += part * habits.lakeBrings;
        else {
          const saved = habits.thrift * left;
          const early = left < EARLY ? left / EARLY : 1;
          if (left > forReputation) {
            const spent = part * Math.max(0, Math.min(money, habits.spendsOnIncome - saved));
            money -= spent;
            income += spent * (habits.income + early * (habits.incomeEarly - habits.income));
          } else if (left > forPopulation) {
            const spent = part * Math.max(0, Math.min(money, habits.spendsOnReputation - saved));
            money -= spent;
            reputation += spent * (habits.reputation + early * (habits.reputationEarly - habits.reputation));
          } else {
            const spent = part * Math.max(0, Math.min(money, habits.spendsOnPopulation - saved));
            money -= spent;
            population += spent * (habits.population + early * (habits.populationEarly - habits.population));
          }
        }
        money += part * prospect.money;
        income += part * prospect.income;
        reputation += part * prospect.reputation;
        population += part * prospect.population;
      }
      income = income < leastIncome ? leastIncome : income > mostIncome ? mostIncome : income;
      reputation =
        reputation < leastReputation ? leastReputation : reputation > mostReputation ? mostReputation : reputation;
      money += part * income;
      if (money < 0) {
        population += money;
        money = 0;
      }
      population += part * reputation;
      if (population < 0) population = 0;
      if (population >= next || population < first) {
        const passed = rules.linesUpTo(population | 0) - lines;
        lines += passed;
        first = lines === 0 ? 0 : rules.lineAt(lines);
        next = rules.lineAt(lines + 1);
        income -= passed * incomeLoss;
        reputation -= passed * reputationLoss;
        if (income < leastIncome) income = leastIncome;
        if (reputation < leastReputation) reputation = leastReputation;
      }
    }
    const total = population + money / rules.table.moneyPerPopulation;
    if (total <= least) return total;
    this.money = money;
    this.income = income;
    this.reputation = reputation;
    this.population = population;
    return total;
  }

  /** Takes the plan that promises most, and returns it. */
  best(from: Numbers, prospect: Prospect, turns: Turns): BoroughPlan {
    let plan = PLANS[0] as BoroughPlan;
    let total = this.play(from, prospect, turns, plan);
    for (let i = 1; i < PLANS.length && turns.builds > 0; i++) {
      const other = this.play(from, prospect, turns, PLANS[i] as BoroughPlan, total);
      if (other <= total) continue;
      plan = PLANS[i] as BoroughPlan;
      total = other;
    }
    return plan;
  }
}
