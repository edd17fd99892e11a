import type { FeatureWriter } from "@tabletown/bots";
import type { Action } from "../../rules/action.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { type KindSummary, TYPE_COUNT } from "../placement/kind-summary.ts";
import type { PlacementCalculator } from "../placement/placement-calculator.ts";
import type { Along, ClueLayout, Crossing } from "./layout.ts";
import { placeOn } from "./scales.ts";

/** Where clues to an option are noted. */
type Page = Pick<FeatureWriter<Action>, "feature">;

/** Notes what is known of tiles in a borough. */
export class TileClues {
  readonly rules: Ruleset;
  readonly calculator: PlacementCalculator;
  private readonly layout: ClueLayout;
  private readonly weighted = new WeightedSum();
  private readonly siteSums: number[] = [];

  constructor(rules: Ruleset, calculator: PlacementCalculator, layout: ClueLayout) {
    this.rules = rules;
    this.calculator = calculator;
    this.layout = layout;
  }

  get first(): ClueLayout["first"] {
    return this.layout.first;
  }

  /** The numbers that the turn ends with, after the change that was worked out last. */
  numbers(page: Page, option: number, price: number): void {
    const { calculator } = this;
    const { loss } = this.rules.redLine;
    const { moneyIncome, populationIncome, populationReputation, lineIncome, lineReputation } = this.layout;
    calculator.settle(price);
    const { money, income, reputation, population } = calculator;
    noteCrossing(page, option, moneyIncome, money, income);
    noteCrossing(page, option, populationIncome, population, income);
    noteCrossing(page, option, populationReputation, population, reputation);
    if (calculator.lineIncome > -loss) {
      noteAlong(page, option, lineIncome, population, calculator.lineIncome + loss);
    }
    if (calculator.lineReputation > -loss) {
      noteAlong(page, option, lineReputation, population, calculator.lineReputation + loss);
    }
  }

  /** What stands around a tile on a space of the frontier. */
  surroundings(page: Page, option: number, kind: KindSummary, space: number): void {
    const { first } = this;
    const beside = this.calculator.neighbours[space] as number[];
    for (const tile of beside) {
      page.feature(option, first.pair + kind.type * TYPE_COUNT + (this.calculator.kinds[tile] as KindSummary).type, 1);
    }
    if (kind.beside.length > 0) page.feature(option, first.room + kind.index, 6 - beside.length);
  }

  /** How much would speak for a tile on its best space at each of some prices, whether or not they can be paid. */
  worth(weights: Float64Array, kind: KindSummary, prices: readonly number[]): number[] {
    const { calculator, siteSums, weighted } = this;
    weighted.weights = weights;
    const sites = calculator.survey(kind);
    for (let site = 0; site < sites; site++) {
      let best = Number.NEGATIVE_INFINITY;
      for (const space of calculator.sites[site] as number[]) {
        weighted.sum = weights[this.first.built + kind.index] as number;
        this.surroundings(weighted, 0, kind, space);
        best = Math.max(best, weighted.sum);
      }
      siteSums[site] = best;
    }
    return prices.map((price) => {
      let best = Number.NEGATIVE_INFINITY;
      for (let site = 0; site < sites; site++) {
        weighted.sum = siteSums[site] as number;
        calculator.onSite(site);
        this.numbers(weighted, 0, price);
        best = Math.max(best, weighted.sum);
      }
      return best;
    });
  }
}

/** What speaks for something that is no option yet. */
class WeightedSum implements Page {
  weights: Float64Array = new Float64Array(0);
  sum = 0;

  feature(_option: number, index: number, value: number): void {
    this.sum += (this.weights[index] as number) * value;
  }
}

/** A crossing of two scales: four knots share what is noted. */
function noteCrossing(page: Page, option: number, { start, rows, columns }: Crossing, x: number, y: number): void {
  const i = placeOn(rows, x);
  const j = placeOn(columns, y);
  const p = rows.part[i] as number;
  const q = columns.part[j] as number;
  const index = start + (rows.knot[i] as number) * columns.size + (columns.knot[j] as number);
  page.feature(option, index, (1 - p) * (1 - q));
  page.feature(option, index + 1, (1 - p) * q);
  page.feature(option, index + columns.size, p * (1 - q));
  page.feature(option, index + columns.size + 1, p * q);
}

function noteAlong(page: Page, option: number, { start, scale }: Along, x: number, value: number): void {
  const i = placeOn(scale, x);
  const part = scale.part[i] as number;
  const index = start + (scale.knot[i] as number);
  page.feature(option, index, (1 - part) * value);
  page.feature(option, index + 1, part * value);
}
