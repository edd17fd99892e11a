import type { Mind } from "@tabletown/bots";
import { catalog } from "@tabletown/catalog";
import type { Game } from "@tabletown/kernel";

/** Which game a worker is asked about. */
export interface SubjectName {
  readonly game: string;
  readonly options: unknown;
  readonly table?: unknown;
}

/** A game that is thought about, and what it tells its bots, if anything. */
export interface BotSubject {
  readonly game: Game;
  readonly mind: Mind | undefined;
}

export async function subjectOf({ game: id, options, table }: SubjectName): Promise<BotSubject> {
  const entry = catalog.find((each) => each.id === id);
  if (entry === undefined) throw new Error(`no game ${id}`);
  // A mind that cannot be loaded is none: bots then go by the score.
  const [title, source] = await Promise.all([entry.load(), entry.mind?.().catch(() => undefined)]);
  const chosen = title.options(options);
  if (!chosen.ok) throw new Error(chosen.problem);
  return {
    game: title.game(chosen.value, table ?? title.components.standard),
    mind: source?.mind(chosen.value, table),
  };
}
