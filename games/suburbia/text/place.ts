import { coordinatesOf, type Hex, type LaidTile, tilesAround } from "../rules/hex.ts";
import { type Glossary, neighbour } from "./glossary.ts";
import type { Around, HexSide } from "./phrases.ts";

/** A space as people speak of it: by the tiles around it. */
export function placeText(glossary: Glossary, tiles: readonly LaidTile[], hex: Hex): string {
  const around = tilesAround(tiles, hex);
  if (around.length === 0) return spaceText(glossary, hex);
  const { col, row } = coordinatesOf(hex);
  const beside = around.filter((tile) => coordinatesOf(tile.hex).col !== col);
  const above = around.filter((tile) => !beside.includes(tile) && coordinatesOf(tile.hex).row < row);
  const below = around.filter((tile) => !beside.includes(tile) && !above.includes(tile));
  const named: Around = {
    beside: namesOf(glossary, beside),
    side: sideOf(hex, beside),
    above: namesOf(glossary, below),
    below: namesOf(glossary, above),
  };
  return glossary.phrases.place(named);
}

/** The same, with column and row where one of the other spaces would be called the same. */
export function distinctPlace(
  glossary: Glossary,
  tiles: readonly LaidTile[],
  hex: Hex,
  others: readonly Hex[],
): string {
  const text = placeText(glossary, tiles, hex);
  const kinds = kindsAround(tiles, hex);
  const twice = others.some(
    (other) => other !== hex && kindsAround(tiles, other) === kinds && placeText(glossary, tiles, other) === text,
  );
  return twice ? `${text} (${spaceText(glossary, hex)})` : text;
}

/** Only spaces with the same kinds around them can be called the same. */
function kindsAround(tiles: readonly LaidTile[], hex: Hex): string {
  return tilesAround(tiles, hex)
    .map(({ kind }) => kind)
    .sort()
    .join();
}

/** A space by its column and row, as the map in letters counts them. */
export function spaceText({ phrases }: Glossary, hex: Hex): string {
  const { col, row } = coordinatesOf(hex);
  return phrases.space(col, row);
}

/** Several of a kind are counted. */
function namesOf(glossary: Glossary, tiles: readonly LaidTile[]): readonly string[] {
  const kinds = [...new Set(tiles.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const count = tiles.filter((tile) => tile.kind === kind).length;
    return `${neighbour(glossary, kind)}${count > 1 ? ` ×${count}` : ""}`;
  });
}

/** On which side of its neighbours in the next columns a space lies, unless it lies between them. */
function sideOf(hex: Hex, beside: readonly LaidTile[]): HexSide | undefined {
  const here = coordinatesOf(hex);
  const places = beside.map((tile) => coordinatesOf(tile.hex));
  const [first] = places;
  if (first === undefined || places.some(({ col }) => col !== first.col)) return undefined;
  const across = first.col > here.col ? "left" : "right";
  if (places.length > 1) return across;
  return `${first.row > here.row ? "upper" : "lower"}-${across}`;
}
