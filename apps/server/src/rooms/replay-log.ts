import type { Game } from "@tabletown/kernel";
import type { TimeControl } from "@tabletown/protocol";
import type { Entry } from "./entry.ts";
import { lineOf, tableAt } from "./line.ts";
import { advance, type Table } from "./table.ts";

/** The table that a log leads to from an earlier table. Where moves are taken back, that must be the first of all. */
export function tableOf(game: Game, time: TimeControl, from: Table, log: readonly Entry[]): Table {
  let table = from;
  for (const [index, entry] of log.entries()) {
    if (entry.kind === "undo") {
      const line = lineOf(log.slice(0, index));
      if (line === undefined) throw new Error("moves were taken back before the first");
      table = advance(game, time, table, entry, tableAt(game, table, line, entry.to));
    } else {
      table = advance(game, time, table, entry);
    }
  }
  return table;
}
