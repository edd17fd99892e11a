import type { Emit } from "@tabletown/kernel";
import { has } from "./city.ts";
import { settle } from "./coins.ts";
import { isDouble } from "./dice.ts";
import { restock } from "./market.ts";
import type { Card, Ruleset, Sight } from "./ruleset.ts";
import { changed, type Phase, type Player, type State } from "./state.ts";

const ROLL: Phase = Object.freeze({ at: "roll" });
const BUILD: Phase = Object.freeze({ at: "build" });
const OVER: Phase = Object.freeze({ at: "over" });

/** SPEC 5.1: income is done; the player may build. A player who can build nothing is not asked (SPEC 5.6). */
export function openBuilding(rules: Ruleset, s: State, emit?: Emit): void {
  const player = s.players[s.turn] as Player;
  if (rules.townHall?.pays === "when-broke" && player.coins === 0) {
    settle(s, s.turn, rules.townHall.amount, "8.2", rules.townHall.id, emit);
  }
  if (canBuildSomething(rules, s, player)) s.phase = BUILD;
  else buildNothing(rules, s, "5.6", emit);
}

function canBuildSomething(rules: Ruleset, s: State, player: Player): boolean {
  for (const card of rules.cards) if (canBuild(s, player, card)) return true;
  for (const sight of rules.sights) if (canFound(player, sight)) return true;
  return false;
}

/** SPEC 5.1 to 5.3: affordable, not sold out, and no purple card twice. */
export function canBuild(s: State, player: Player, card: Card): boolean {
  return (
    card.cost <= player.coins &&
    (s.market[card.index] as number) > 0 &&
    (card.colour !== "purple" || player.owned[card.index] === 0)
  );
}

/** SPEC 5.4. */
export function canFound(player: Player, sight: Sight): boolean {
  return sight.cost <= player.coins && !has(player, sight);
}

export function build(rules: Ruleset, s: State, id: string, emit?: Emit): void {
  const player = s.players[s.turn] as Player;
  const card = rules.card[id] as Card;
  const { index } = card;
  settle(s, s.turn, -card.cost, "5.1", id, emit);
  s.market = changed(s.market, index, -1);
  player.owned = changed(player.owned, index, 1);
  const now = player.owned[index] as number;
  emit?.({ what: "built", seat: s.turn, of: id, now, cause: { rule: "5.1", component: id, seat: s.turn } });
  endTurn(rules, s, emit);
  // Last, so that all that is certain about this move comes before the cards nobody knew.
  restock(rules, s, card, emit);
}

export function found(rules: Ruleset, s: State, id: string, emit?: Emit): void {
  const player = s.players[s.turn] as Player;
  const sight = rules.sight[id] as Sight;
  settle(s, s.turn, -sight.cost, "5.4", id, emit);
  player.built = player.built.with(sight.index, true);
  emit?.({ what: "built", seat: s.turn, of: id, cause: { rule: "5.4", component: id, seat: s.turn } });
  if (hasWon(player)) {
    s.phase = OVER;
    emit?.({ what: "won", seat: s.turn, cause: { rule: "6.3" } });
  } else {
    endTurn(rules, s, emit);
  }
}

/** SPEC 6.3: every landmark in play is built. */
function hasWon(player: Player): boolean {
  return player.built.every((built) => built);
}

export function pass(rules: Ruleset, s: State, emit?: Emit): void {
  buildNothing(rules, s, "5.5", emit);
}

function buildNothing(rules: Ruleset, s: State, rule: string, emit?: Emit): void {
  const player = s.players[s.turn] as Player;
  emit?.({ what: "passed", seat: s.turn, cause: { rule } });
  const { airport } = rules;
  if (airport !== undefined && has(player, airport)) settle(s, s.turn, airport.effect.amount, "7.8", airport.id, emit);
  endTurn(rules, s, emit);
}

/** SPEC 6.1, 6.2: a double with the park brings the same player another turn; otherwise the dice go to the left. */
function endTurn(rules: Ruleset, s: State, emit?: Emit): void {
  const { park } = rules;
  if (park !== undefined && isDouble(s.dice) && has(s.players[s.turn] as Player, park)) {
    emit?.({ what: "extra-turn", seat: s.turn, cause: { rule: "6.2", component: park.id, seat: s.turn } });
  } else {
    s.turn = (s.turn + 1) % s.players.length;
    emit?.({ what: "turn", seat: s.turn, cause: { rule: "6.1" } });
  }
  s.phase = ROLL;
}
