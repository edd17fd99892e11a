import { type Chance, quickChance } from "@tabletown/kernel";
import type { CallInput } from "@tabletown/protocol";
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
const AGAIN = 200;
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
  const time = { kind: "live", seconds: 2 + dice.int(4), increment: 0 } as const;
  botMatches.push(await begin(cluster, node, { game: "metropolia", seats: [BOT, BOT, BOT] }));
  abandoned.push(await begin(cluster, node, { game: "hidden-hands", seats: [{ who: "me" }, BOT], time }));
}

/** A match that is started, by whichever node can do it: the fault before may not be over everywhere. */
async function begin(cluster: Cluster, node: number, wanted: CallInput<"createMatch">["body"]): Promise<string> {
  for (let attempt = 0; ; attempt++) {
    const url = cluster.anyUrl(node + attempt);
    const begun = url === undefined ? undefined : await beginAt(url, wanted).catch(() => undefined);
    if (begun !== undefined) return begun;
    await pause(AGAIN);
  }
}

async function beginAt(url: string, wanted: CallInput<"createMatch">["body"]): Promise<string> {
  const host = await Guest.arrive(url, "Host");
  const { id } = await host.ask("createMatch", { body: { ...wanted, visibility: "public" } });
  await host.ask("command", { params: { match: id }, body: { do: "start" } });
  return id;
}

async function arrive(cluster: Cluster, node: number): Promise<Guest> {
  const url = cluster.anyUrl(node);
  if (url === undefined) throw new Error("no node is up");
  return Guest.arrive(url, `Guest ${node}`);
}
