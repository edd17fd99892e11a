import { savedComponents } from "../local/saved-match.ts";
import { type Save, storeSave } from "../local/saves.ts";
import { randomId } from "../part/random-id.ts";
import { go } from "../route.ts";
import type { ReplayMatch } from "./replay-match.ts";

/** Begins a new match of this browser where the replay stands: the viewer against bots. */
export async function playOn(match: ReplayMatch): Promise<void> {
  const { inPlay, seats, source } = match.played;
  if (source === undefined) return;
  const { game } = inPlay;
  const { toAct } = match.frame.value;
  const me = match.viewer.value ?? toAct[0] ?? 0;
  const save: Save = {
    id: randomId(10),
    game: game.id,
    rules: game.rules,
    options: game.options,
    ...savedComponents(inPlay),
    seats: seats.map(({ name, bot }, seat) => (seat === me ? { name } : { name, bot: bot ?? "casual" })),
    seed: source.seed,
    moves: source.moves.slice(0, match.position.value),
    updated: Date.now(),
    toAct,
  };
  await storeSave(save);
  go("play", save.id);
}
