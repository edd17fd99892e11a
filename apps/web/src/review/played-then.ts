import { type InPlay, inPlay, loadGame } from "../library.ts";
import { settings } from "../settings.ts";
import type { Exercise } from "./exercise.ts";

/** The game of an exercise as it was played; undefined where its rules are no longer known. */
export async function exerciseInPlay({ game, rules, options, table, pack }: Exercise): Promise<InPlay | undefined> {
  const loaded = await loadGame(game);
  const chosen = inPlay(loaded, options, table, pack);
  return chosen.ok && loaded.title.rules === rules ? chosen.value : undefined;
}

/** What was played then, in words. */
export function playedThen({ game, words }: InPlay, { played, view, names }: Exercise): string {
  const action = game.parse(played);
  if (action === undefined) return played;
  return words(settings.value.language).action(action, view, (seat) => names[seat] ?? String(seat + 1));
}
