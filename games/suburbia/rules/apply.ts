import { replaced, type Seat } from "@tabletown/kernel";
import type { Action } from "./action.ts";
import { toAct } from "./actions.ts";
import type { Context } from "./context.ts";
import { investIn, placeTile } from "./effects.ts";
import type { Hex } from "./hex.ts";
import { kindOn, leave, priceOf, remove } from "./market.ts";
import type { Kind, Ruleset } from "./ruleset.ts";
import type { Borough, Hand, Phase } from "./state.ts";
import { change, kindAt } from "./tracks.ts";
import { afterPlacing, afterRemoval, askForRemoval, TURN } from "./turn.ts";

const RULE_OF_TAKING = { buy: "4.1", lake: "4.5", basic: "4.3" } as const;

type ActionOf<Type extends Action["type"]> = Extract<Action, { type: Type }>;

/** By phase: each has but one or two kinds of actions, which is quicker than to tell all of them apart. */
export function apply(context: Context, seat: Seat, a: Action): void {
  const { phase } = context.state;
  switch (phase.type) {
    case "turn":
      begin(context, seat, a as Taking | ActionOf<"invest">);
      break;
    case "place":
      place(context, seat, phase, (a as ActionOf<"place">).hex);
      break;
    case "discard":
      discard(context, seat, phase.after, (a as ActionOf<"discard">).space);
      break;
    case "goals":
      keep(context, seat, (a as ActionOf<"keep">).goal);
      break;
  }
}

function begin(context: Context, seat: Seat, a: Taking | ActionOf<"invest">): void {
  if (a.type === "invest") invest(context, seat, a.hex);
  else take(context, seat, a);
}

/** SPEC 2.8 */
function keep({ state, emit }: Context, seat: Seat, goal: string): void {
  const hand = state.hands[seat] as Hand;
  state.hands = replaced(state.hands, seat, { dealt: hand.dealt, kept: goal });
  const cause = { rule: "2.8" };
  emit?.({ what: "kept", seat, about: goal, cause, seenBy: [seat], otherwise: { what: "kept", seat, cause } });
  if (toAct(state).length === 0) state.phase = TURN;
}

type Taking = ActionOf<"buy" | "lake" | "basic">;

/** Chooses what to place; it is paid for when it is placed. */
function take({ rules, state, emit }: Context, seat: Seat, a: Taking): void {
  const tile = a.type === "lake" ? rules.lake.id : a.tile;
  const space = a.type === "basic" ? 0 : a.space;
  state.phase = { type: "place", tile, space };
  emit?.({
    what: "took",
    seat,
    about: tile,
    detail: { borough: seat, ...(space > 0 && { space }), ...(a.type === "lake" && { under: a.tile }) },
    cause: { rule: RULE_OF_TAKING[a.type] },
  });
}

type PlacePhase = Extract<Phase, { type: "place" }>;

function place(context: Context, seat: Seat, { tile, space }: PlacePhase, hex: Hex): void {
  if (space === 0) placeBasic(context, seat, tile, hex);
  else placeFromMarket(context, seat, tile, space, hex);
}

/** SPEC 4.3 */
function placeBasic(context: Context, seat: Seat, tile: string, hex: Hex): void {
  const { rules, state } = context;
  const index = rules.basics.findIndex(({ kind }) => kind.id === tile);
  const { kind } = rules.basics[index] as Ruleset["basics"][number];
  pay(context, seat, kind.cost, "5.1", tile);
  state.supply = replaced(state.supply, index, (state.supply[index] as number) - 1);
  placeTile(context, seat, kind, hex, "");
  askForRemoval(context, "basic");
}

/** A building, or a lake on its other side, which costs nothing itself (SPEC 4.1, 4.5). */
function placeFromMarket(context: Context, seat: Seat, tile: string, space: number, hex: Hex): void {
  const { rules, state } = context;
  const there = kindOn(rules, state, space) as Kind;
  const kind = there.id === tile ? there : (rules.kinds.get(tile) as Kind);
  pay(context, seat, kind.cost + priceOf(rules, space), "5.1", tile);
  leave(state, space);
  placeTile(context, seat, kind, hex, kind === rules.lake ? there.id : "");
  afterPlacing(context);
}

/** SPEC 4.6 to 4.9 */
function invest(context: Context, seat: Seat, hex: Hex): void {
  const { rules, state, emit } = context;
  const borough = state.boroughs[seat] as Borough;
  const index = borough.tiles.findIndex((tile) => tile.hex === hex);
  const { id: kind, cost } = kindAt(rules, borough, index);
  borough.markers--;
  emit?.({
    what: "invested",
    seat,
    about: kind,
    now: borough.markers,
    detail: { borough: seat, hex },
    cause: { rule: "4.6" },
  });
  pay(context, seat, cost, "4.6", kind);
  investIn(context, seat, index);
  askForRemoval(context, "marker");
}

type Removal = Extract<Phase, { type: "discard" }>["after"];

function discard(context: Context, seat: Seat, after: Removal, space: number): void {
  const { rules, state } = context;
  const rule = after === "basic" ? "4.4" : after === "marker" ? "4.9" : "11.3";
  pay(context, seat, priceOf(rules, space), rule, (kindOn(rules, state, space) as Kind).id);
  remove(context, space, rule);
  afterRemoval(context, after);
}

function pay(context: Context, seat: Seat, price: number, rule: string, about: string): void {
  if (price > 0) change(context, seat, "money", -price, context.emit && { cause: { rule }, about });
}
