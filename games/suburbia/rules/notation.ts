import type { Action } from "./action.ts";
import { coordinatesOf, type Hex, hexAt } from "./hex.ts";
import type { Ruleset } from "./ruleset.ts";

/** "buy farm from 5", "place at 1,3": spaces of a borough by column and row, the first tile being 0,0. */
export function format(a: Action): string {
  switch (a.type) {
    case "keep":
      return `keep ${a.goal}`;
    case "buy":
    case "lake":
    case "discard":
      return `${a.type} ${a.tile} from ${a.space}`;
    case "basic":
      return `basic ${a.tile}`;
    case "invest":
      return `invest ${a.tile} at ${hexText(a.hex)}`;
    case "place":
      return PLACINGS[a.hex] ?? placing(a.hex);
  }
}

/** Every placement of 50 columns and rows around the first tile, ready-made: search names all that it meets. */
const PLACINGS: readonly string[] = Array.from({ length: 10_000 }, (_, hex) => placing(hex));

function placing(hex: Hex): string {
  return `place at ${hexText(hex)}`;
}

function hexText(hex: Hex): string {
  const { col, row } = coordinatesOf(hex);
  return `${col},${row}`;
}

const FORMS = [
  { form: /^keep ([a-z0-9-]+)$/, read: ([goal = ""]: string[]): Action => ({ type: "keep", goal }) },
  {
    form: /^(buy|lake|discard) ([a-z0-9-]+) from ([1-9]\d{0,2})$/,
    read: ([type, tile = "", space]: string[]): Action => ({
      type: type as "buy" | "lake" | "discard",
      tile,
      space: Number(space),
    }),
  },
  { form: /^basic ([a-z0-9-]+)$/, read: ([tile = ""]: string[]): Action => ({ type: "basic", tile }) },
  {
    form: /^invest ([a-z0-9-]+) at (0|-?[1-9]\d?),(0|-?[1-9]\d{0,2})$/,
    read: ([tile = "", col, row]: string[]): Action => ({ type: "invest", tile, hex: readHex(col, row) }),
  },
  {
    form: /^place at (0|-?[1-9]\d?),(0|-?[1-9]\d{0,2})$/,
    read: ([col, row]: string[]): Action => ({ type: "place", hex: readHex(col, row) }),
  },
] as const;

function readHex(col: string | undefined, row: string | undefined): Hex {
  return hexAt({ col: Number(col), row: Number(row) });
}

export function parse(rules: Ruleset, notation: string): Action | undefined {
  for (const { form, read } of FORMS) {
    const found = form.exec(notation);
    if (found === null) continue;
    const action = read(found.slice(1));
    const named =
      action.type === "keep" ? rules.goal.has(action.goal) : action.type === "place" || rules.kinds.has(action.tile);
    return named ? action : undefined;
  }
  return undefined;
}
