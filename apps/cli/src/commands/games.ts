import { catalog, catalogFaultText, loadAll } from "@tabletown/catalog";
import { LANGUAGES, type Language, seatsOf, type Title } from "@tabletown/kernel";
import { type Command, Option } from "commander";
import { wrap } from "../terminal/wrap.ts";

export function gamesCommand(program: Command): void {
  program
    .command("games")
    .description("list the games, how many can play, and their options")
    .addOption(new Option("--language <code>", "language of names and texts").choices(LANGUAGES).default("en"))
    .option("--json", "print JSON")
    .action(async ({ json, language }: { json?: boolean; language: Language }) => {
      const loaded = await loadAll(catalog);
      const titles = loaded.flatMap(({ title }) => (title.ok ? [title.value] : []));
      for (const { title } of loaded) {
        if (!title.ok) console.error(catalogFaultText(language, title.problem));
      }
      if (json) {
        console.log(JSON.stringify(titles.map((title) => summaryOf(title, language))));
        return;
      }
      console.log(titles.map((title) => paragraphOf(title, language)).join("\n\n"));
    });
}

function summaryOf(title: Title, language: Language) {
  const words = title.words(language);
  return {
    id: title.id,
    title: words.title,
    pitch: words.pitch,
    rules: title.rules,
    players: seatsOf(title),
    options: title.optionSpecs.map((spec) => ({ ...spec, meaning: words.names[`option.${spec.name}`] })),
  };
}

function paragraphOf(title: Title, language: Language): string {
  const words = title.words(language);
  const { players } = summaryOf(title, language);
  const options = title.optionSpecs.flatMap(({ name, values, needs }) => [
    ...wrap(
      `${name}${needs === undefined ? "" : ` (${needs.option}: ${JSON.stringify(needs.value)})`}: ${words.names[`option.${name}`]}`,
      74,
    ).map((line) => `  ${line}`),
    ...values.flatMap((value, i) =>
      wrap(`${JSON.stringify(value)}${i === 0 ? " *" : ""}  ${words.names[`option.${name}.${value}`]}`, 70).map(
        (line) => `      ${line}`,
      ),
    ),
  ]);
  return [
    `${title.id}: ${words.title}, ${players.join("-")}`,
    ...wrap(words.pitch, 76).map((line) => `  ${line}`),
    ...options,
  ].join("\n");
}
