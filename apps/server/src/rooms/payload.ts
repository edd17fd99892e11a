import { commitmentTo, eventsFor, type GameEvent, type Seat } from "@tabletown/kernel";
import type { MatchInfo, MissedMove, Position, ServerMessage } from "@tabletown/protocol";
import { seatInfo } from "../stores/matches.ts";
import { clocksOf } from "./clock.ts";
import { waitingFor } from "./consent.ts";
import { bytesOf } from "./frame.ts";
import { jsonEqual } from "./json-equal.ts";
import type { ReadonlyMatch } from "./live-match.ts";
import { isOver, type MatchState } from "./match-state.ts";

// Everything that leaves the server about a match is built here, for one viewer at a time.

/** Whom something is told, besides the seat whose view they have. */
export interface Listener {
  /** At the table: they may pass the invitation on. */
  readonly inside: boolean;
  /** They may let back whom they have removed. */
  readonly hosts: boolean;
}

export function matchInfo({ row, state }: ReadonlyMatch, { inside, hosts }: Listener): MatchInfo {
  const { settings } = row;
  const { ask, removed } = state;
  return {
    id: row.id,
    seq: state.seq,
    game: row.game,
    rules: row.rules,
    options: { ...settings.options },
    components: settings.components,
    ownTable: settings.table !== undefined,
    ...(settings.pack !== undefined && { pack: settings.pack }),
    visibility: row.visibility,
    ...(inside && { code: row.code }),
    ...(state.host !== undefined && { host: state.host }),
    ...(hosts && removed !== undefined && { removed: [...removed] }),
    status: state.status,
    seats: state.seats.map(seatInfo),
    time: settings.time,
    onTimeout: settings.onTimeout,
    accountsOnly: settings.accountsOnly ?? false,
    takebacks: settings.takebacks,
    agreedDraws: settings.agreedDraws,
    spectators: settings.spectators,
    ...(settings.startWhenFull && { startWhenFull: true }),
    commitment: commitmentTo(row.seed),
    ...(isOver(state) && { seed: row.seed }),
    ...(state.seedKnown && { seedKnown: true }),
    created: row.created,
    ...(ask !== undefined && { ask: { ...ask, agreed: [...ask.agreed], waiting: waitingFor(state.seats, ask) } }),
    ...(state.takenBack !== undefined && { takenBack: [...state.takenBack] }),
    ...(state.result !== undefined && { result: state.result }),
    ...(state.rematch !== undefined && { rematch: state.rematch }),
    ...(state.rematchBy !== undefined && { rematchBy: state.rematchBy }),
    ...(settings.continued && { continued: true }),
  };
}

export function positionFor(shown: ReadonlyMatch, viewer: Seat | undefined): Position {
  const { game, state } = shown;
  const options = optionsFor(shown, viewer);
  const free = freeFor(state, viewer);
  return {
    move: state.moves,
    toAct: [...state.toAct],
    view: game.view(state.position, viewer),
    ...(options !== undefined && { options }),
    ...(free > 0 && { free }),
    ...(state.clock !== undefined && { clocks: clocksOf(state.clock) }),
  };
}

/** What a viewer who may act now may do. */
function optionsFor({ game, state }: ReadonlyMatch, viewer: Seat | undefined): string[] | undefined {
  if (viewer === undefined || !state.toAct.includes(viewer) || state.seats[viewer]?.bot !== undefined) return undefined;
  return game.actions(state.position, viewer).map((action) => game.format(action));
}

/** How many moves a viewer may take back without asking. */
function freeFor({ status, seats, free }: MatchState, viewer: Seat | undefined): number {
  const plays = viewer === free.seat && seats[viewer]?.bot === undefined;
  return status === "playing" && plays ? free.count : 0;
}

/** A move as it happened, before anything is hidden from anybody. Never sent like this. */
export interface UnmaskedMove {
  readonly seq: number;
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
}

export function masked({ seq, seat, events }: UnmaskedMove, viewer: Seat | undefined): MissedMove {
  return { seq, seat, events: eventsFor(events, viewer) as MissedMove["events"] };
}

export function syncMessage(
  shown: ReadonlyMatch,
  viewer: Seat | undefined,
  listener: Listener,
  missed?: readonly UnmaskedMove[],
): Extract<ServerMessage, { t: "sync" }> {
  const { row, state } = shown;
  return {
    t: "sync",
    match: row.id,
    seq: state.seq,
    ...(viewer !== undefined && { as: viewer }),
    table: matchInfo(shown, listener),
    ...(state.position !== undefined && { position: positionFor(shown, viewer) }),
    ...(missed !== undefined && { missed: missed.map((each) => masked(each, viewer)) }),
  };
}

/** For those who may look no longer: the table, and nothing of what lies on it. */
export function closedMessage({ row, game, state }: ReadonlyMatch, listener: Listener): ServerMessage {
  const { position: _, ...table } = state;
  return syncMessage({ row, game, state: table }, undefined, listener);
}

/**
 * The bytes of a "step" in JSON, in parts, for each viewer. This is what the server does most, so it is put together by
 * hand, and what several viewers see alike is put into words once. `unmasked`: all of its events in JSON.
 */
export function stepBytes(
  shown: ReadonlyMatch,
  { seq, seat, events }: UnmaskedMove,
  unmasked: string,
): (viewer: Seat | undefined) => readonly string[] {
  const { row, game, state } = shown;
  const head = `{"t":"step","match":"${row.id}","seq":${seq},"seat":${seat},"events":`;
  const open = events.every((event) => event.seenBy === undefined && event.otherwise === undefined);
  const eventsToAll = open ? bytesOf(unmasked) : undefined;
  const position = `,"position":{"move":${state.moves},"toAct":[${state.toAct.join()}],"view":`;
  const clocks = state.clock === undefined ? "" : `,"clocks":${JSON.stringify(clocksOf(state.clock))}`;
  const seen: { readonly view: unknown; readonly bytes: string }[] = [];
  const viewBytes = (viewer: Seat | undefined): string => {
    const [first] = seen;
    if (game.viewsAlike && first !== undefined) return first.bytes;
    const view = game.view(state.position, viewer);
    const known = seen.find((each) => jsonEqual(each.view, view));
    if (known !== undefined) return known.bytes;
    const bytes = bytesOf(JSON.stringify(view));
    seen.push({ view, bytes });
    return bytes;
  };
  return (viewer) => {
    const happened = eventsToAll ?? bytesOf(JSON.stringify(eventsFor(events, viewer)));
    const options = optionsFor(shown, viewer);
    const free = freeFor(state, viewer);
    const parts = [head, happened, position, viewBytes(viewer)];
    if (options !== undefined) parts.push(',"options":', bytesOf(JSON.stringify(options)));
    parts.push(free > 0 ? `,"free":${free}${clocks}}}` : `${clocks}}}`);
    return parts;
  };
}

export function infoMessage(shown: ReadonlyMatch, listener: Listener): ServerMessage {
  const { row, state } = shown;
  return {
    t: "table",
    match: row.id,
    seq: state.seq,
    table: matchInfo(shown, listener),
    ...(state.clock !== undefined && { clocks: clocksOf(state.clock) }),
  };
}
