import type { Phase, State, Tile } from "./state.ts";

/** A state as records hash it: phases were first told apart by `is`, and a tile's hexagon was called `at`. */
export function stored(s: State): unknown {
  return {
    ...s,
    phase: storedPhase(s.phase),
    boroughs: s.boroughs.map((borough) => ({ ...borough, tiles: borough.tiles.map(storedTile) })),
  };
}

function storedPhase({ type, ...rest }: Phase): unknown {
  return { is: type, ...rest };
}

function storedTile({ hex, ...rest }: Tile): unknown {
  return { at: hex, ...rest };
}
