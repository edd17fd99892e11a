import type { Game } from "@tabletown/kernel";
import type { TimeControl } from "@tabletown/protocol";
import type { Entry } from "./entry.ts";
import { lineOf, tableAt } from "./line.ts";
import { advance, emptyTable, type Table } from "./table.ts";

/** The table that a log leads to. `from` is an earlier table, and `log` then everything after it. */
export function tableOf(
  game: Game,
  time: TimeControl,
  from: Table,
  log: readonly Entry[],
  past: readonly Entry[] = [],
): Table {
  let table = from;
  for (const [index, entry] of log.entries()) {
    if (entry.kind === "undo") {
      const line = lineOf([...past, ...log.slice(0, index)]);
      if (line === undefined) throw new Error("moves were taken back before the first");
      table = advance(game, time, table, entry, tableAt(game, table, line, entry.to));
    } else {
      table = advance(game, time, table, entry);
    }
  }
  return table;
}

/** The table from the very first entry on. */
export function tableFromStart(game: Game, time: TimeControl, seats: number, log: readonly Entry[]): Table {
  return tableOf(game, time, emptyTable(seats), log);
}
