import { quickChance, type Seat, step, streamOf } from "@tabletown/kernel";
import { expect, test } from "vitest";
import type { MatchRow } from "../stores/matches.ts";
import { catalog, findTitle } from "../testing/titles.ts";
import { advance } from "./advance.ts";
import { jsonEqual } from "./json-equal.ts";
import type { ReadonlyMatch } from "./live-match.ts";
import { emptyState, type MatchState } from "./match-state.ts";
import { masked, positionFor, stepBytes } from "./payload.ts";

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
      expect(jsonEqual(one, structuredClone(other))).toBe(JSON.stringify(one) === JSON.stringify(other));
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
  let position: unknown = game.setup(seats, dice);
  let state: MatchState = { ...emptyState(seats), status: "playing", position, toAct: game.toAct(position) };
  state = { ...state, clock: { from: 1, left: state.seats.map(() => 60_000), running: [0] } };
  for (let seq = 1; seq < 60; seq++) {
    const [seat] = game.toAct(position);
    if (seat === undefined) break;
    const actions = game.actions(position, seat);
    const done = step(game, position, seat, actions[dice.int(actions.length)], streamOf("seed", seq));
    if (!done.ok) throw new Error(done.problem);
    const { draws, events } = done.value;
    const entry = { kind: "move", seq, at: seq, seat, move: "", draws } as const;
    position = done.value.state;
    state = advance(game, row.settings.time, state, entry, { position, toAct: game.toAct(position), events });
    const shown: ReadonlyMatch = { row, game, state };
    const move = { seq, seat, events };
    const textFor = stepBytes(shown, move, JSON.stringify(move.events));
    const viewers: (Seat | undefined)[] = [undefined, ...state.seats.keys()];
    for (const viewer of viewers) {
      const said = { t: "step", match: row.id, ...masked(move, viewer), position: positionFor(shown, viewer) };
      expect(JSON.parse(textFor(viewer).join(""))).toEqual(JSON.parse(JSON.stringify(said)));
    }
  }
});
