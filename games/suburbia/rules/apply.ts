import type { Emit, Seat } from "@tabletown/kernel";
import { investIn, placeTile } from "./effects.ts";
import type { At } from "./hex.ts";
import { leave, priceOf, remove, tileOn } from "./market.ts";
import type { Kind, Ruleset } from "./ruleset.ts";
import type { Action, Borough, Hand, Phase, State } from "./state.ts";
import { change } from "./tracks.ts";
import { afterPlacing, afterRemoval, askForRemoval } from "./turn.ts";

const RULE_OF_REMOVAL = { basic: "4.4", marker: "4.9", turn: "11.3" } as const;

/** Luck plays its part in the setup alone: no move draws. */
export function apply(rules: Ruleset, s: State, seat: Seat, a: Action, emit: Emit | undefined): void {
  switch (a.do) {
    case "keep":
      keep(s, seat, a.goal, emit);
      break;
    case "buy":
      take(s, seat, a.tile, a.tile, a.space, "4.1", emit);
      break;
    case "lake":
      take(s, seat, rules.lake.id, a.tile, a.space, "4.5", emit);
      break;
    case "basic":
      take(s, seat, a.tile, a.tile, 0, "4.3", emit);
      break;
    case "invest":
      invest(rules, s, seat, a.at, emit);
      break;
    case "place":
      place(rules, s, seat, a.at, emit);
      break;
    case "discard":
      discard(rules, s, seat, a.space, emit);
      break;
  }
}

/** SPEC 2.8 */
function keep(s: State, seat: Seat, goal: string, emit: Emit | undefined): void {
  const hand = s.hands[seat] as Hand;
  s.hands = s.hands.with(seat, { dealt: hand.dealt, kept: goal });
  const cause = { rule: "2.8" };
  emit?.({ what: "kept", seat, of: goal, cause, seenBy: [seat], otherwise: { what: "kept", seat, cause } });
  if (s.hands.every(({ kept }) => kept !== "")) s.phase = { is: "turn" };
}

/** Chooses what to place; it is paid for when it is placed. */
function take(
  s: State,
  seat: Seat,
  tile: string,
  shown: string,
  space: number,
  rule: string,
  emit: Emit | undefined,
): void {
  s.phase = { is: "place", tile, space };
  emit?.({
    what: "took",
    seat,
    of: tile,
    detail: { ...(space > 0 && { space }), ...(shown !== tile && { under: shown }) },
    cause: { rule },
  });
}

function place(rules: Ruleset, s: State, seat: Seat, at: At, emit: Emit | undefined): void {
  const { tile, space } = s.phase as Extract<Phase, { is: "place" }>;
  const kind = rules.kinds.get(tile) as Kind;
  const basic = space === 0;
  // A lake costs nothing itself, so one sum fits all (SPEC 4.1, 4.3, 4.5).
  const price = basic ? kind.cost : kind.cost + priceOf(rules, space);
  pay(rules, s, seat, price, "5.1", tile, emit);
  if (basic) {
    const index = rules.basics.findIndex((each) => each.kind === kind);
    s.supply = s.supply.with(index, (s.supply[index] as number) - 1);
    placeTile(rules, s, seat, kind, at, "", emit);
    askForRemoval(rules, s, "basic", emit);
  } else {
    const under = kind === rules.lake ? tileOn(s, space) : "";
    leave(s, space);
    placeTile(rules, s, seat, kind, at, under, emit);
    afterPlacing(rules, s, emit);
  }
}

/** SPEC 4.6 to 4.9 */
function invest(rules: Ruleset, s: State, seat: Seat, at: At, emit: Emit | undefined): void {
  const borough = s.boroughs[seat] as Borough;
  const index = borough.tiles.findIndex((tile) => tile.at === at);
  const { kind } = borough.tiles[index] as { kind: string };
  borough.markers--;
  emit?.({ what: "invested", seat, of: kind, now: borough.markers, detail: { at }, cause: { rule: "4.6" } });
  pay(rules, s, seat, (rules.kinds.get(kind) as Kind).cost, "4.6", kind, emit);
  investIn(rules, s, seat, index, emit);
  askForRemoval(rules, s, "marker", emit);
}

function discard(rules: Ruleset, s: State, seat: Seat, space: number, emit: Emit | undefined): void {
  const { after } = s.phase as Extract<Phase, { is: "discard" }>;
  const rule = RULE_OF_REMOVAL[after];
  pay(rules, s, seat, priceOf(rules, space), rule, tileOn(s, space), emit);
  remove(s, space, rule, emit);
  afterRemoval(rules, s, after, emit);
}

function pay(
  rules: Ruleset,
  s: State,
  seat: Seat,
  price: number,
  rule: string,
  of: string,
  emit: Emit | undefined,
): void {
  if (price > 0) change(rules, s, seat, "money", -price, emit && { cause: { rule }, of }, emit);
}
