import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { isBotName } from "@tabletown/bots";
import { LANGUAGES, type Language, type Match, openMatch, plainText } from "@tabletown/kernel";
import { type Command, Option } from "commander";
import { type ChosenGame, chooseGame, chooseSeats, findEntry, type GameFlags, wholeNumber } from "../chosen-game.ts";
import { EXIT, Fault } from "../fault.ts";
import { checkSeats, opponentNamed } from "../opponents.ts";
import { type Lines, standardLines } from "../play/lines.ts";
import { phrases } from "../play/phrases.ts";
import { cannotSaveAs } from "../play/saving.ts";
import { Session, type SessionSeat } from "../play/session.ts";
import { askForGame } from "../play/which-game.ts";
import { namesIn, refused, replayRecord } from "../recorded-game.ts";
import { say } from "../terminal/wrap.ts";

interface Flags extends GameFlags {
  readonly players?: string;
  readonly people: string;
  readonly names?: string;
  readonly bots: string;
  readonly seed?: string;
  readonly language: Language;
  readonly resume?: string;
  readonly save?: string;
}

export function playCommand(program: Command): void {
  program
    .command("play")
    .description("play in the terminal against bots, or with others at one screen")
    .argument("[game]", "id of the game (see `tabletown games`)")
    .option("--players <n>", "number of players")
    .option("--people <n>", "how many of them are people at this screen", "1")
    .option("--names <names>", "names of the people, separated by commas")
    .option("--bots <names>", "who plays the other seats, repeated as needed", "casual")
    .option("--seed <text>", "where luck comes from (default: nobody knows)")
    .option("--options <json>", "the game's options")
    .option("--components <file>", "component table to use instead of the game's own")
    .option("--resume <file>", "go on with a saved game")
    .option("--save <file>", "where `save` and `quit` write (default: a new file in .tabletown)")
    .addOption(new Option("--language <code>", "language of the game").choices(LANGUAGES).default("en"))
    .action(async (id: string | undefined, flags: Flags, command: Command) => {
      if (flags.resume !== undefined) refuseForSaved(flags.resume, command);
      if (id !== undefined || flags.resume !== undefined) return playGame(id ?? "", flags);
      const lines = standardLines();
      try {
        const chosen = await askForGame(lines, flags.language);
        if (chosen !== undefined) await playGame(chosen, flags, lines);
      } finally {
        lines.close();
      }
    });
}

/** What a saved game says itself is not asked for, lest somebody believe to have changed it. */
function refuseForSaved(file: string, command: Command): void {
  for (const name of ["players", "people", "names", "bots", "seed", "options", "components"]) {
    if (command.getOptionValueSource(name) !== "cli") continue;
    throw new Fault(`--${name} is for a new game. Leave it out to go on with ${file} as it is.`);
  }
}

/** Plays one game to its end; nobody is asked anything before it is known that there is one. */
async function playGame(id: string, flags: Flags, given?: Lines): Promise<void> {
  const { chosen, match, seated } = await (flags.resume === undefined ? begin(id, flags) : resume(flags.resume));
  if (id !== "" && id !== chosen.game.id) {
    throw new Fault(`${flags.resume} is a game of ${chosen.game.id}, not of ${id}. Leave ${id} out to go on with it.`);
  }
  const mind = (await chosen.entry.mind?.())?.mind(chosen.game.options, chosen.table);
  const savePath = flags.save ?? flags.resume ?? unusedFile(chosen.game.id);
  const unwritable = await cannotSaveAs(savePath);
  if (unwritable !== undefined && flags.save !== undefined) {
    throw new Fault(`Cannot save as ${savePath} (${unwritable}). Name another file for --save.`, EXIT.refused);
  }
  const lines = given ?? standardLines();
  try {
    if (unwritable !== undefined) say(phrases[flags.language].cannotSave(savePath, unwritable));
    await new Session({ chosen, mind, match, seated, language: flags.language, savePath, lines }).run();
  } finally {
    lines.close();
  }
}

/** Where a game is saved unless told: beside those that were left before. */
function unusedFile(game: string): string {
  for (let number = 1; ; number++) {
    const path = `.tabletown/${game}${number === 1 ? "" : `-${number}`}.json`;
    if (!existsSync(path)) return path;
  }
}

interface Opening {
  readonly chosen: ChosenGame;
  readonly match: Match;
  readonly seated: readonly SessionSeat[];
}

async function begin(id: string, flags: Flags): Promise<Opening> {
  const chosen = await chooseGame(id, flags);
  const players = chooseSeats(chosen.game, flags.players);
  const people = wholeNumber(flags.people, "--people");
  if (people > players) throw new Fault(`There are ${players} players; --people must not be more.`);
  const names = flags.names?.split(",").map(plainText) ?? [];
  checkSeats(
    "--names",
    names.filter((name) => name !== ""),
    people,
  );
  const bots = flags.bots.split(",");
  if (people < players) checkSeats("--bots", bots, players - people);
  const seated = await Promise.all(
    Array.from({ length: players }, async (_, seat): Promise<SessionSeat> => {
      if (seat < people) return { name: names[seat] || `${phrases[flags.language].player} ${seat + 1}` };
      const opponent = await opponentNamed(chosen, (bots[(seat - people) % bots.length] as string).trim());
      const called = isBotName(opponent.name) ? phrases[flags.language].bots[opponent.name] : opponent.name;
      return { name: `${called} ${seat + 1}`, opponent };
    }),
  );
  const seed = flags.seed ?? randomBytes(16).toString("hex");
  return { chosen, match: openMatch(chosen.game, players, seed), seated };
}

async function resume(path: string): Promise<Opening> {
  const { record, title, game, played } = await replayRecord(path);
  const { seed } = record.chance;
  if (seed === undefined) throw refused(path, { code: "no-seed", path: "chance.seed" });
  const { table } = record.components;
  const chosen: ChosenGame = { entry: findEntry(record.game), title, game, ...(table !== undefined && { table }) };
  const called = namesIn(record);
  const seated = await Promise.all(
    record.seats.map(async ({ bot }, seat): Promise<SessionSeat> => {
      const name = called(seat);
      return bot === undefined ? { name } : { name, opponent: await opponentNamed(chosen, plainText(bot)) };
    }),
  );
  const { states, moves } = played;
  return { chosen, match: { game, seats: record.seats.length, seed, state: states.at(-1), moves }, seated };
}
