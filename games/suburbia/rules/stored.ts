import type { Phase, State, Tile } from "./state.ts";

/**
 * A state as records hash it: phases were first told apart by `is`, a tile's hexagon was called `at`, and the numbers of
 * kinds follow from the tiles.
 */
export function stored(s: State): unknown {
  return {
    ...s,
    phase: storedPhase(s.phase),
    boroughs: s.boroughs.map(({ kinds: _, ...borough }) => ({ ...borough, tiles: borough.tiles.map(storedTile) })),
  };
}

function storedPhase({ type, ...rest }: Phase): unknown {
  return { is: type, ...rest };
}

function storedTile({ hex, ...rest }: Tile): unknown {
  return { at: hex, ...rest };
}
