import { createRequire } from "node:module";
import { join } from "node:path";
import { chanceOf } from "@tabletown/kernel";
import { processorMilliseconds } from "../../processor-time.ts";
import type { BenchPosition as Start } from "./midgame.ts";
import { type SpeedMeasurement, speedOf } from "./speed.ts";

/** What its bot is told of a state. */
interface BgioPosition {
  readonly G: unknown;
  readonly ctx: object;
}

interface Ai {
  readonly MCTSBot: new (options: unknown) => { play(state: BgioPosition, playerID: string): Promise<unknown> };
}

interface Internal {
  InitializeGame(options: unknown): BgioPosition;
}

interface Moving {
  readonly G: unknown;
  readonly ctx: { readonly currentPlayer: string };
  readonly events: { endTurn(to: { next: string }): void };
  readonly random: { Die(n: number): number };
}

/** How many moves its playouts make unless told otherwise. */
export const DEPTH = 50;
const ITERATIONS = 25;

/** Tells how many iterations per second boardgame.io's own tree-search bot makes with our rules as its moves, from the same position. */
export function bgioSpeed(folder: string, { game, state, seat }: Start): SpeedMeasurement {
  const require = createRequire(join(folder, "package.json"));
  const { MCTSBot } = require("boardgame.io/ai") as Ai;
  const { InitializeGame } = require("boardgame.io/internal") as Internal;
  const theirs = {
    name: "bench",
    setup: () => game.copy(state),
    turn: { order: { first: () => seat, next: () => 0 } },
    endIf: ({ G }: Moving) => (game.toAct(G).length === 0 ? {} : undefined),
    moves: {
      act: ({ G, ctx, events, random }: Moving, action: unknown) => {
        game.apply(
          G,
          Number(ctx.currentPlayer),
          action,
          chanceOf((n) => random.Die(n) - 1),
        );
        const [next] = game.toAct(G);
        if (next !== undefined && String(next) !== ctx.currentPlayer) events.endTurn({ next: String(next) });
      },
    },
  };
  const enumerate = (G: unknown, ctx: Moving["ctx"]) =>
    game.actions(G, Number(ctx.currentPlayer)).map((action) => ({ move: "act", args: [action] }));
  const bot = new MCTSBot({ game: theirs, enumerate, iterations: ITERATIONS, playoutDepth: DEPTH });
  const start = InitializeGame({ game: theirs, numPlayers: Math.max(2, game.seats[0]) });
  return async (milliseconds) => {
    const begun = processorMilliseconds();
    let iterations = 0;
    while (processorMilliseconds() - begun < milliseconds) {
      await bot.play(start, String(seat));
      iterations += ITERATIONS;
    }
    return speedOf(iterations, processorMilliseconds() - begun);
  };
}
