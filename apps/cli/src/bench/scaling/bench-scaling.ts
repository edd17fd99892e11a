import { quickChance } from "@tabletown/kernel";
import { wholeNumber } from "../../chosen-game.ts";
import { alignedTable } from "../../terminal/aligned-table.ts";
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

function print(plans: readonly Row[]): void {
  const heads = [
    "players",
    "moves/s",
    "nodes",
    "for",
    "GB each",
    "databases × cores",
    "for",
    "move to everyone, p50 and p99",
  ];
  const rows = plans.map((plan) => [
    plan.players.toLocaleString("en"),
    Math.round(plan.movesPerSecond).toLocaleString("en"),
    String(plan.nodes),
    plan.nodesBy,
    plan.gigabytesPerNode.toFixed(2),
    `${plan.databases} × ${plan.coresPerDatabase}`,
    plan.databasesBy,
    `${plan.milliseconds.p50} and ${plan.milliseconds.p99} ms`,
  ]);
  console.log(alignedTable(heads, rows));
}
