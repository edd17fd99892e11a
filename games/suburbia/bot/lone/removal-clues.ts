import type { FeatureWriter } from "@tabletown/bots";
import type { Action } from "../../rules/action.ts";
import { kindOn, priceOf } from "../../rules/market.ts";
import type { Phase, State } from "../../rules/state.ts";
import { WORTH } from "./layout.ts";
import type { TileClues } from "./tile-clues.ts";

/** A tile that cannot be paid for in the next turn is worth so much less. */
const TOO_DEAR = 3;

/** What a tile will cost in the next turn, and how much speaks for it at that price. */
interface Offer {
  readonly price: number;
  readonly appeal: number;
}

/** A tile of the market in the next turn: where it slides anyway, and one space further for a tile removed beyond it. */
interface Offers {
  readonly stays: Offer;
  readonly slides: Offer;
}

/** Notes which tiles may be removed, and what is left then. */
export class RemovalClues {
  private readonly tiles: TileClues;

  constructor(tiles: TileClues) {
    this.tiles = tiles;
  }

  removals(sheet: FeatureWriter<Action>, s: State, { after }: Extract<Phase, { type: "discard" }>): void {
    const { rules, calculator, first } = this.tiles;
    const { money, income } = calculator.borough;
    const offers = this.offers(sheet.weights, s, after === "turn" ? 0 : 1);
    for (let space = 1; space <= s.market.length; space++) {
      const on = kindOn(rules, s, space);
      const price = priceOf(rules, space);
      if (on === undefined || price > money) continue;
      const kind = calculator.summaryOf(on.id);
      const option = sheet.option({ type: "discard", tile: on.id, space });
      sheet.feature(option, first.removed + kind.index, 1);
      sheet.feature(option, first.space + space - 1, 1);
      calculator.anywhere(kind);
      for (let stat = 0; stat < 4; stat++)
        sheet.feature(option, first.missed + stat, (calculator.change[stat] as number) / 2);
      this.rest(sheet, option, offers, space, money - price + (after === "turn" ? 0 : Math.max(0, income)));
    }
  }

  /** By space of the market; `more` tiles than those missing now will be gone before the next turn. */
  private offers(weights: Float64Array, s: State, more: number): (Offers | undefined)[] {
    const { rules, calculator } = this.tiles;
    const spaces = s.market.length;
    const offers: (Offers | undefined)[] = [];
    let gaps = more;
    for (let space = spaces; space > 0; space--) {
      const on = kindOn(rules, s, space);
      if (on === undefined) gaps++;
      else {
        const kind = calculator.summaryOf(on.id);
        const stays = kind.cost + priceOf(rules, Math.min(spaces, space + gaps));
        const slides = kind.cost + priceOf(rules, Math.min(spaces, space + gaps + 1));
        const [here = 0, further = here] = this.tiles.worth(
          weights,
          kind,
          stays === slides ? [stays] : [stays, slides],
        );
        offers[space] = { stays: { price: stays, appeal: here }, slides: { price: slides, appeal: further } };
      }
    }
    return offers;
  }

  /** The two best tiles that are left without the one on a space. */
  private rest(
    sheet: FeatureWriter<Action>,
    option: number,
    offers: readonly (Offers | undefined)[],
    without: number,
    money: number,
  ): void {
    const { first } = this.tiles;
    let best = Number.NEGATIVE_INFINITY;
    let second = Number.NEGATIVE_INFINITY;
    for (let space = 1; space < offers.length; space++) {
      const offer = offers[space];
      if (offer === undefined || space === without) continue;
      const { price, appeal } = space < without ? offer.slides : offer.stays;
      const value = price <= money ? appeal : appeal - TOO_DEAR;
      if (value > best) {
        second = best;
        best = value;
      } else if (value > second) second = value;
    }
    if (best > Number.NEGATIVE_INFINITY) sheet.feature(option, first.best, best / WORTH);
    if (second > Number.NEGATIVE_INFINITY) sheet.feature(option, first.second, second / WORTH);
  }
}
