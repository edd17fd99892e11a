import { type Advised, advise, type BotName, BUDGETS, botFor, isBotName, type Mind } from "@tabletown/bots";
import { catalog } from "@tabletown/catalog";
import { type Game, quickChance } from "@tabletown/kernel";
import type { HintLine } from "../table/table-model.ts";
import type { Thought, ToThink } from "./thinking.ts";

interface Player {
  readonly game: Game;
  readonly mind: Mind | undefined;
}

const players = new Map<string, Promise<Player>>();

async function playerFor({ game: id, options, table }: ToThink): Promise<Player> {
  const entry = catalog.find((each) => each.id === id);
  if (entry === undefined) throw new Error(`no game ${id}`);
  const [title, source] = await Promise.all([entry.load(), entry.mind?.()]);
  const chosen = title.options(options);
  if (!chosen.ok) throw new Error(chosen.problem);
  return {
    game: title.game(chosen.value, table ?? title.components.standard),
    mind: source?.mind(chosen.value, table),
  };
}

async function think(question: ToThink): Promise<Thought> {
  const key = JSON.stringify([question.game, question.options, question.table]);
  const pending = players.get(key) ?? playerFor(question);
  players.set(key, pending);
  const { game, mind } = await pending;
  const { view, seat, options: asked } = { view: question.view, seat: question.seat, options: question.choices };
  if (question.kind === "hint") {
    const advice = advise(game, mind, view, seat, { milliseconds: question.milliseconds ?? 600 });
    return { id: question.id, lines: advice.options.map((each) => lineOf(game, each)) };
  }
  const level: BotName = isBotName(question.level) ? question.level : "casual";
  const options = asked.flatMap((notation) => {
    const action = game.parse(notation);
    return action === undefined ? [] : [action];
  });
  const bot = botFor(level, game, mind);
  const chance = quickChance(question.luck);
  const { action, weighed } = bot.decide({ seat, view, options, chance, budget: BUDGETS[level] });
  return { id: question.id, move: game.format(action), lines: weighed.map((each) => lineOf(game, each)) };
}

function lineOf(game: Game, { action, value, points }: Advised): HintLine {
  return { notation: game.format(action), value, ...(points !== undefined && { points }) };
}

addEventListener("message", ({ data }: MessageEvent<ToThink>) => {
  think(data).then(
    (thought) => postMessage(thought),
    (error: unknown) => postMessage({ id: data.id, problem: String(error) } satisfies Thought),
  );
});
