import type { Action, BoardRow } from "./action.ts";
import type { Ruleset } from "./ruleset.ts";

/** One readable line per action; stacks and seats are counted from 1, as people count. */
export function format(a: Action): string {
  switch (a.type) {
    case "pick":
    case "return":
    case "place":
    case "play":
    case "discard":
      return `${a.type} ${a.card}`;
    case "take":
    case "cover":
      return `${a.type} ${a.card} from ${a.row}`;
    case "swap":
      return `swap ${a.give} for ${a.card} from ${a.row} by ${a.by}`;
    case "onto":
      return a.stack === "new" ? "onto new" : `onto ${a.stack + 1}`;
    case "activate":
    case "repeat":
    case "turn":
      return `${a.type} ${a.stack + 1}`;
    case "buy":
      return `buy ${a.borough}`;
    case "target":
      return `target ${a.seat + 1}`;
    default:
      return a.type;
  }
}

const WORDS = ["repay", "borrow", "look", "draw", "stop", "draw-more", "run", "borough", "done"] as const;
const NOTATION =
  /^(?:(?<verb>pick|return|place|play|discard|take|cover|swap|onto|activate|repeat|turn|buy|target) (?<what>[a-z0-9-]{1,80})(?: for (?<other>[a-z0-9-]{1,80}))?(?: from (?<row>top|bottom))?(?: by (?<by>[a-z0-9-]{1,80}))?)$/;

/** The action that a notation stands for; whether it is legal is another question. */
export function parse(_rules: Ruleset, notation: string): Action | undefined {
  const word = WORDS.find((known) => known === notation);
  if (word !== undefined) return { type: word };
  const groups = NOTATION.exec(notation)?.groups;
  const what = groups?.what;
  if (groups === undefined || what === undefined) return undefined;
  const action = withOperands(groups.verb ?? "", what, groups.other, groups.row as BoardRow | undefined, groups.by);
  return action !== undefined && format(action) === notation ? action : undefined;
}

function withOperands(
  verb: string,
  what: string,
  other: string | undefined,
  row: BoardRow | undefined,
  by: string | undefined,
): Action | undefined {
  switch (verb) {
    case "pick":
    case "return":
    case "place":
    case "play":
    case "discard":
      return { type: verb, card: what };
    case "take":
    case "cover":
      return row === undefined ? undefined : { type: verb, row, card: what };
    case "swap":
      if (row === undefined || other === undefined || by === undefined) return undefined;
      return { type: "swap", by, give: what, row, card: other };
    case "buy":
      return { type: "buy", borough: what };
    case "onto":
      return { type: "onto", stack: what === "new" ? "new" : Number(what) - 1 };
    case "activate":
    case "repeat":
    case "turn":
      return { type: verb, stack: Number(what) - 1 };
    case "target":
      return { type: "target", seat: Number(what) - 1 };
    default:
      return undefined;
  }
}
