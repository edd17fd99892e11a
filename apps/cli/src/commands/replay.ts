import { LANGUAGES, type Language } from "@tabletown/kernel";
import { type Command, Option } from "commander";
import { wholeNumber } from "../chosen-game.ts";
import { Fault } from "../fault.ts";
import { phrases } from "../play/phrases.ts";
import { namesIn, replayRecord } from "../recorded-game.ts";
import { printOutline } from "../terminal/outline.ts";
import { several } from "../terminal/several.ts";
import { beside } from "../terminal/wrap.ts";

interface Flags {
  readonly json?: boolean;
  readonly language: Language;
  readonly move?: string;
}

export function replayCommand(program: Command): void {
  program
    .command("replay")
    .description("tell a recorded game move by move and how it ended")
    .argument("<record>", "record file")
    .addOption(new Option("--language <code>", "language of the telling").choices(LANGUAGES).default("en"))
    .option("--move <n>", "show the table after this move instead")
    .option("--json", "print JSON")
    .action(async (path: string, { json, language, move }: Flags) => {
      if (json && move !== undefined) throw new Fault("--move or --json, one at a time: JSON tells all moves.");
      const { record, title, game, played } = await replayRecord(path);
      const { states, moves } = played;
      const words = title.words(language, record.components.table);
      const name = namesIn(record);
      const last = states.at(-1);
      const standing = game.score(last);
      const finished = game.toAct(last).length === 0;
      if (json) {
        const { game: id, seats: players } = record;
        console.log(JSON.stringify({ game: id, players, moves: record.moves, finished, standing }));
        return;
      }
      if (move !== undefined) {
        const state = states[wholeNumber(move, "--move")];
        if (state === undefined)
          throw new Fault(`This record has ${several(moves.length, "move")}; --move must not be beyond.`);
        printOutline(words.outline(game.view(state, undefined), name));
        return;
      }
      console.log(beside("", `${words.title}: ${record.seats.map((_, seat) => name(seat)).join(", ")}`));
      for (const [index, { seat, action, events }] of moves.entries()) {
        console.log(beside(`${String(index + 1).padStart(4)}  `, `${name(seat)}: ${game.format(action)}`));
        for (const event of events) console.log(beside("        ", words.event(event, name)));
      }
      printOutline(words.outline(game.view(last, undefined), name));
      if (!finished) console.log(beside("", phrases[language].unfinished));
      for (const { seat, rank, score } of standing) console.log(`${rank}. ${name(seat)}  ${score}`);
    });
}
