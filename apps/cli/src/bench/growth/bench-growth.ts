import { join } from "node:path";
import { findEntries, wholeNumber } from "../../chosen-game.ts";
import { folderFor, writeText } from "../../files.ts";
import { progress } from "../../terminal/progress.ts";
import { beside } from "../../terminal/wrap.ts";
import { interruptible } from "../interruptible.ts";
import { chartSvg } from "./chart.ts";
import { type Curve, growthOf } from "./curve.ts";
import { gameCurves } from "./game-curves.ts";
import { serverCurves } from "./server-curves.ts";

export interface GrowthBench {
  readonly games?: string;
  readonly slice: string;
  readonly stored: string;
  readonly out?: string;
  readonly json?: boolean;
}

export async function benchGrowth({ games, slice, stored, out, json }: GrowthBench): Promise<void> {
  const milliseconds = wholeNumber(slice, "--slice");
  const entries = findEntries(games);
  const counts = stored === "0" ? [] : stored.split(",").map((count) => wholeNumber(count, "--stored"));
  const folder = out === undefined ? undefined : await folderFor(out, "--out");
  const bar = progress("measuring", entries.length + 1);
  const curves: Curve[] = [];
  for (const { id } of entries) {
    curves.push(...(await gameCurves(id, milliseconds)));
    bar.advance();
  }
  // Only then: what computes without a pause would hear of a signal late.
  if (counts.length > 0) curves.push(...(await interruptible(() => serverCurves(counts.toSorted((a, b) => a - b)))));
  bar.end();
  if (folder !== undefined) {
    for (const curve of curves) await writeText(join(folder, `${curve.id}.svg`), "--out", chartSvg(curve));
  }
  if (json) console.log(JSON.stringify(curves));
  else for (const curve of curves) print(curve);
}

function print({ title, x, y, lines }: Curve): void {
  console.log(beside("", `${title} (${y}, against ${x})`));
  for (const line of lines) {
    const points = line.points.map(([px, py]) => `${px}: ${py}`).join("  ");
    const grown = `× ${growthOf(line).toFixed(2)} from the first third to the last`;
    console.log(beside(`  ${line.name.padEnd(10)} `, `${grown}   ${points}`));
  }
}
