import {
  correctionOf,
  type Difference,
  differences,
  LANGUAGES,
  type Language,
  type Pack,
  PROVENANCES,
  packHash,
  packOf,
  type Title,
  wasSeen,
} from "@tabletown/kernel";
import type { Command } from "commander";
import { openPack, titleOf } from "../chosen-game.ts";
import { Fault } from "../fault.ts";
import { type PackWords, packWords } from "../pack-words.ts";
import { asWord, calledAs } from "../terminal/called-as.ts";
import { beside } from "../terminal/wrap.ts";

interface Flags {
  readonly export?: boolean;
  readonly check?: string;
  readonly diff?: string;
  readonly correction?: string;
  readonly language: string;
}

export function componentsCommand(program: Command): void {
  program
    .command("components")
    .description("write out a game's component table, or check and compare one corrected from a printed copy")
    .argument("<game>", "id of the game")
    .argument("[other]", "for --diff: compare with the pack in this file, not with the standard table")
    .option("--export", "print the game's own table as a pack")
    .option("--check <file>", "say whether the pack in this file can be played with, what it changes and what it means")
    .option("--diff <file>", "only what differs, one sentence a line")
    .option("--correction <file>", "print what the pack changes, with its sources, for a maintainer to merge")
    .option("--language <language>", `language of the sentences: ${LANGUAGES.join(", ")}`, "en")
    .action(async (id: string, other: string | undefined, flags: Flags) => {
      const title = await titleOf(id);
      const language = LANGUAGES.find((known) => known === flags.language);
      if (language === undefined) throw new Fault(`--language must be one of ${LANGUAGES.join(", ")}.`);
      if (other !== undefined && flags.diff === undefined) throw new Fault("A second file is only for --diff.");
      const asked = [flags.export, flags.check, flags.diff, flags.correction].filter((each) => each !== undefined);
      if (asked.length > 1) throw new Fault("--export, --check, --diff or --correction, one at a time.");
      if (flags.export) return print(packOf(id, title.components.standard));
      if (flags.check !== undefined) return check(title, flags.check, language);
      if (flags.diff !== undefined) return diff(title, flags.diff, other, language);
      if (flags.correction !== undefined)
        return print(correctionOf(title, await openPack(title, flags.correction, language)));
      throw new Fault(
        "Say --export to write the table out, --check FILE to check one, --diff FILE to see what it changes, or --correction FILE to send it in.",
      );
    });
}

async function check(title: Title, file: string, language: Language): Promise<void> {
  const words = packWords[language];
  const pack = await openPack(title, file, language);
  const changes = differences(title, pack.table, language);
  const tell = (sentence: string): void => console.log(beside("", sentence));
  tell(words.playable(file, label(pack, words), packHash(pack)));
  const confirmed = Object.values(correctionOf(title, pack).confirmed).flat().length;
  if (changes.length === 0) tell(words.unchanged);
  else {
    const unseen = changes.filter(({ component, field }) => !wasSeen(pack, component, field)).length;
    tell(words.differ(changes.length));
    for (const line of lines(changes)) console.log(beside("  ", line));
    if (unseen > 0) tell(words.unseen(unseen, changes.length));
  }
  if (confirmed > 0) tell(words.confirmed(confirmed));
  if (changes.length + confirmed > 0) {
    console.log(words.sendIn(`${calledAs()} components ${title.id} --correction ${asWord(file)}`));
  }
  console.log(words.playWith(`${calledAs()} play ${title.id} --components ${asWord(file)}`));
  tell(words.provenances(PROVENANCES.join(", ")));
}

async function diff(title: Title, file: string, other: string | undefined, language: Language): Promise<void> {
  const pack = await openPack(title, file, language);
  const standard = other === undefined ? title.components.standard : (await openPack(title, other, language)).table;
  const changes = differences(title, pack.table, language, standard);
  console.log(changes.length === 0 ? packWords[language].alike : lines(changes).join("\n"));
}

function lines(changes: readonly Difference[]): readonly string[] {
  return changes.map(({ sentence }) => sentence);
}

function label({ name, author, version }: Pack<unknown>, words: PackWords): string {
  return name === "" ? words.nameless : words.named(name, author, version);
}

function print(document: object): void {
  console.log(JSON.stringify(document, undefined, 2));
}
