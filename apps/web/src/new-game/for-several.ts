import type { OptionSpec, OptionValue } from "@tabletown/kernel";
import { inPlay, type LoadedGame } from "../library.ts";

type Options = Readonly<Record<string, OptionValue>>;

/** Whether a choice leaves room for more than one player. */
function isForSeveral(loaded: LoadedGame, options: Options): boolean {
  const chosen = inPlay(loaded, options);
  return chosen.ok && chosen.value.game.seats[1] > 1;
}

/** The options of a game that make sense where others come: variants for one player alone, and what belongs to them, are left out. */
export function forSeveral(
  loaded: LoadedGame,
  specs: readonly OptionSpec[],
  options: Options,
): { readonly specs: readonly OptionSpec[]; readonly options: Options } {
  const offered = specs.map((spec) => ({
    ...spec,
    values: spec.values.filter((value) => isForSeveral(loaded, { [spec.name]: value })),
  }));
  const kept = Object.entries(options).filter(([name, value]) =>
    offered.some((spec) => spec.name === name && spec.values.includes(value)),
  );
  return { specs: offered.filter(({ values }) => values.length > 1), options: Object.fromEntries(kept) };
}
