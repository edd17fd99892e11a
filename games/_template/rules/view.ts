import type { Chance, Seat } from "@tabletown/kernel";
import type { HouseId, Rules, State, View } from "./state.ts";

export function view(s: State, viewer: Seat | undefined): View {
  return {
    ...(viewer !== undefined && { viewer }),
    turn: s.turn,
    stack: s.stack.length,
    players: s.players.map(({ hand, street }, seat) => ({
      hand: seat === viewer ? hand.slice() : hand.length,
      street: street.slice(),
    })),
  };
}

/** Deals what the viewer cannot see at random from what the viewer has not seen. */
export function guess(rules: Rules, v: View, chance: Chance): State {
  const unseen = [...rules.houses];
  const take = (houses: readonly HouseId[]): HouseId[] => {
    for (const house of houses) unseen.splice(unseen.indexOf(house), 1);
    return [...houses];
  };
  const known = v.players.map(({ hand, street }) => ({
    street: take(street),
    hand: typeof hand === "number" ? hand : take(hand),
  }));
  chance.shuffle(unseen);
  const players = known.map(({ hand, street }) => ({
    street,
    hand: typeof hand === "number" ? unseen.splice(-hand, hand) : hand,
  }));
  return { turn: v.turn, stack: unseen, players };
}
