import { createRequire } from "node:module";
import type { AddressInfo, Server as NetServer } from "node:net";
import { join } from "node:path";
import { chanceOf, legal } from "@tabletown/kernel";
import { answering, cpuSeconds } from "./child.ts";
import { playedGame } from "./played-game.ts";

/**
 * boardgame.io's server with the same game in it: our state as its G, our rules
 * as its move, its own dice, its default storage in memory or its storage in files.
 */
const [folder = "", id = "", files = ""] = process.argv.slice(2);
const require = createRequire(join(folder, "package.json"));
const { Server, FlatFile } = require("boardgame.io/server") as BoardgameIo;

interface BoardgameIo {
  Server(options: unknown): { run(port: number): Promise<{ readonly appServer: NetServer }> };
  readonly FlatFile: new (options: { dir: string }) => unknown;
}

const game = await playedGame(id);

interface Moving {
  readonly G: unknown;
  readonly playerID: string;
  readonly random: { Die(n: number): number };
}

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
      move: ({ G, playerID, random }: Moving, notation: string) => {
        const action = legal(game, G, Number(playerID), notation);
        if (!action.ok) return "INVALID_MOVE";
        game.apply(
          G,
          Number(playerID),
          action.value,
          chanceOf((n) => random.Die(n) - 1),
        );
        return undefined;
      },
    },
  },
  playerView: ({ G, playerID }: { G: unknown; playerID: string | null }) =>
    game.view(G, playerID === null ? undefined : Number(playerID)),
};

const storage = files === "" ? {} : { db: new FlatFile({ dir: files }) };
const { appServer } = await Server({ games: [bench], origins: ["*"], ...storage }).run(0);
answering({ cpu: () => cpuSeconds(), port: () => (appServer.address() as AddressInfo).port });
process.once("SIGTERM", () => process.exit(0));
