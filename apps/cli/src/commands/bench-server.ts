import type { Command } from "commander";
import { interruptible } from "../bench/interruptible.ts";
import { PARTS, type ServerBench } from "../bench/server/parts.ts";
import { benchPart } from "./bench-part.ts";

export function benchServerCommand(program: Command): void {
  benchPart(program, "server")
    .description("load a server in a process of its own, and boardgame.io's beside it")
    .option("--game <id>", "the game played at full speed", "metropolia")
    .option("--seconds <n>", "how long each part plays", "10")
    .option("--matches <n>", "matches played at full speed", "50")
    .option("--stored <n>", "matches in the database of the last part", "100000")
    .option("--sockets <n>", "idle connections whose memory is measured", "2000")
    .option("--people <n>", "people at tables of four, in the parts latency and memory", "2000")
    .option(
      "--boardgame-io <folder>",
      "where `npm install boardgame.io node-persist@3` was run",
      process.env.BOARDGAME_IO,
    )
    .option("--only <parts>", `some of ${PARTS.join(",")}`)
    .option("--json", "print JSON")
    .action(async (flags: ServerBench) => {
      const { benchServer } = await import("../bench/server/bench-server.ts");
      await interruptible(() => benchServer(flags));
    });
}
