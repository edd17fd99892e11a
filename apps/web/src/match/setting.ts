import { type Person, peopleIn, type Seat } from "@tabletown/kernel";
import type { Choice, Setting } from "@tabletown/ui";
import type { InPlay } from "../library.ts";
import { settings } from "../settings.ts";
import type { MatchModel, SeatedPlayer } from "./match-model.ts";

/** What everything drawn for a match knows, in the language of the moment. */
export function settingOf({ inPlay, players }: Pick<MatchModel, "inPlay" | "players">): Setting {
  const { language } = settings.value;
  return {
    options: inPlay.game.options,
    table: inPlay.table,
    language,
    words: inPlay.words(language),
    name: nameIn(players.value),
    you: aloneIn(players.value),
  };
}

/** Everybody as sentences speak of them. */
export function whoIn({ language, name, you }: Setting): (seat: Seat) => Person {
  return peopleIn(language, name, you);
}

/** Who plays alone at this screen is spoken to; several who share it are told apart by their names. */
function aloneIn(players: readonly SeatedPlayer[]): Seat | undefined {
  const first = players.findIndex(({ mine }) => mine);
  return first >= 0 && players.findLastIndex(({ mine }) => mine) === first ? first : undefined;
}

/** Actions as choices with their texts. */
export function choicesOf(
  inPlay: InPlay,
  players: readonly SeatedPlayer[],
  view: unknown,
  actions: readonly unknown[],
): readonly Choice[] {
  const words = inPlay.words(settings.value.language);
  const name = nameIn(players);
  return actions.map((action) => ({
    action,
    notation: inPlay.game.format(action),
    text: words.action(action, view, name),
  }));
}

function nameIn(players: readonly SeatedPlayer[]): (seat: Seat) => string {
  return (seat) => players[seat]?.name ?? String(seat + 1);
}
