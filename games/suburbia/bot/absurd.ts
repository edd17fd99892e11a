import type { Seat } from "@tabletown/kernel";
import { STATS } from "../data/table.ts";
import type { Action } from "../rules/action.ts";
import { priceOf } from "../rules/market.ts";
import type { Kind, Ruleset } from "../rules/ruleset.ts";
import type { Borough, State } from "../rules/state.ts";
import { PlacementCalculator } from "./placement/placement-calculator.ts";

/** By the order of `STATS`: money, income, reputation, population. */
type StatGains = readonly number[];

/** So much for a space of the market nobody shakes their head at. */
const SMALL = 4;

/**
 * What looks silly: a place or a marker that takes what another one leaves, or brings nothing where another one brings something, a
 * lake for less than half of what lies open, or one made or marked by who has money for anything on offer, paying for what is
 * free, more than the same tile costs elsewhere, or more for haste than for the tile, a park or its
 * like by who loses money each turn already.
 */
export function absurdIn(rules: Ruleset): (action: Action, s: State, seat: Seat) => boolean {
  const calculator = new PlacementCalculator(rules);
  return (action, s, seat) => {
    const borough = s.boroughs[seat] as Borough;
    switch (action.type) {
      case "place":
        return s.phase.type === "place" && isWorsePlace(rules, calculator, borough, s.phase.tile, action.hex);
      case "invest":
        return (
          isIdleMarker(rules, calculator, borough, action.hex) ||
          deepensLoss(rules, borough, action.tile) ||
          (action.tile === rules.lake.id && canPayForAll(rules, s, borough))
        );
      case "lake":
        return isDearer(rules, s, action.space, () => true) || canPayForAll(rules, s, borough);
      case "discard":
        return isDearer(rules, s, action.space, () => true);
      case "buy":
        return (
          isOverpaid(rules, action) ||
          deepensLoss(rules, borough, action.tile) ||
          isDearer(rules, s, action.space, ({ id }) => id === action.tile)
        );
      case "basic":
        return deepensLoss(rules, borough, action.tile);
      default:
        return false;
    }
  };
}

/** Whether a player has money for any tile of the market. */
function canPayForAll(rules: Ruleset, { market }: State, { money }: Borough): boolean {
  return market.every((number, i) => {
    const kind = rules.kindList[number];
    return kind === undefined || kind.cost + priceOf(rules, i + 1) <= money;
  });
}

/** Whether a tile takes income of its own from who loses money each turn already. */
function deepensLoss(rules: Ruleset, { income }: Borough, tile: string): boolean {
  const { gains } = rules.kinds.get(tile) as Kind;
  return income < 0 && gains.some(({ stat, amount }) => stat === "income" && amount < 0);
}

/** Whether having a tile at once costs more than the tile itself. */
function isOverpaid(rules: Ruleset, { tile, space }: { readonly tile: string; readonly space: number }): boolean {
  return priceOf(rules, space) > Math.max(SMALL, (rules.kinds.get(tile) as Kind).cost);
}

/** Whether another space of the market has such a tile for less. */
function isDearer(rules: Ruleset, s: State, space: number, isSuch: (kind: Kind) => boolean): boolean {
  const price = priceOf(rules, space);
  return s.market.some((number, i) => {
    const kind = rules.kindList[number];
    return kind !== undefined && isSuch(kind) && priceOf(rules, i + 1) < price;
  });
}

function isWorsePlace(
  rules: Ruleset,
  calculator: PlacementCalculator,
  borough: Borough,
  tile: string,
  hex: number,
): boolean {
  const kind = rules.kinds.get(tile) as Kind;
  calculator.read(borough);
  const summary = calculator.summaryOf(tile);
  const sites = calculator.survey(summary);
  const changes: StatGains[] = [];
  let here: StatGains = [];
  for (let site = 0; site < sites; site++) {
    calculator.onSite(site);
    const change = [...calculator.change];
    changes.push(change);
    if ((calculator.sites[site] as number[]).some((space) => borough.frontier[space]?.hex === hex)) here = change;
  }
  if (kind === rules.lake) return changes.some((there) => 2 * moneyOf(here) < moneyOf(there));
  calculator.anywhere(summary);
  const anywhere = [...calculator.change];
  if (isIdle(kind, here)) return changes.some((there) => !isIdle(kind, there));
  return changes.some((there) => isBetter(there, here) && takesMore(here, there, anywhere));
}

/** Whether a marker brings nothing or lets neighbours take something, or on a lake brings less than half of what it would on another one. */
function isIdleMarker(rules: Ruleset, calculator: PlacementCalculator, borough: Borough, hex: number): boolean {
  calculator.read(borough);
  const { tiles, kinds } = borough;
  const kindOf = (i: number): Kind => rules.kindList[kinds[i] as number] as Kind;
  const brings = (i: number): StatGains => {
    calculator.again(i);
    return [...calculator.change];
  };
  const marked = tiles.findIndex((tile) => tile.hex === hex);
  const here = brings(marked);
  if (kindOf(marked) !== rules.lake) return isIdle(kindOf(marked), here) || isTakenFrom(kindOf(marked), here);
  return tiles.some(
    ({ invested }, i) => !invested && kindOf(i) === rules.lake && 2 * moneyOf(here) < moneyOf(brings(i)),
  );
}

/** Whether something takes from what a tile brings by itself. */
function isTakenFrom({ gains }: Kind, change: StatGains): boolean {
  return change.some(
    (by, i) => by < gains.reduce((sum, { stat, amount }) => sum + (STATS[i] === stat ? amount : 0), 0),
  );
}

function moneyOf([money = 0]: StatGains): number {
  return money;
}

function isBetter(there: StatGains, here: StatGains): boolean {
  return there.every((by, i) => by >= (here[i] as number)) && there.some((by, i) => by > (here[i] as number));
}

/** Whether the neighbours here make something worse, more than they do there. */
function takesMore(here: StatGains, there: StatGains, anywhere: StatGains): boolean {
  return here.some((by, i) => by < (anywhere[i] as number) && by < (there[i] as number));
}

/** Whether a tile that lives by its neighbours alone brings nothing, but what a lake beside it may pay for any tile. */
function isIdle({ each, gains, redLine, shore }: Kind, change: StatGains): boolean {
  if (shore !== 0 || redLine.length > 0 || gains.some(({ amount }) => amount > 0)) return false;
  const earns = each.some(({ stat }) => stat === "money");
  return (
    each.every(({ where }) => where === "adjacent") &&
    change.every((by, i) => by <= 0 || (STATS[i] === "money" && !earns))
  );
}
