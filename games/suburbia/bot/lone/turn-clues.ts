import type { FeatureWriter } from "@tabletown/bots";
import type { Action, PlaceAction } from "../../rules/action.ts";
import { kindOn, priceOf } from "../../rules/market.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import type { Borough, Phase, State } from "../../rules/state.ts";
import type { KindSummary } from "../placement/kind-summary.ts";
import { WORTH } from "./layout.ts";
import type { TileClues } from "./tile-clues.ts";

/** Tiles that slide on in the market between two turns: one is bought or turned over, another removed. */
const STEPS = 2;

/** How a tile is come by. */
interface Taking {
  readonly action: Action;
  /** The space of the market that it leaves empty, 0 for none. */
  readonly from: number;
  readonly clue?: number;
}

/** Notes the options of a turn. */
export class TurnClues {
  private readonly tiles: TileClues;
  /** By option: the money after the turn, and the space of the market that is empty then. */
  private readonly money: number[] = [];
  private readonly from: number[] = [];
  /** By space of the market: how much speaks for the tile there, and what it will cost in the next turn. */
  private readonly appeal: number[] = [];
  private readonly price: number[] = [];

  constructor(tiles: TileClues) {
    this.tiles = tiles;
  }

  turn(sheet: FeatureWriter<Action>, s: State): void {
    this.money.length = 0;
    this.market(sheet, s);
    const always = Math.max(this.lakes(sheet, s), this.basics(sheet, s));
    if (this.tiles.calculator.borough.markers > 0) this.markers(sheet);
    this.next(sheet, always);
  }

  /** Where a tile that has been taken is built. */
  placing(sheet: FeatureWriter<Action>, { tile, space }: Extract<Phase, { type: "place" }>): void {
    const { rules, calculator } = this.tiles;
    const kind = calculator.summaryOf(tile);
    this.build(sheet, kind, kind.cost + (space === 0 ? 0 : priceOf(rules, space)));
  }

  private market(sheet: FeatureWriter<Action>, s: State): void {
    const { appeal } = this;
    const { rules, calculator } = this.tiles;
    const spaces = s.market.length;
    for (let space = 1; space <= spaces; space++) {
      const on = kindOn(rules, s, space);
      appeal[space] = Number.NEGATIVE_INFINITY;
      if (on === undefined) continue;
      const kind = calculator.summaryOf(on.id);
      const price = kind.cost + priceOf(rules, space);
      this.price[space] = kind.cost + priceOf(rules, Math.min(spaces, space + STEPS));
      appeal[space] =
        price <= calculator.borough.money
          ? this.build(sheet, kind, price, { action: { type: "buy", tile: on.id, space }, from: space })
          : (this.tiles.worth(sheet.weights, kind, [price])[0] as number);
    }
  }

  /** Of all lakes only the free ones come to mind. */
  private lakes(sheet: FeatureWriter<Action>, s: State): number {
    const { rules, calculator, first } = this.tiles;
    let best = Number.NEGATIVE_INFINITY;
    for (let space = s.market.length; space > 0; space--) {
      const on = kindOn(rules, s, space);
      if (on === undefined || priceOf(rules, space) > 0) continue;
      const taking = { action: { type: "lake", tile: on.id, space }, from: space, clue: first.lake } as const;
      best = Math.max(best, this.build(sheet, calculator.summaryOf(rules.lake.id), 0, taking));
    }
    return best;
  }

  private basics(sheet: FeatureWriter<Action>, s: State): number {
    const { rules, calculator, first } = this.tiles;
    let best = Number.NEGATIVE_INFINITY;
    for (let b = 0; b < rules.basics.length; b++) {
      const { action, kind } = rules.basics[b] as Ruleset["basics"][number];
      if ((s.supply[b] as number) === 0 || kind.cost > calculator.borough.money) continue;
      const taking = { action, from: 0, clue: first.basic };
      best = Math.max(best, this.build(sheet, calculator.summaryOf(kind.id), kind.cost, taking));
    }
    return best;
  }

  private markers(sheet: FeatureWriter<Action>): void {
    const { calculator, first } = this.tiles;
    for (let i = 0; i < calculator.kinds.length; i++) {
      const { id, cost, index } = calculator.kinds[i] as KindSummary;
      const { invested, hex } = calculator.borough.tiles[i] as Borough["tiles"][number];
      if (invested || cost > calculator.borough.money) continue;
      const option = sheet.option({ type: "invest", tile: id, hex });
      calculator.again(i);
      this.tiles.numbers(sheet, option, cost);
      sheet.feature(option, first.marked + index, 1);
      sheet.feature(option, first.marker, 1);
      this.money[option] = calculator.money;
      this.from[option] = 0;
    }
  }

  /** A tile on every space for it; without `taking` it has been taken already. Tells how much speaks for the best. */
  private build(sheet: FeatureWriter<Action>, kind: KindSummary, price: number, taking?: Taking): number {
    const { tiles } = this;
    const { calculator, first } = tiles;
    const sites = calculator.survey(kind);
    let best = Number.NEGATIVE_INFINITY;
    for (let site = 0; site < sites; site++) {
      const spaces = calculator.sites[site] as number[];
      const one = this.open(sheet, spaces[0] as number, taking);
      calculator.onSite(site);
      tiles.numbers(sheet, one, price);
      sheet.feature(one, first.built + kind.index, 1);
      if (taking?.clue !== undefined) sheet.feature(one, taking.clue, 1);
      for (let i = 1; i < spaces.length; i++) sheet.sameAs(this.open(sheet, spaces[i] as number, taking), one);
      for (let i = 0; i < spaces.length; i++) {
        const option = one + i;
        tiles.surroundings(sheet, option, kind, spaces[i] as number);
        best = Math.max(best, sheet.score(option));
        this.money[option] = calculator.money;
        this.from[option] = taking?.from ?? 0;
      }
    }
    return best;
  }

  private open(sheet: FeatureWriter<Action>, space: number, taking: Taking | undefined): number {
    const place = this.tiles.calculator.borough.frontier[space] as PlaceAction;
    return taking === undefined ? sheet.option(place) : sheet.option(taking.action, place);
  }

  /** What every option leaves to choose from in the next turn: the best that will be there and can be paid then. */
  private next(sheet: FeatureWriter<Action>, always: number): void {
    const { money, from, appeal, price } = this;
    let best = always;
    for (let option = 0; option < money.length; option++) {
      if (option === 0 || money[option] !== money[option - 1] || from[option] !== from[option - 1]) {
        best = always;
        for (let space = 1; space < appeal.length; space++) {
          if (space === from[option] || (price[space] as number) > (money[option] as number)) continue;
          best = Math.max(best, appeal[space] as number);
        }
      }
      if (best > Number.NEGATIVE_INFINITY) sheet.feature(option, this.tiles.first.next, best / WORTH);
    }
  }
}
