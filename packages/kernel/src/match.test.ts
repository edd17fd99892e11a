import { highStreet } from "@tabletown/_template";
import { expect, test } from "vitest";
import type { GameEvent } from "./event.ts";
import { canonical } from "./json.ts";
import { freeTakebacks, openMatch, play, takeBack } from "./match.ts";
import { preview } from "./preview.ts";

const game = highStreet.game({ corners: 1 });
const cause = { rule: "1" };
const move = (seat: number, draws: number[] = [], events: GameEvent[] = []) => ({ seat, draws, events });

test("own moves in which nothing was drawn or revealed come back freely, no further", () => {
  expect(freeTakebacks([], 0)).toBe(0);
  expect(freeTakebacks([move(1), move(0), move(0)], 0)).toBe(2);
  expect(freeTakebacks([move(0), move(1)], 0)).toBe(0);
  expect(freeTakebacks([move(0), move(0, [4]), move(0)], 0)).toBe(1);
  expect(freeTakebacks([move(0), move(0, [], [{ what: "drew", cause, reveals: true }]), move(0)], 0)).toBe(1);
});

test("a move taken back and made again draws the same", () => {
  const opening = openMatch(game, 2, "again");
  const action = game.actions(opening.state, 0)[0];
  const once = play(opening, 0, action);
  if (!once.ok) throw new Error(once.problem);
  const back = takeBack(once.value, 1);
  expect(canonical(back.state)).toBe(canonical(opening.state));
  const twice = play(back, 0, action);
  expect(twice.ok && canonical(twice.value.state)).toBe(canonical(once.value.state));
});

test("a refused move changes nothing and says why", () => {
  const opening = openMatch(game, 2, "refused");
  const before = canonical(opening.state);
  expect(play(opening, 1, game.actions(opening.state, 0)[0])).toEqual({ ok: false, problem: "not-your-turn" });
  expect(play(opening, 7, "build tower")).toEqual({ ok: false, problem: "no-such-seat" });
  expect(play(opening, 0, "build castle")).toEqual({ ok: false, problem: "illegal" });
  expect(canonical(opening.state)).toBe(before);
});

test("a move may be given as data or as notation", () => {
  const opening = openMatch(game, 2, "both");
  const action = game.actions(opening.state, 0)[0];
  if (action === undefined) throw new Error("no action");
  const byData = play(opening, 0, { ...action });
  const byText = play(opening, 0, game.format(action));
  expect(byData.ok && byText.ok && canonical(byData.value.state)).toBe(byText.ok && canonical(byText.value.state));
});

test("a preview tells what is certain and stops before what is hidden", () => {
  const { state } = openMatch(game, 2, "preview");
  const view = game.view(state, 0);
  const [action] = game.actions(state, 0);
  if (action === undefined) throw new Error("no action");
  const { events, whole } = preview(game, view, 0, action);
  expect(events.map((event) => event.what)).toEqual(["built"]);
  expect(whole).toBe(false);
});
