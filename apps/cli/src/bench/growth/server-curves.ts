import { launchServer } from "../server/child.ts";
import type { ColdMoves } from "../server/cold-moves.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import type { Curve, Series } from "./curve.ts";

type Points = Series["points"];

/** What a server spends on a move against the length of the match's log, and on a cold match against what is stored. */
export async function serverCurves(counts: readonly number[]): Promise<readonly Curve[]> {
  const data = temporaryFolder();
  const open = () => launchServer(data.path);
  try {
    const first = await open();
    const log = await first.ask<Points>("log");
    await first.stop();
    const cold: [number, number][] = [];
    const started: [number, number][] = [];
    let stored = 0;
    for (const count of counts) {
      const filling = await open();
      await filling.ask("bulk", { from: stored, to: count });
      await filling.stop();
      stored = count;
      const child = await open();
      started.push([count, Math.round((await child.ask<number>("cpu")) * 1_000)]);
      cold.push([count, Number((await child.ask<ColdMoves>("cold", count)).processor.toFixed(2))]);
      await child.stop();
    }
    const about = { x: "stored matches", y: "milliseconds of processor time" };
    return [
      {
        id: "server-log",
        title: "Server: a move in a match of London, decided and written",
        x: "moves in the log",
        y: "microseconds of processor time",
        lines: [{ name: "4 players", points: log }],
      },
      {
        id: "server-stored",
        title: "Server: the first move in a match that was not in memory",
        ...about,
        lines: [{ name: "first move", points: cold }],
      },
      { id: "server-start", title: "Server: until it is open", ...about, lines: [{ name: "start", points: started }] },
    ];
  } finally {
    data.remove();
  }
}
