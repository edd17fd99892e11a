import type { Chance, Emit, Seat } from "@tabletown/kernel";
import type { Action, Player, Rules, State } from "./state.ts";

const HAND = 3;

// SPEC 1.1, 1.2
export function setup(rules: Rules, seats: number, chance: Chance): State {
  const stack = [...rules.houses];
  chance.shuffle(stack);
  const players = Array.from({ length: seats }, () => ({ hand: stack.splice(-HAND), street: [] }));
  return { turn: 0, stack, players };
}

export function toAct(s: State): readonly Seat[] {
  return playerAt(s, s.turn).hand.length > 0 ? [s.turn] : [];
}

export function actions(s: State, seat: Seat): readonly Action[] {
  if (seat !== s.turn) return [];
  return [...new Set(playerAt(s, seat).hand)].sort().map((house) => ({ kind: "build", house }));
}

export function apply(s: State, seat: Seat, { house }: Action, emit?: Emit): void {
  const player = playerAt(s, seat);
  // SPEC 2.1
  player.hand.splice(player.hand.indexOf(house), 1);
  player.street.push(house);
  emit?.({ what: "built", seat, of: house, cause: { rule: "2.1", component: house, seat } });
  // SPEC 2.2
  const drawn = s.stack.pop();
  if (drawn !== undefined) {
    player.hand.push(drawn);
    emit?.({
      what: "drew",
      seat,
      of: drawn,
      cause: { rule: "2.2" },
      reveals: true,
      seenBy: [seat],
      otherwise: { what: "drew", seat, by: 1, cause: { rule: "2.2" }, reveals: true },
    });
  }
  // SPEC 2.3
  for (let step = 1; step <= s.players.length; step++) {
    s.turn = (seat + step) % s.players.length;
    if (playerAt(s, s.turn).hand.length > 0) break;
  }
}

function playerAt(s: State, seat: Seat): Player {
  return s.players[seat] as Player;
}
