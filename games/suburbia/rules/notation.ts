import { atOf, hexOf } from "./hex.ts";
import type { Ruleset } from "./ruleset.ts";
import type { Action } from "./state.ts";

/** "buy farm from 5", "place at 1,3": spaces of a borough by column and row, the first tile being 0,0. */
export function format(a: Action): string {
  switch (a.do) {
    case "keep":
      return `keep ${a.goal}`;
    case "buy":
    case "lake":
    case "discard":
      return `${a.do} ${a.tile} from ${a.space}`;
    case "basic":
      return `basic ${a.tile}`;
    case "invest":
      return `invest ${a.tile} at ${spaceText(a.at)}`;
    case "place":
      PLACED[a.at] ??= `place at ${spaceText(a.at)}`;
      return PLACED[a.at] as string;
  }
}

/** By space, as soon as it was asked for: search names every placement it meets. */
const PLACED: string[] = [];

function spaceText(at: number): string {
  const { col, row } = hexOf(at);
  return `${col},${row}`;
}

const FORMS = [
  { form: /^keep ([a-z0-9-]+)$/, read: ([goal = ""]: string[]): Action => ({ do: "keep", goal }) },
  {
    form: /^(buy|lake|discard) ([a-z0-9-]+) from ([1-9])$/,
    read: ([verb, tile = "", space]: string[]): Action => ({
      do: verb as "buy" | "lake" | "discard",
      tile,
      space: Number(space),
    }),
  },
  { form: /^basic ([a-z0-9-]+)$/, read: ([tile = ""]: string[]): Action => ({ do: "basic", tile }) },
  {
    form: /^invest ([a-z0-9-]+) at (0|-?[1-9]\d?),(0|-?[1-9]\d{0,2})$/,
    read: ([tile = "", col, row]: string[]): Action => ({ do: "invest", tile, at: readSpace(col, row) }),
  },
  {
    form: /^place at (0|-?[1-9]\d?),(0|-?[1-9]\d{0,2})$/,
    read: ([col, row]: string[]): Action => ({ do: "place", at: readSpace(col, row) }),
  },
] as const;

function readSpace(col: string | undefined, row: string | undefined): number {
  return atOf({ col: Number(col), row: Number(row) });
}

export function parse(rules: Ruleset, notation: string): Action | undefined {
  for (const { form, read } of FORMS) {
    const found = form.exec(notation);
    if (found === null) continue;
    const action = read(found.slice(1));
    const named =
      action.do === "keep" ? rules.goal.has(action.goal) : action.do === "place" || rules.kinds.has(action.tile);
    return named ? action : undefined;
  }
  return undefined;
}
