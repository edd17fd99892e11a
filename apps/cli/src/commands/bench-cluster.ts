import type { Command } from "commander";
import type { ClusterBench } from "../bench/cluster/bench-cluster.ts";
import { interruptible } from "../bench/interruptible.ts";
import { benchPart } from "./bench-part.ts";

export function benchClusterCommand(program: Command): void {
  benchPart(program, "cluster")
    .description("three servers on a PostgreSQL of their own while things go wrong, and what two give against one")
    .option("--matches <n>", "matches that people play", "200")
    .option("--seconds <n>", "how long things go wrong, and how long throughput is measured", "120")
    .option("--lasting <seconds>", "how long each fault lasts at least", "10")
    .option("--think <milliseconds>", "how long people think on average", "1500")
    .option("--seed <text>", "what all luck follows from", "cluster")
    .option("--only <parts>", "faults or throughput")
    .option("--json", "print JSON")
    .action(async (flags: ClusterBench) => {
      const { benchCluster } = await import("../bench/cluster/bench-cluster.ts");
      await interruptible(() => benchCluster(flags));
    });
}
