import type { Seat } from "@tabletown/kernel";
import type { Action } from "./action.ts";
import type { Kind, Ruleset } from "./ruleset.ts";
import { type Borough, EMPTY, type Hand, type State } from "./state.ts";
import { kindAt } from "./tracks.ts";

const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];
const NOBODY: readonly Seat[] = [];

export function toAct(s: State): readonly Seat[] {
  switch (s.phase.type) {
    case "goals":
      return s.hands.flatMap(({ kept }, seat) => (kept === "" ? [seat] : []));
    case "over":
      return NOBODY;
    default:
      return ALONE[s.turn] as readonly Seat[];
  }
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
      return placings(s.boroughs[seat] as Borough);
    case "discard":
      return removals(rules, s, s.boroughs[seat] as Borough);
    case "over":
      return [];
  }
}

function placings({ frontier }: Borough): Action[] {
  const found: Action[] = [];
  for (let i = 0; i < frontier.length; i++) found.push({ type: "place", hex: frontier[i] as number });
  return found;
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
  const lakes: Action[] = [];
  const { market } = s;
  for (let i = 0; i < market.length; i++) {
    const tile = market[i] as string;
    const left = money - (rules.prices[i] as number);
    if (tile === EMPTY || left < 0) continue;
    const { cost, onSpace } = rules.kinds.get(tile) as Kind;
    const { buy, lake } = onSpace[i] as Kind["onSpace"][number];
    if (cost <= left) found.push(buy);
    lakes.push(lake);
  }
  for (let i = 0; i < lakes.length; i++) found.push(lakes[i] as Action);
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
    const tile = s.market[i] as string;
    if (tile === EMPTY || (rules.prices[i] as number) > money) continue;
    found.push(((rules.kinds.get(tile) as Kind).onSpace[i] as Kind["onSpace"][number]).discard);
  }
  return found;
}
