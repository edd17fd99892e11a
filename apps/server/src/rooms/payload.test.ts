import { quickChance, type Seat, step, streamOf } from "@tabletown/kernel";
import { expect, test } from "vitest";
import type { MatchRow } from "../stores/matches.ts";
import { catalog, findTitle } from "../testing/titles.ts";
import { alike } from "./alike.ts";
import { masked, positionFor, type Shown, stepTexts } from "./payload.ts";
import { advance, emptyTable, type Table } from "./table.ts";

test("things are alike when their JSON is", () => {
  const things = [
    1,
    "1",
    [],
    {},
    [1],
    [1, 2],
    { a: 1 },
    { a: 2 },
    { a: 1, b: 2 },
    { b: 1 },
    { a: [] },
    { a: {} },
    "",
    0,
  ];
  for (const one of things) {
    for (const other of things) {
      expect(alike(one, structuredClone(other))).toBe(JSON.stringify(one) === JSON.stringify(other));
    }
  }
});

test.each(catalog.map(({ id }) => id))("%s: a step put together by hand says what the position says", async (id) => {
  const title = await findTitle(id);
  const options = title?.options({});
  if (title === undefined || !options?.ok) throw new Error("no such game");
  const game = title.game(options.value);
  const seats = Math.max(2, game.seats[0]);
  const dice = quickChance(id);
  const row = { id: "match123", settings: { time: { kind: "live", seconds: 60, increment: 1 } } } as MatchRow;
  let state: unknown = game.setup(seats, dice);
  let table: Table = { ...emptyTable(seats), status: "playing", state };
  table = { ...table, clock: { from: 1, left: table.seats.map(() => 60_000), running: [0] } };
  for (let seq = 1; seq < 60; seq++) {
    const [seat] = game.toAct(state);
    if (seat === undefined) break;
    const actions = game.actions(state, seat);
    const done = step(game, state, seat, actions[dice.int(actions.length)], streamOf("seed", seq));
    if (!done.ok) throw new Error(done.problem);
    const { draws, events } = done.value;
    const entry = { kind: "move", seq, at: seq, seat, move: "", draws } as const;
    table = advance(game, row.settings.time, table, entry, done.value);
    state = done.value.state;
    const shown: Shown = { row, game, table };
    const move = { seq, seat, events };
    const textFor = stepTexts(shown, move);
    const viewers: (Seat | undefined)[] = [undefined, ...table.seats.keys()];
    for (const viewer of viewers) {
      const said = { t: "step", match: row.id, ...masked(move, viewer), position: positionFor(shown, viewer) };
      expect(JSON.parse(textFor(viewer))).toEqual(JSON.parse(JSON.stringify(said)));
    }
  }
});
