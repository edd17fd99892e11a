import { has } from "./city.ts";
import { settle } from "./coins.ts";
import type { Context } from "./context.ts";
import { changed } from "./counts.ts";
import { isDouble } from "./dice.ts";
import { restock } from "./market.ts";
import type { Card, LandmarkInPlay } from "./ruleset.ts";
import type { Phase, Player, State } from "./state.ts";

const ROLL: Phase = Object.freeze({ type: "roll" });
const BUILD: Phase = Object.freeze({ type: "build" });
const OVER: Phase = Object.freeze({ type: "over" });

/** SPEC 5.1: income is done; the player may build. A player who can build nothing is not asked (SPEC 5.6). */
export function openBuilding(context: Context): void {
  const { rules, state } = context;
  const player = state.players[state.turn] as Player;
  if (rules.townHall?.pays === "when-broke" && player.coins === 0) {
    settle(context, state.turn, rules.townHall.amount, "8.2", rules.townHall.id);
  }
  if (canBuildSomething(context, player)) state.phase = BUILD;
  else buildNothing(context, "5.6");
}

function canBuildSomething({ rules, state }: Context, player: Player): boolean {
  for (const card of rules.cards) if (canBuild(state, player, card)) return true;
  for (const landmark of rules.landmarks) if (canBuildLandmark(player, landmark)) return true;
  return false;
}

/** SPEC 5.1 to 5.3: affordable, not sold out, and no purple card twice. */
export function canBuild(s: State, player: Player, card: Card): boolean {
  return (
    card.cost <= player.coins &&
    (s.market[card.index] as number) > 0 &&
    (!card.unique || player.owned[card.index] === 0)
  );
}

/** SPEC 5.4. */
export function canBuildLandmark(player: Player, landmark: LandmarkInPlay): boolean {
  return landmark.cost <= player.coins && !has(player, landmark);
}

export function build(context: Context, id: string): void {
  const { rules, state, emit } = context;
  const seat = state.turn;
  const player = state.players[seat] as Player;
  const card = rules.card[id] as Card;
  const { index } = card;
  settle(context, seat, -card.cost, "5.1", id);
  state.market = changed(state.market, index, -1);
  player.owned = changed(player.owned, index, 1);
  const now = player.owned[index] as number;
  emit?.({ what: "built", seat, about: id, now, cause: { rule: "5.1", component: id, seat } });
  endTurn(context);
  // Last, so that all that is certain about this move comes before the cards nobody knew.
  restock(context, card);
}

export function buildLandmark(context: Context, id: string): void {
  const { rules, state, emit } = context;
  const seat = state.turn;
  const player = state.players[seat] as Player;
  const landmark = rules.landmark[id] as LandmarkInPlay;
  settle(context, seat, -landmark.cost, "5.4", id);
  player.built = player.built.with(landmark.index, true);
  emit?.({ what: "built", seat, about: id, cause: { rule: "5.4", component: id, seat } });
  if (hasWon(player)) {
    state.phase = OVER;
    emit?.({ what: "won", seat, cause: { rule: "6.3" } });
  } else {
    endTurn(context);
  }
}

/** SPEC 6.3: every landmark in play is built. */
function hasWon(player: Player): boolean {
  return player.built.every((built) => built);
}

export function pass(context: Context): void {
  buildNothing(context, "5.5");
}

function buildNothing(context: Context, rule: string): void {
  const { rules, state, emit } = context;
  emit?.({ what: "passed", seat: state.turn, cause: { rule } });
  const { airport } = rules;
  if (airport !== undefined && has(state.players[state.turn] as Player, airport)) {
    settle(context, state.turn, airport.effect.amount, "7.8", airport.id);
  }
  endTurn(context);
}

/** SPEC 6.1, 6.2: a double with the park brings the same player another turn; otherwise the dice go to the left. */
function endTurn({ rules, state, emit }: Context): void {
  const { park } = rules;
  const seat = state.turn;
  if (park !== undefined && isDouble(state.dice) && has(state.players[seat] as Player, park)) {
    emit?.({ what: "extra-turn", seat, cause: { rule: "6.2", component: park.id, seat } });
  } else {
    state.turn = (seat + 1) % state.players.length;
    emit?.({ what: "turn", seat: state.turn, cause: { rule: "6.1" } });
  }
  state.phase = ROLL;
}
