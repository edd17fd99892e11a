import { type Game, recorded, streamOf } from "@tabletown/kernel";
import { expect, test } from "vitest";
import type { MatchEntry, NewEntry } from "../stores/entry.ts";
import { sealedBids } from "../testing/sealed-bids.ts";
import { stateFromWholeLog } from "./replay-log.ts";

const LIVE = { kind: "live", seconds: 60, increment: 20 } as const;

type Later = [at: number, entry: NewEntry][];

function logOf(...later: Later): MatchEntry[] {
  const draws: number[] = [];
  (sealedBids.game({}) as Game).setup(2, recorded(streamOf("seed", 0), draws));
  const seats = { 0: { name: "Ann", person: "ann" }, 1: { name: "Bob", person: "bob" } };
  const entries: readonly (readonly [number, NewEntry])[] = [
    [0, { kind: "seats", seats, host: "ann" }],
    [0, { kind: "start", draws, hash: "" }],
    ...later,
  ];
  return entries.map(([at, entry], index) => ({ ...entry, seq: index + 1, at }));
}

function clockAfter(...later: Later): readonly number[] | undefined {
  return stateFromWholeLog(sealedBids.game({}) as Game, LIVE, logOf(...later)).clock?.left;
}

test("a log from before takebacks took increments along, and seats said who had got up, leads where it led", () => {
  const bid: NewEntry = { kind: "move", seat: 0, move: "bid 1", draws: [] };
  expect(clockAfter([0, bid], [0, { kind: "undo", seat: 0, to: 0 }])).toEqual([80_000, 60_000]);
  expect(clockAfter([0, bid], [0, { kind: "undo", seat: 0, to: 0, repaid: true }])).toEqual([60_000, 60_000]);
  const ann = { name: "Ann", person: "ann" };
  const up: NewEntry = { kind: "seats", seats: { 0: { ...ann, bot: "casual" } } };
  const away: NewEntry = { kind: "seats", seats: { 0: { ...ann, bot: "casual", away: true } } };
  const back: NewEntry = { kind: "seats", seats: { 0: ann } };
  expect(clockAfter([59_000, up], [59_000, back])?.[0]).toBe(30_000);
  expect(clockAfter([59_000, away], [59_000, back])?.[0]).toBe(1_000);
});
