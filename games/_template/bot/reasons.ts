import type { TriedMove } from "@tabletown/bots";
import type { Action } from "../rules/action.ts";
import type { Event } from "../rules/event.ts";
import type { Reason } from "../rules/reason.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import type { Player, State } from "../rules/state.ts";

/** What speaks for a move, in points. It asks for nothing that the seat does not see: other hands and bids stay out of it. */
export function reasonsIn(rules: Ruleset): (tried: TriedMove<State, Action, Event>) => readonly Reason[] {
  return ({ seat, action, before }) => {
    const { coins, hand } = before.players[seat] as Player;
    if (action.type === "bid") {
      const most = Math.max(...before.players.map((other, index) => (index === seat ? 0 : other.coins)));
      const found: Reason[] = [{ what: "keeps", by: coins - action.coins, weight: coins - action.coins }];
      if (action.coins > most) found.push({ what: "unbeatable", by: action.coins, weight: rules.cornerPoints });
      return found;
    }
    const heightOf = (building: string): number => rules.heights.get(building) ?? 0;
    const by = heightOf(action.building);
    const found: Reason[] = [{ what: "height", about: action.building, by, weight: 1 }];
    if (hand.every((building) => heightOf(building) >= by)) found.push({ what: "room-above", weight: 2 });
    return found;
  };
}
