import type { Seat } from "@tabletown/kernel";

/** What tells whether Dale plays: with him there is one borough more than there are seats. */
interface Players {
  readonly hands: readonly unknown[];
  readonly boroughs: readonly unknown[];
}

/** Dale's borough comes after those of the seats (SPEC 12.1); undefined where he does not play. */
export function daleSeat({ hands, boroughs }: Players): number | undefined {
  return boroughs.length > hands.length ? hands.length : undefined;
}

export function isDale(players: Players, who: number): boolean {
  return who === daleSeat(players);
}

/** The seat of a borough's owner, for events: Dale sits nowhere. */
export function seatOf(players: Players, who: number): { readonly seat?: Seat } {
  return isDale(players, who) ? {} : { seat: who };
}
