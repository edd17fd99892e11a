import { quickChance } from "@tabletown/kernel";
import { wholeNumber } from "../../chosen-game.ts";
import { MEASURED } from "./costs.ts";
import { type InstallationPlan, planFor } from "./plan.ts";
import { type Latency, simulate } from "./simulate.ts";

/** What is asked for on the command line. */
export interface ScalingBench {
  readonly players: string;
  readonly think: string;
  readonly seed: string;
  readonly json?: boolean;
}

interface Row extends InstallationPlan {
  readonly milliseconds: Latency;
}

export function benchScaling(flags: ScalingBench): void {
  const think = wholeNumber(flags.think, "--think");
  const players = flags.players.split(",").map((text) => wholeNumber(text, "--players"));
  const rows = players.map((count): Row => {
    const plan = planFor(count, think, MEASURED);
    return { ...plan, milliseconds: simulate(plan, MEASURED, quickChance(`${flags.seed} ${count}`)) };
  });
  if (flags.json) console.log(JSON.stringify({ costs: MEASURED, think, rows }));
  else print(rows);
}

function print(rows: readonly Row[]): void {
  console.log(
    "  players   moves/s   nodes (for)      GB each   databases × cores (for)         move to everyone, p50 and p99",
  );
  for (const row of rows) {
    const { p50, p99 } = row.milliseconds;
    console.log(
      [
        row.players.toLocaleString("en").padStart(9),
        Math.round(row.movesPerSecond).toLocaleString("en").padStart(9),
        `${String(row.nodes).padStart(7)} (${row.nodesBy})`.padEnd(18),
        row.gigabytesPerNode.toFixed(2).padStart(6),
        `${row.databases} × ${row.coresPerDatabase} (${row.databasesBy})`.padStart(28),
        `${p50} and ${p99} ms`.padStart(31),
      ].join(" "),
    );
  }
}
