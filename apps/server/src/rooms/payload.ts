import { commitmentTo, eventsFor, type Game, type GameEvent, type Seat } from "@tabletown/kernel";
import type { Happening, Position, ServerMessage, TableInfo } from "@tabletown/protocol";
import { type MatchRow, seatInfo } from "../stores/matches.ts";
import { alike } from "./alike.ts";
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

export function positionFor(shown: Shown, viewer: Seat | undefined): Position {
  const { game, table } = shown;
  const toAct = toActOf(game, table);
  const options = optionsFor(shown, viewer, toAct);
  const free = freeFor(table, viewer);
  return {
    move: table.moves,
    toAct: [...toAct],
    view: game.view(table.state, viewer),
    ...(options !== undefined && { options }),
    ...(free > 0 && { free }),
    ...(table.clock !== undefined && { clocks: clocksOf(table.clock) }),
  };
}

/** What a viewer who may act now may do. */
function optionsFor({ game, table }: Shown, viewer: Seat | undefined, toAct: readonly Seat[]): string[] | undefined {
  if (viewer === undefined || !toAct.includes(viewer) || table.seats[viewer]?.bot !== undefined) return undefined;
  return game.actions(table.state, viewer).map((action) => game.format(action));
}

/** How many moves a viewer may take back without asking. */
function freeFor({ status, free }: Table, viewer: Seat | undefined): number {
  return status === "playing" && viewer === free.seat ? free.count : 0;
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

/**
 * A "step" in JSON for each viewer. This is what the server does most, so it is put together by hand, and
 * what several viewers see alike is put into words once.
 */
export function stepTexts(shown: Shown, { seq, seat, events }: Unmasked): (viewer: Seat | undefined) => string {
  const { row, game, table } = shown;
  const head = `{"t":"step","match":"${row.id}","seq":${seq},"seat":${seat},"events":`;
  const toAct = toActOf(game, table);
  const open = events.every((event) => event.seenBy === undefined && event.otherwise === undefined);
  const eventsToAll = open ? JSON.stringify(events) : undefined;
  const position = `,"position":{"move":${table.moves},"toAct":[${toAct.join()}],"view":`;
  const clocks = table.clock === undefined ? "" : `,"clocks":${JSON.stringify(clocksOf(table.clock))}`;
  const seen: { readonly view: unknown; readonly text: string }[] = [];
  const viewText = (viewer: Seat | undefined): string => {
    const view = game.view(table.state, viewer);
    const known = seen.find((each) => alike(each.view, view));
    if (known !== undefined) return known.text;
    const text = JSON.stringify(view);
    seen.push({ view, text });
    return text;
  };
  return (viewer) => {
    const happened = eventsToAll ?? JSON.stringify(eventsFor(events, viewer));
    const options = optionsFor(shown, viewer, toAct);
    const free = freeFor(table, viewer);
    const own =
      (options === undefined ? "" : `,"options":${JSON.stringify(options)}`) + (free > 0 ? `,"free":${free}` : "");
    return `${head}${happened}${position}${viewText(viewer)}${own}${clocks}}}`;
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
