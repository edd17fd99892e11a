import { commitmentTo, eventsFor, type Game, type GameEvent, type Seat } from "@tabletown/kernel";
import type { Happening, Position, ServerMessage, TableInfo } from "@tabletown/protocol";
import { type MatchRow, seatInfo } from "../stores/matches.ts";
import { clocksOf } from "./clock.ts";
import { waitingFor } from "./consent.ts";
import { type Table, toActOf } from "./table.ts";

/** Everything that leaves the server about a match is built here, for one viewer at a time. */
export interface Shown {
  readonly row: MatchRow;
  readonly game: Game;
  readonly table: Table;
}

/** `inside`: for those at the table, who may pass the invitation on. */
export function tableInfo({ row, table }: Shown, inside: boolean): TableInfo {
  const { settings } = row;
  const { ask } = table;
  const finished = table.status === "over" || table.status === "closed";
  return {
    id: row.id,
    seq: table.seq,
    game: row.game,
    rules: row.rules,
    options: { ...settings.options },
    components: settings.components,
    ownTable: settings.table !== undefined,
    visibility: row.visibility,
    ...(inside && { code: row.code }),
    ...(table.host !== undefined && { host: table.host }),
    status: table.status,
    seats: table.seats.map(seatInfo),
    time: settings.time,
    onTimeout: settings.onTimeout,
    takebacks: settings.takebacks,
    agreedDraws: settings.agreedDraws,
    spectators: settings.spectators,
    commitment: commitmentTo(row.seed),
    ...(finished && { seed: row.seed }),
    created: row.created,
    ...(ask !== undefined && { ask: { ...ask, agreed: [...ask.agreed], waiting: waitingFor(table.seats, ask) } }),
    ...(table.result !== undefined && { result: table.result }),
    ...(table.rematch !== undefined && { rematch: table.rematch }),
    ...(settings.continued && { continued: true }),
  };
}

export function positionFor({ game, table }: Shown, viewer: Seat | undefined): Position {
  const toAct = toActOf(game, table);
  const asked = viewer !== undefined && toAct.includes(viewer) && table.seats[viewer]?.bot === undefined;
  const free = table.status === "playing" && viewer === table.free.seat ? table.free.count : 0;
  return {
    move: table.moves,
    toAct: [...toAct],
    view: game.view(table.state, viewer),
    ...(asked && { options: game.actions(table.state, viewer).map((action) => game.format(action)) }),
    ...(free > 0 && { free }),
    ...(table.clock !== undefined && { clocks: clocksOf(table.clock) }),
  };
}

/** A move as it happened, before anything is hidden from anybody. Never sent like this. */
export interface Unmasked {
  readonly seq: number;
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
}

export function masked({ seq, seat, events }: Unmasked, viewer: Seat | undefined): Happening {
  return { seq, seat, events: eventsFor(events, viewer) as Happening["events"] };
}

export function syncMessage(
  shown: Shown,
  viewer: Seat | undefined,
  inside: boolean,
  missed?: readonly Unmasked[],
): Extract<ServerMessage, { t: "sync" }> {
  const { row, table } = shown;
  return {
    t: "sync",
    match: row.id,
    seq: table.seq,
    ...(viewer !== undefined && { as: viewer }),
    table: tableInfo(shown, inside),
    ...(table.state !== undefined && { position: positionFor(shown, viewer) }),
    ...(missed !== undefined && { missed: missed.map((each) => masked(each, viewer)) }),
  };
}

export function stepMessage(shown: Shown, move: Unmasked, viewer: Seat | undefined): ServerMessage {
  return {
    t: "step",
    match: shown.row.id,
    ...masked(move, viewer),
    seat: move.seat,
    position: positionFor(shown, viewer),
  };
}

export function tableMessage(shown: Shown, inside: boolean): ServerMessage {
  const { row, table } = shown;
  return {
    t: "table",
    match: row.id,
    seq: table.seq,
    table: tableInfo(shown, inside),
    ...(table.clock !== undefined && { clocks: clocksOf(table.clock) }),
  };
}
