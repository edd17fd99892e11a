import type { FeatureWriter } from "@tabletown/bots";
import type { Ruleset } from "../../rules/ruleset.ts";
import type { Action } from "../../rules/state.ts";
import type { Lot } from "../lot/lot.ts";
import { type Sketch, SORTS } from "../lot/sketch.ts";
import type { Layout } from "./layout.ts";
import { placeOn, type Scale } from "./scales.ts";

/** Where clues to an option are noted. */
export type Page = Pick<FeatureWriter<Action>, "feature">;

/** Notes what is known of tiles on a lot. */
export class TileClues {
  readonly rules: Ruleset;
  readonly lot: Lot;
  private readonly layout: Layout;
  private readonly musing = new Musing();
  private readonly charms: number[] = [];

  constructor(rules: Ruleset, lot: Lot, layout: Layout) {
    this.rules = rules;
    this.lot = lot;
    this.layout = layout;
  }

  get first(): Layout["first"] {
    return this.layout.first;
  }

  /** The numbers that the turn ends with, after the change that the lot worked out last. */
  numbers(page: Page, option: number, price: number): void {
    const { lot } = this;
    const { loss } = this.rules.redLine;
    const { first, money, track, population } = this.layout;
    lot.settle(price);
    noteCrossing(page, option, first.moneyIncome, money, lot.money, track, lot.income);
    noteCrossing(page, option, first.populationIncome, population, lot.population, track, lot.income);
    noteCrossing(page, option, first.populationReputation, population, lot.population, track, lot.reputation);
    if (lot.lineIncome > -loss) {
      noteAlong(page, option, first.lineIncome, population, lot.population, lot.lineIncome + loss);
    }
    if (lot.lineReputation > -loss) {
      noteAlong(page, option, first.lineReputation, population, lot.population, lot.lineReputation + loss);
    }
  }

  /** What stands around a tile on a space of the frontier. */
  surroundings(page: Page, option: number, kind: Sketch, space: number): void {
    const { first } = this;
    const beside = this.lot.neighbours[space] as number[];
    for (const tile of beside) {
      page.feature(option, first.pair + kind.type * SORTS + (this.lot.kinds[tile] as Sketch).type, 1);
    }
    if (kind.beside.length > 0) page.feature(option, first.room + kind.index, 6 - beside.length);
  }

  /** How much would speak for a tile on its best space at each of some prices, whether or not they can be paid. */
  worth(weights: Float64Array, kind: Sketch, prices: readonly number[]): number[] {
    const { lot, charms, musing } = this;
    musing.weights = weights;
    const sites = lot.survey(kind);
    for (let site = 0; site < sites; site++) {
      let charm = Number.NEGATIVE_INFINITY;
      for (const space of lot.sites[site] as number[]) {
        musing.sum = weights[this.first.built + kind.index] as number;
        this.surroundings(musing, 0, kind, space);
        charm = Math.max(charm, musing.sum);
      }
      charms[site] = charm;
    }
    return prices.map((price) => {
      let best = Number.NEGATIVE_INFINITY;
      for (let site = 0; site < sites; site++) {
        musing.sum = charms[site] as number;
        lot.onSite(site);
        this.numbers(musing, 0, price);
        best = Math.max(best, musing.sum);
      }
      return best;
    });
  }
}

/** What speaks for something that is no option yet. */
class Musing implements Page {
  weights: Float64Array = new Float64Array(0);
  sum = 0;

  feature(_option: number, index: number, value: number): void {
    this.sum += (this.weights[index] as number) * value;
  }
}

/** A crossing of two scales: four knots share what is noted. */
function noteCrossing(page: Page, option: number, start: number, a: Scale, x: number, b: Scale, y: number): void {
  const i = placeOn(a, x);
  const j = placeOn(b, y);
  const p = a.part[i] as number;
  const q = b.part[j] as number;
  const at = start + (a.knot[i] as number) * b.size + (b.knot[j] as number);
  page.feature(option, at, (1 - p) * (1 - q));
  page.feature(option, at + 1, (1 - p) * q);
  page.feature(option, at + b.size, p * (1 - q));
  page.feature(option, at + b.size + 1, p * q);
}

function noteAlong(page: Page, option: number, start: number, scale: Scale, x: number, value: number): void {
  const i = placeOn(scale, x);
  const part = scale.part[i] as number;
  const at = start + (scale.knot[i] as number);
  page.feature(option, at, (1 - part) * value);
  page.feature(option, at + 1, part * value);
}
