import { catalog } from "@tabletown/catalog";
import type { Command } from "commander";

export function gamesCommand(program: Command): void {
  program
    .command("games")
    .description("list the games and their options")
    .option("--json", "print JSON")
    .action(async ({ json }: { json?: boolean }) => {
      const titles = await Promise.all(catalog.map((entry) => entry.load()));
      const rows = titles.map((title) => ({
        id: title.id,
        title: title.words("en").title,
        pitch: title.words("en").pitch,
        options: title.optionSpecs,
      }));
      if (json) {
        console.log(JSON.stringify(rows));
        return;
      }
      for (const row of rows) {
        console.log(`${row.id}\n  ${row.title}: ${row.pitch}`);
        for (const { name, values } of row.options)
          console.log(`  ${name}: ${values.map((value) => JSON.stringify(value)).join(" | ")}`);
      }
    });
}
