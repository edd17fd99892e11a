import { existsSync } from "node:fs";
import { join } from "node:path";
import { fallbackMind, type Mind, searchBot } from "@tabletown/bots";
import { catalog } from "@tabletown/catalog";
import { type Game, quickChance, type Seat } from "@tabletown/kernel";
import type { Command } from "commander";
import { wholeNumber } from "../../chosen-game.ts";
import { Fault } from "../../fault.ts";
import { bgioSpeed, DEPTH } from "./bgio-bot.ts";

interface Flags {
  readonly time: string;
  readonly boardgameIo?: string;
  readonly json?: boolean;
}

/** What boardgame.io's own tree-search bot reaches with a small game: playouts of depth 50 per second. */
const YARDSTICK = 150;

export function benchSearchCommand(program: Command): void {
  program.commands
    .find((command) => command.name() === "bench")
    ?.command("search")
    .description("iterations of tree search, and lines played on, per second in every game")
    .option("--time <ms>", "time to search in each position", "1000")
    .option(
      "--boardgame-io <folder>",
      "where `npm install boardgame.io` was run: its own tree-search bot is measured with the same rules",
    )
    .option("--json", "print JSON")
    .action(benchSearch);
}

async function benchSearch({ time, boardgameIo: folder, json }: Flags): Promise<void> {
  const milliseconds = wholeNumber(time, "--time");
  if (folder !== undefined && !existsSync(join(folder, "node_modules", "boardgame.io"))) {
    throw new Fault(`Run \`npm install boardgame.io\` in ${folder} first.`);
  }
  const rows: Row[] = [];
  for (const entry of catalog) {
    const title = await entry.load();
    const options = title.options(undefined);
    if (!options.ok) throw new Error(options.problem);
    const game = title.game(options.value);
    const mind = (await entry.mind?.())?.mind(options.value) ?? fallbackMind(game);
    const position = midgame(game);
    const { journey, ...grower } = mind;
    rows.push({
      game: entry.id,
      playouts: playoutsPerSecond(game, position, milliseconds),
      // The evaluation a person can read; the learned one is for strength, not for speed.
      tree: speedOf(game, grower, position, milliseconds),
      lines: journey === undefined ? undefined : speedOf(game, mind, position, milliseconds),
      theirs: folder === undefined ? YARDSTICK : await bgioSpeed(folder, game, position, milliseconds),
    });
  }
  if (json) console.log(JSON.stringify(rows));
  else tell(rows, folder === undefined ? "theirs, small" : "boardgame.io");
}

interface Row {
  readonly game: string;
  /** Random playouts of the same depth as theirs, the same work on both sides. */
  readonly playouts: number;
  /** Tree search, where an iteration ends in a leaf and looks once at every option there. */
  readonly tree: Speed;
  /** Lines played on, where the game asks for that. */
  readonly lines: Speed | undefined;
  /** Iterations per second of boardgame.io's bot. */
  readonly theirs: number;
}

/** What search does in a second. */
interface Speed {
  readonly iterations: number;
  /** Positions judged; an iteration of theirs judges one, at the end of its playout. */
  readonly judged: number;
}

function tell(rows: readonly Row[], theirs: string): void {
  console.log(
    `game            ${theirs.padStart(13)}   playouts/s   ratio   tree search/s   ratio   judged/s   ratio   lines played on/s   judged/s`,
  );
  for (const { game, playouts, tree, lines, theirs: other } of rows) {
    const times = (n: number): string => `× ${Math.round(n / other)}`.padStart(7);
    const count = (n: number | undefined, width: number): string => (n?.toLocaleString("en") ?? "").padStart(width);
    const cells = [
      game.padEnd(15),
      count(other, 13),
      count(playouts, 12),
      times(playouts),
      count(tree.iterations, 15),
      times(tree.iterations),
      count(tree.judged, 10),
      times(tree.judged),
      count(lines?.iterations, 19),
      count(lines?.judged, 10),
    ];
    console.log(cells.join(" ").trimEnd());
  }
}

interface Position {
  readonly state: unknown;
  readonly seat: Seat;
}

function speedOf(game: Game, mind: Mind, { state, seat }: Position, milliseconds: number): Speed {
  let judged = 0;
  const counting: Mind = {
    ...mind,
    evaluate(s) {
      judged++;
      return mind.evaluate(s);
    },
  };
  const bot = searchBot(game, counting);
  const ask = () =>
    bot.decide({
      seat,
      view: game.view(state, seat),
      options: game.actions(state, seat),
      chance: quickChance("bench"),
      budget: { milliseconds },
    });
  ask();
  judged = 0;
  const { iterations, milliseconds: took } = ask();
  const perSecond = (n: number): number => Math.round((n / took) * 1000);
  return { iterations: perSecond(iterations), judged: perSecond(judged) };
}

function playoutsPerSecond(game: Game, { state }: Position, milliseconds: number): number {
  const chance = quickChance("playouts");
  const begun = performance.now();
  let playouts = 0;
  for (; performance.now() - begun < milliseconds; playouts++) {
    const s = game.copy(state);
    for (let depth = 0; depth < DEPTH; depth++) {
      const [seat] = game.toAct(s);
      if (seat === undefined) break;
      const actions = game.actions(s, seat);
      game.apply(s, seat, actions[chance.int(actions.length)], chance);
    }
  }
  return Math.round((playouts / (performance.now() - begun)) * 1000);
}

/** A position with a choice in the middle of a random game. */
function midgame(game: Game): Position {
  const seats = Math.max(2, game.seats[0]);
  const chance = quickChance("midgame");
  const start = game.setup(seats, chance);
  const choices: Position[] = [];
  for (let [seat] = game.toAct(start); seat !== undefined; [seat] = game.toAct(start)) {
    const actions = game.actions(start, seat);
    if (actions.length > 1) choices.push({ state: game.copy(start), seat });
    game.apply(start, seat, actions[chance.int(actions.length)], chance);
  }
  return choices[choices.length >> 1] as Position;
}
