import type { Command } from "commander";
import type { GrowthBench } from "../bench/growth/bench-growth.ts";
import { benchPart } from "./bench-part.ts";

export function benchGrowthCommand(program: Command): void {
  benchPart(program, "growth")
    .description(
      "how the cost of moves and evaluations grows with games, and that of a server with logs and stored matches",
    )
    .option("--games <ids>", "only these games, separated by commas")
    .option("--slice <milliseconds>", "processor time for each point and round", "20")
    .option("--stored <counts>", "stored matches a server is measured with; 0 leaves servers out", "1000,10000,100000")
    .option("--out <folder>", "draw the curves as SVG there")
    .option("--json", "print JSON")
    .action(async (flags: GrowthBench) => {
      const { benchGrowth } = await import("../bench/growth/bench-growth.ts");
      await benchGrowth(flags);
    });
}
