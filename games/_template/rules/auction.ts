import type { Context } from "./context.ts";
import { NO_BID, type Player } from "./state.ts";

/** Opens all bids, sells the plot and puts up the next one. */
export function openBids(context: Context): void {
  const { state, emit } = context;
  const bids = state.players.map(({ bid }) => bid);
  // SPEC 3.2. What was sealed becomes known: nothing beyond this can be taken back or foreseen.
  emit?.({ what: "opened", detail: { bids }, cause: { rule: "3.2" }, reveals: true });
  sell(context, bids);
  for (const player of state.players) player.bid = NO_BID;
  putUpNext(context);
}

function sell({ rules, state, emit }: Context, bids: readonly number[]): void {
  const most = Math.max(...bids);
  const seat = bids.indexOf(most);
  // SPEC 3.3
  if (most === 0 || bids.lastIndexOf(most) !== seat) {
    emit?.({ what: "unsold", about: rules.corner, cause: { rule: "3.3", component: rules.corner } });
    return;
  }
  // SPEC 3.2
  const winner = state.players[seat] as Player;
  const cause = { rule: "3.2", component: rules.corner, seat };
  winner.coins -= most;
  emit?.({ what: "coins", seat, by: -most, now: winner.coins, cause });
  winner.corners++;
  emit?.({ what: "won", seat, about: rules.corner, cause });
}

// SPEC 3.4, 4.1
function putUpNext({ rules, state }: Context): void {
  const plot = state.phase.type === "auction" ? state.phase.plot : 0;
  state.phase = plot < rules.corners ? { type: "auction", plot: plot + 1 } : { type: "over" };
}
