import type { Seat } from "@tabletown/kernel";
import type { Action } from "./action.ts";
import type { Kind, OnSpace, Ruleset } from "./ruleset.ts";
import { type Borough, type Hand, NO_KIND, type State } from "./state.ts";
import { kindAt } from "./tracks.ts";

const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];
const NOBODY: readonly Seat[] = [];

export function toAct(s: State): readonly Seat[] {
  switch (s.phase.type) {
    case "goals":
      return seatsWithoutGoal(s);
    case "over":
      return NOBODY;
    default:
      return ALONE[s.turn] as readonly Seat[];
  }
}

function seatsWithoutGoal({ hands }: State): readonly Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < hands.length; seat++) if ((hands[seat] as Hand).kept === "") seats.push(seat);
  return seats;
}

/** In the order: market tiles, lakes, basic tiles, markers; each from left to right, spaces in reading order. */
export function actions(rules: Ruleset, s: State, seat: Seat): readonly Action[] {
  const { phase } = s;
  if (phase.type === "goals") return goalChoices(s.hands[seat]);
  if (seat !== s.turn) return [];
  switch (phase.type) {
    case "turn":
      return firstSteps(rules, s, s.boroughs[seat] as Borough);
    case "place":
      return (s.boroughs[seat] as Borough).frontier;
    case "discard":
      return removals(rules, s, s.boroughs[seat] as Borough);
    case "over":
      return [];
  }
}

/** SPEC 2.8 */
function goalChoices(hand: Hand | undefined): Action[] {
  if (hand === undefined || hand.kept !== "") return [];
  return hand.dealt.map((goal) => ({ type: "keep", goal }));
}

/** SPEC 3.2. What is free can always be had: the last space of the market costs nothing. */
function firstSteps(rules: Ruleset, s: State, borough: Borough): Action[] {
  const { money, markers, tiles } = borough;
  const found: Action[] = [];
  const { market } = s;
  const { kindList, prices } = rules;
  for (let i = 0; i < market.length; i++) {
    if (market[i] === NO_KIND) continue;
    const { cost, onSpace } = kindList[market[i] as number] as Kind;
    if (cost + (prices[i] as number) <= money) found.push((onSpace[i] as OnSpace).buy);
  }
  for (let i = 0; i < market.length; i++) {
    if (market[i] === NO_KIND || (prices[i] as number) > money) continue;
    found.push(((kindList[market[i] as number] as Kind).onSpace[i] as OnSpace).lake);
  }
  for (let i = 0; i < rules.basics.length; i++) {
    const { action, kind } = rules.basics[i] as Ruleset["basics"][number];
    if ((s.supply[i] as number) > 0 && kind.cost <= money) found.push(action);
  }
  if (markers === 0) return found;
  for (let i = 0; i < tiles.length; i++) {
    const { kind, hex, invested } = tiles[i] as Borough["tiles"][number];
    if (!invested && kindAt(rules, borough, i).cost <= money) found.push({ type: "invest", tile: kind, hex });
  }
  return found;
}

/** SPEC 4.4, 4.9, 11.3 */
function removals(rules: Ruleset, s: State, { money }: Borough): Action[] {
  const found: Action[] = [];
  for (let i = 0; i < s.market.length; i++) {
    const kind = s.market[i] as number;
    if (kind === NO_KIND || (rules.prices[i] as number) > money) continue;
    found.push(((rules.kindList[kind] as Kind).onSpace[i] as OnSpace).discard);
  }
  return found;
}
