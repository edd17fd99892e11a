import { type GameRecord, type Language, recordFaultText, verifySteps } from "@tabletown/kernel";
import { inPlay, isInCatalog, type LoadedGame, loadGame } from "../library.ts";
import { savedSteps } from "../local/saved-match.ts";
import { findSave } from "../local/saves.ts";
import { finishInSlices } from "../part/in-slices.ts";
import { onlineMatch } from "../replay/online-name.ts";
import { findOpened, OPENED, playedRecords } from "../replay/opened-records.ts";
import { shownByTodaysRules, type WrittenGame, writtenGame } from "../replay/outdated-game.ts";
import { type AboutReviewed, knownGame, type PlayedGame } from "../replay/played-game.ts";
import { replayedRecord } from "../replay/replayed-record.ts";
import { shownSeats } from "../replay/shown-seats.ts";
import { settings } from "../settings.ts";
import { t } from "../text/index.ts";

/** A game to watch, and the way back where it is still being played. */
export interface FoundReplay {
  readonly played: PlayedGame;
  readonly running?: string;
  /** Where only its beginning can be shown: why, and all that is written down. */
  readonly rest?: { readonly why: string; readonly written: WrittenGame };
}

/** A game of which nothing can be drawn. */
interface OnlyWritten {
  readonly why: string;
  readonly written: WrittenGame;
}

/** A game to watch, or a sentence that says why not. */
export async function openReplay(id: string): Promise<FoundReplay | OnlyWritten | string> {
  if (id.startsWith(OPENED)) {
    const record = findOpened(id);
    return record === undefined ? t().goneFile : fromRecord(record, settings.value.language);
  }
  const [, kind, name = "", key] = /^(shared|record)-([0-9a-z]+)(?:-([0-9a-f]+))?$/.exec(id) ?? [];
  if (kind !== undefined) {
    const { fetchShared, fetchUploaded } = await import("../online/match-requests.ts");
    const kept = kind === "shared" ? await fetchShared(name, key ?? "") : await fetchUploaded(name);
    return typeof kept === "string" ? kept : fromRecord(kept, settings.value.language);
  }
  const match = onlineMatch(id);
  if (match === undefined) return fromSave(id);
  const online = await (await import("../online/finished-match.ts")).finishedMatch(match);
  return typeof online === "string" ? online : fromRecord(online.record, settings.value.language, online.about);
}

async function fromSave(id: string): Promise<FoundReplay | OnlyWritten | string> {
  const save = await findSave(id);
  if (save === undefined) return t().gone;
  const loaded = await loadGame(save.game);
  const chosen = inPlay(loaded, save.options, save.table, save.pack);
  const steps = chosen.ok && loaded.title.rules === save.rules ? savedSteps(chosen.value, save) : undefined;
  const again = steps && (await finishInSlices(steps));
  if (!chosen.ok || again === undefined) return { why: t().oldRules, written: save };
  const over = save.toAct.length === 0;
  const everybody = save.seats.map((_, seat) => seat);
  const people = everybody.filter((seat) => save.seats[seat]?.bot === undefined);
  // While a match runs, nobody looks into another's hand, not even at one screen; and its luck stays unknown.
  const alone = people.length === 1 || !loaded.board.secrets;
  const [reader] = people.length === 1 ? people : [];
  const review = { record: `match-${id}`, ...(reader !== undefined && { reader }) };
  const { match, states } = again;
  const known = { inPlay: chosen.value, seats: save.seats, states, moves: match.moves };
  return over
    ? { played: knownGame({ ...known, viewers: [undefined, ...everybody], seed: save.seed, review }) }
    : {
        played: knownGame({
          ...known,
          viewers: alone ? people : [undefined],
          // A hint could be had as well; but where something is hidden, chances would tell of it.
          ...(!loaded.board.secrets && { review }),
        }),
        running: id,
      };
}

async function fromRecord(
  record: GameRecord,
  language: Language,
  about: AboutReviewed = aboutRecord(record),
): Promise<FoundReplay | OnlyWritten | string> {
  const known = playedRecords.get(record);
  if (known !== undefined) return { played: known };
  if (!isInCatalog(record.game)) {
    const why = recordFaultText(language, { code: "unknown-game", path: "game", detail: record.game });
    return { why, written: writtenGame(record) };
  }
  const loaded = await loadGame(record.game);
  const replayed = await replayedRecord(loaded.title, record);
  if (!replayed.ok && replayed.problem.code === "other-rules") return underOtherRules(loaded, record);
  if (!replayed.ok) return recordFaultText(language, replayed.problem);
  const { game, again } = replayed.value;
  const chosen = inPlay(loaded, record.options, record.components.table);
  if (!chosen.ok) return chosen.problem;
  const { seed } = record.chance;
  const fair = seed !== undefined && (await finishInSlices(verifySteps(game, record, again))).ok;
  // A match that was given up or closed has no standing; the server hands out the record of no other.
  const over = record.standing !== undefined || about.match !== undefined;
  const played = knownGame({
    inPlay: chosen.value,
    seats: shownSeats(record),
    states: again.states,
    moves: again.moves,
    ...(seed !== undefined && { seed, fair }),
    ...((over || !loaded.board.secrets) && { review: about }),
    viewers: [undefined, ...(over ? record.seats.map((_, seat) => seat) : [])],
  });
  playedRecords.set(record, played);
  return { played };
}

function underOtherRules(loaded: LoadedGame, record: GameRecord): FoundReplay | OnlyWritten {
  const written = writtenGame(record);
  const played = shownByTodaysRules(loaded, record);
  if (played === undefined) return { why: t().otherRules(record.rules), written };
  const why = `${t().otherRules(record.rules)} ${t().shownSoFar(played.length, record.moves.length)}`;
  return { played, rest: { why, written } };
}

/** Whose name stands in a record as in the settings is taken to be who looks; alone there is nobody else. */
function aboutRecord(record: GameRecord): AboutReviewed {
  const seats = shownSeats(record);
  const reader = seats.length === 1 ? 0 : seats.findIndex(({ name, bot }) => !bot && name === settings.value.name);
  return { record: record.seal, ...(reader >= 0 && { reader }) };
}
