import { type GameRecord, gameOfRecord, type Language, recordFaultText, replay } from "@tabletown/kernel";
import { inPlay, loadGame, shown } from "../library.ts";
import { matchOf } from "../local/local-table.ts";
import { find } from "../local/saves.ts";
import { settings } from "../settings.ts";
import { t } from "../text/index.ts";
import { opened } from "./opened.ts";
import { type Played, statesOf } from "./replay-table.ts";

/** A game to watch, or a sentence that says why not. */
export async function openReplay(id: string): Promise<Played | string> {
  const record = opened.get(id);
  return record === undefined ? fromSave(id) : fromRecord(record, settings.value.language);
}

async function fromSave(id: string): Promise<Played | string> {
  const save = await find(id);
  if (save === undefined) return t().gone;
  const loaded = await loadGame(save.game);
  const chosen = inPlay(loaded, save.options);
  const match = chosen.ok && loaded.title.rules === save.rules ? matchOf(chosen.value, save) : undefined;
  if (!chosen.ok || match === undefined) return t().oldRules;
  const over = save.toAct.length === 0;
  const eyes = save.seats.flatMap(({ bot }, seat) => (over || bot === undefined ? [seat] : []));
  return {
    inPlay: chosen.value,
    seats: save.seats,
    states: statesOf(match),
    moves: match.moves,
    seed: save.seed,
    eyes,
  };
}

async function fromRecord(record: GameRecord, language: Language): Promise<Played | string> {
  if (!shown.some(({ id }) => id === record.game)) {
    return recordFaultText(language, { code: "unknown-game", at: "game", detail: record.game });
  }
  const loaded = await loadGame(record.game);
  const game = gameOfRecord(loaded.title, record);
  if (!game.ok) return recordFaultText(language, game.problem);
  const again = replay(game.value, record);
  if (!again.ok) return recordFaultText(language, again.problem);
  const chosen = inPlay(loaded, record.options, record.components.table);
  if (!chosen.ok) return chosen.problem;
  const { seed } = record.chance;
  return {
    inPlay: chosen.value,
    seats: record.seats,
    states: again.value.states,
    moves: again.value.moves,
    ...(seed !== undefined && record.components.table === undefined && { seed }),
    eyes: record.standing === undefined ? [] : record.seats.map((_, seat) => seat),
  };
}
