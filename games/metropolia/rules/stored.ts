import { builtBy, coinsOf, copiesAt, type Holder, MARKET } from "./counts.ts";
import type { Ruleset } from "./ruleset.ts";
import type { State } from "./state.ts";

/** The state as records hash it: there every player and the market have lists, and a phase is tagged `at`. */
export function stored({ cards, landmarks }: Ruleset, { seats, counts, ...s }: State): unknown {
  const { type, ...rest } = s.phase;
  const copies = (place: Holder): number[] => cards.map((card) => copiesAt(counts, place, card));
  return {
    ...s,
    players: Array.from({ length: seats }, (_, seat) => ({
      coins: coinsOf(counts, seat),
      owned: copies(seat),
      built: landmarks.map(({ index }) => (builtBy(counts, seat) & (1 << index)) !== 0),
    })),
    market: copies(MARKET),
    phase: { at: type, ...rest },
  };
}
