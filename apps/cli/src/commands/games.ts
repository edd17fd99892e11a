import { catalog, catalogFaultText, listAll } from "@tabletown/catalog";
import { LANGUAGES, type Language, type Listing } from "@tabletown/kernel";
import { type Command, Option } from "commander";
import { width } from "../terminal/paint.ts";
import { wrap } from "../terminal/wrap.ts";

export function gamesCommand(program: Command): void {
  program
    .command("games")
    .description("list the games, how many can play, and their options")
    .addOption(new Option("--language <code>", "language of names and texts").choices(LANGUAGES).default("en"))
    .option("--json", "print JSON")
    .action(async ({ json, language }: { json?: boolean; language: Language }) => {
      const listed = await listAll(catalog);
      const games = listed.flatMap((game) => (game.ok ? [game.value] : []));
      for (const game of listed) if (!game.ok) console.error(catalogFaultText(language, game.problem));
      if (json) {
        console.log(JSON.stringify(games.map((game) => summaryOf(game, language))));
        return;
      }
      console.log(games.map((game) => paragraphOf(game, language)).join("\n\n"));
    });
}

function summaryOf({ id, rules, optionSpecs, seats, title, pitch, names }: Listing, language: Language) {
  return {
    id,
    title: title[language],
    pitch: pitch[language],
    rules,
    players: seats,
    options: optionSpecs.map((spec) => ({ ...spec, meaning: names[language][`option.${spec.name}`] })),
  };
}

function paragraphOf({ id, optionSpecs, seats, title, pitch, names }: Listing, language: Language): string {
  const said = names[language];
  const options = optionSpecs.flatMap(({ name, values, needs }) => [
    ...wrap(
      `${name}${needs === undefined ? "" : ` (${needs.option}: ${JSON.stringify(needs.value)})`}: ${said[`option.${name}`]}`,
      width() - 4,
    ).map((line) => `  ${line}`),
    ...values.flatMap((value, i) =>
      wrap(`${JSON.stringify(value)}${i === 0 ? " *" : ""}  ${said[`option.${name}.${value}`]}`, width() - 8).map(
        (line) => `      ${line}`,
      ),
    ),
  ]);
  return [
    `${id}: ${title[language]}, ${seats.join("-")}`,
    ...wrap(pitch[language], width() - 2).map((line) => `  ${line}`),
    ...options,
  ].join("\n");
}
