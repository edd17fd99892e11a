import type { Command } from "commander";
import type { ScalingBench } from "../bench/scaling/bench-scaling.ts";
import { benchPart } from "./bench-part.ts";

export function benchScalingCommand(program: Command): void {
  benchPart(program, "scaling")
    .description("what so many people at once would take, played through with the costs of docs/scaling.md")
    .option("--players <ns>", "people at once, separated by commas", "1000,10000,100000,1000000")
    .option("--think <seconds>", "how long a person thinks about a move on average", "15")
    .option("--seed <text>", "what all luck follows from", "scaling")
    .option("--json", "print JSON")
    .action(async (flags: ScalingBench) => {
      const { benchScaling } = await import("../bench/scaling/bench-scaling.ts");
      benchScaling(flags);
    });
}
