import { type Ruleset, tilesOn } from "./ruleset.ts";
import type { Phase, State, Tile } from "./state.ts";

/**
 * A state as records hash it: phases were first told apart by `is`, a tile's hexagon was called `at`, the market held
 * ids, and what follows from the tiles was spaces alone.
 */
export function stored(rules: Ruleset, s: State): unknown {
  return {
    ...s,
    market: tilesOn(rules, s.market),
    phase: storedPhase(s.phase),
    boroughs: s.boroughs.map(({ kinds: _, ...borough }) => ({
      ...borough,
      tiles: borough.tiles.map(storedTile),
      frontier: borough.frontier.map(({ hex }) => hex),
    })),
  };
}

function storedPhase({ type, ...rest }: Phase): unknown {
  return { is: type, ...rest };
}

function storedTile({ hex, ...rest }: Tile): unknown {
  return { at: hex, ...rest };
}
