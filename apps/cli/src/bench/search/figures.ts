import { fallbackMind, type Mind, searchBot } from "@tabletown/bots";
import { type CatalogEntry, findMind } from "@tabletown/catalog";
import { quickChance } from "@tabletown/kernel";
import { processorMilliseconds } from "../../processor-time.ts";
import { bgioSpeed, DEPTH } from "./bgio-bot.ts";
import { type BenchPosition, midgame } from "./midgame.ts";
import { type SpeedMeasurement, speedOf } from "./speed.ts";

/**
 * Iterations of boardgame.io's bot; random playouts of the same depth as theirs, the same work on both sides; tree search,
 * where an iteration ends in a leaf and looks once at every option there; and rollouts.
 */
export type Figure = "theirs" | "playouts" | "tree" | "rollouts";

/** What is needed to measure a figure of a game; nothing where there is no such figure. */
export async function measurementOf(
  figure: Figure,
  entry: CatalogEntry,
  folder: string | undefined,
): Promise<SpeedMeasurement | undefined> {
  const position = await midgame(entry);
  if (figure === "theirs") return folder === undefined ? undefined : bgioSpeed(folder, position);
  if (figure === "playouts") return playoutSpeed(position);
  const mind = (await findMind(entry.id))?.mind(position.options) ?? fallbackMind(position.game);
  const { rollout, ...withoutRollout } = mind;
  // The evaluation a person can read; the learned one is for strength, not for speed.
  if (figure === "tree") return searchSpeed(position, withoutRollout);
  return rollout === undefined ? undefined : searchSpeed(position, mind);
}

function playoutSpeed({ game, state }: BenchPosition): SpeedMeasurement {
  const chance = quickChance("playouts");
  return (milliseconds) => {
    const begun = processorMilliseconds();
    let playouts = 0;
    for (; processorMilliseconds() - begun < milliseconds; playouts++) {
      const s = game.copy(state);
      for (let depth = 0; depth < DEPTH; depth++) {
        const [seat] = game.toAct(s);
        if (seat === undefined) break;
        const actions = game.actions(s, seat);
        game.apply(s, seat, actions[chance.int(actions.length)], chance);
      }
    }
    return speedOf(playouts, processorMilliseconds() - begun);
  };
}

function searchSpeed({ game, state, seat }: BenchPosition, mind: Mind): SpeedMeasurement {
  let judged = 0;
  const counting: Mind = {
    ...mind,
    evaluate(s) {
      judged++;
      return mind.evaluate(s);
    },
  };
  const bot = searchBot(game, counting, { clock: processorMilliseconds });
  return (milliseconds) => {
    judged = 0;
    const { iterations, milliseconds: took } = bot.decide({
      seat,
      view: game.view(state, seat),
      options: game.actions(state, seat),
      chance: quickChance("bench"),
      budget: { milliseconds },
    });
    return speedOf(iterations, took, judged);
  };
}
