import type { Seat } from "@tabletown/kernel";
import type { Action } from "./action.ts";
import { openBids } from "./auction.ts";
import type { Context } from "./context.ts";
import { NO_BID, type Player, type State } from "./state.ts";

export function apply(context: Context, seat: Seat, action: Action): void {
  if (action.type === "build") build(context, seat, action.building);
  else bid(context, seat, action.coins);
}

function build(context: Context, seat: Seat, building: string): void {
  const { state, emit } = context;
  const player = playerAt(state, seat);
  // SPEC 2.1
  player.hand.splice(player.hand.indexOf(building), 1);
  player.street.push(building);
  emit?.({ what: "built", seat, about: building, cause: { rule: "2.1", component: building, seat } });
  draw(context, seat);
  passOn(state, seat);
}

// SPEC 2.2
function draw({ state, emit }: Context, seat: Seat): void {
  const drawn = state.stack.pop();
  if (drawn === undefined) return;
  playerAt(state, seat).hand.push(drawn);
  const cause = { rule: "2.2" };
  emit?.({
    what: "drew",
    seat,
    about: drawn,
    cause,
    reveals: true,
    seenBy: [seat],
    otherwise: { what: "drew", seat, cause, reveals: true },
  });
}

// SPEC 2.3, 3.1
function passOn(state: State, seat: Seat): void {
  const { players } = state;
  for (let step = 1; step <= players.length; step++) {
    const turn = (seat + step) % players.length;
    if (playerAt(state, turn).hand.length === 0) continue;
    state.phase = { type: "build", turn };
    return;
  }
  state.phase = { type: "auction", plot: 1 };
}

// SPEC 3.1
function bid(context: Context, seat: Seat, coins: number): void {
  const { state, emit } = context;
  playerAt(state, seat).bid = coins;
  const cause = { rule: "3.1", seat };
  emit?.({ what: "bid", seat, now: coins, cause, seenBy: [seat], otherwise: { what: "bid", seat, cause } });
  if (state.players.every((player) => player.bid !== NO_BID)) openBids(context);
}

function playerAt({ players }: State, seat: Seat): Player {
  return players[seat] as Player;
}
