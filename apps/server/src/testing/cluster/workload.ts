import { type Chance, quickChance } from "@tabletown/kernel";
import { Guest } from "../guest.ts";
import type { Cluster } from "./cluster.ts";
import { type Manners, Player, pause } from "./player.ts";

/** What is played meanwhile, and what was said about it. */
export interface Workload {
  readonly players: Player[];
  /** Matches of bots alone, which nobody watches. */
  readonly botMatches: string[];
  /** Matches whose only person never comes: the clock runs out, and bots play on. */
  readonly abandoned: string[];
}

const GAMES = ["metropolia", "sealed-bids", "metropolia", "hidden-hands"] as const;
const BOT = { who: "bot", bot: "random" } as const;

/** Matches of two people on different nodes each; every third with a bot, every other one with a clock. */
export async function openMatches(
  cluster: Cluster,
  count: number,
  manners: Manners,
  seed: string,
  acknowledged: () => void,
): Promise<Player[]> {
  const players: Player[] = [];
  const open = async (n: number): Promise<void> => {
    const homes = [n % cluster.size, (n + 1) % cluster.size];
    const [host, guest] = await Promise.all(homes.map((home) => arrive(cluster, home)));
    if (host === undefined || guest === undefined) throw new Error("nobody came");
    const { id } = await host.ask("createMatch", {
      body: {
        game: GAMES[n % GAMES.length] ?? "metropolia",
        seats: [{ who: "me" }, { who: "open" }, ...(n % 3 === 0 ? [BOT] : [])],
        visibility: "public",
        startWhenFull: true,
        ...(n % 2 === 0 && { time: { kind: "live", seconds: 3_600, increment: 10 } as const }),
      },
    });
    await guest.ask("command", { params: { match: id }, body: { do: "sit", seat: 1 } });
    for (const [seat, { cookie }] of [host, guest].entries()) {
      const sitting = { cookie, match: id, seat, home: homes[seat] ?? 0 };
      players.push(new Player(cluster, sitting, quickChance(`${seed} ${n} ${seat}`), manners, acknowledged));
    }
  };
  for (let from = 0; from < count; from += 10) {
    await Promise.all(Array.from({ length: Math.min(10, count - from) }, (_, index) => open(from + index)));
  }
  return players;
}

/** Nobody will look at these: a match between bots, and one that its person has left with the clock running. */
export async function openUnwatched(
  cluster: Cluster,
  node: number,
  { botMatches, abandoned }: Workload,
  dice: Chance,
): Promise<void> {
  const host = await arrive(cluster, node);
  const bots = await host.ask("createMatch", {
    body: { game: "metropolia", seats: [BOT, BOT, BOT], visibility: "public" },
  });
  await host.ask("command", { params: { match: bots.id }, body: { do: "start" } });
  botMatches.push(bots.id);
  const left = await host.ask("createMatch", {
    body: {
      game: "hidden-hands",
      seats: [{ who: "me" }, BOT],
      visibility: "public",
      time: { kind: "live", seconds: 2 + dice.int(4), increment: 0 },
    },
  });
  await host.ask("command", { params: { match: left.id }, body: { do: "start" } });
  abandoned.push(left.id);
}

async function arrive(cluster: Cluster, node: number): Promise<Guest> {
  for (;;) {
    const url = cluster.anyUrl(node);
    if (url !== undefined) return Guest.arrive(url, `Guest ${node}`);
    await pause(100);
  }
}
