import { createRequire } from "node:module";
import { join } from "node:path";
import { chanceOf } from "@tabletown/kernel";
import { metropolia } from "@tabletown/metropolia";
import { answering, cpuSeconds } from "./child.ts";

/**
 * boardgame.io's server with the same game in it: our state as its G, our rules
 * as its move, its own dice, its default storage in memory. It does not even
 * look up whether a move is legal.
 */
const [folder = "", port = "0"] = process.argv.slice(2);
const require = createRequire(join(folder, "package.json"));
const { Server } = require("boardgame.io/server") as BoardgameIo;

interface BoardgameIo {
  Server(options: unknown): { run(port: number): Promise<unknown> };
}

const options = metropolia.options({});
if (!options.ok) throw new Error(options.problem);
const game = metropolia.game(options.value);
type State = ReturnType<typeof game.setup>;

const bench = {
  name: "bench",
  setup: ({ ctx, random }: { ctx: { numPlayers: number }; random: { Die(n: number): number } }) =>
    game.setup(
      ctx.numPlayers,
      chanceOf((n) => random.Die(n) - 1),
    ),
  turn: { activePlayers: { all: null } },
  moves: {
    act: {
      client: false,
      move: (
        { G, playerID, random }: { G: State; playerID: string; random: { Die(n: number): number } },
        notation: string,
      ) => {
        const action = game.parse(notation);
        if (action === undefined || !game.toAct(G).includes(Number(playerID))) return "INVALID_MOVE";
        game.apply(
          G,
          Number(playerID),
          action,
          chanceOf((n) => random.Die(n) - 1),
        );
        return undefined;
      },
    },
  },
  playerView: ({ G, playerID }: { G: State; playerID: string | null }) =>
    game.view(G, playerID === null ? undefined : Number(playerID)),
};

await Server({ games: [bench], origins: ["*"] }).run(Number(port));
answering({ cpu: () => cpuSeconds() });
process.once("SIGTERM", () => process.exit(0));
