import type { Command } from "commander";
import { mergeResults } from "../arena/merge.ts";
import { checkWritable, writeText } from "../files.ts";
import { several } from "../terminal/several.ts";

export function mergeCommand(program: Command): void {
  program
    .command("merge")
    .description("put the --state files of shards of one arena or simulation together")
    .argument("<files...>", "what the shards have written")
    .requiredOption("--out <file>", "write the whole here; `--state` with this file then tells the result")
    .action(async (files: readonly string[], { out }: { readonly out: string }) => {
      await checkWritable(out, "--out");
      const { tournament, results } = await mergeResults(files);
      const lines = [{ tournament }, ...results].map((each) => `${JSON.stringify(each)}\n`);
      await writeText(out, "--out", lines.join(""));
      console.log(`${out}: ${several(results.length, "game")} of ${several(files.length, "file")}.`);
    });
}
