import type { ReadonlySignal } from "@preact/signals";
import { type Person, peopleIn, type Seat } from "@tabletown/kernel";
import type { Choice, Setting } from "@tabletown/ui";
import type { InPlay } from "../library.ts";
import { settings } from "../settings.ts";

/** Somebody at a table, as far as sentences speak of them. */
export interface SeatName {
  readonly name: string;
  /** Whether the viewer, or somebody else on this device, plays this seat. */
  readonly mine: boolean;
}

interface Seated {
  readonly inPlay: InPlay;
  readonly players: ReadonlySignal<readonly SeatName[]>;
}

/** What everything drawn for a match knows, in the language of the moment. */
export function settingOf({ inPlay, players }: Seated): Setting {
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
function aloneIn(players: readonly SeatName[]): Seat | undefined {
  const first = players.findIndex(({ mine }) => mine);
  return first >= 0 && players.findLastIndex(({ mine }) => mine) === first ? first : undefined;
}

/** Actions as choices with their texts. */
export function choicesOf(
  inPlay: InPlay,
  players: readonly SeatName[],
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

function nameIn(players: readonly SeatName[]): (seat: Seat) => string {
  return (seat) => players[seat]?.name ?? String(seat + 1);
}
