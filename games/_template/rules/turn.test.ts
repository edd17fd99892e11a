import { eventsFor } from "@tabletown/kernel";
import { expect, it } from "vitest";
import { arrange, wordsOf } from "../fixtures/arrange.ts";

it("[2.1] a building leaves the hand for the end of the street", () => {
  const table = arrange({ players: [{ hand: ["tower", "cottage"], street: ["cottage"] }, { hand: ["tower"] }] });
  expect(table.options(0)).toEqual(["build cottage", "build tower"]);
  table.play(0, "build tower");
  expect(table.state().players[0]).toMatchObject({ hand: ["cottage"], street: ["cottage", "tower"] });
});

it("[2.2] then one is drawn, which only its owner sees", () => {
  const table = arrange({ stack: ["tenement"], players: [{ hand: ["cottage"] }, { hand: ["tower"] }] });
  const events = table.play(0, "build cottage");
  expect(table.state().players[0]?.hand).toEqual(["tenement"]);
  expect(eventsFor(events, 0).map(({ about }) => about)).toEqual(["cottage", "tenement"]);
  for (const other of [1, undefined]) {
    expect(eventsFor(events, other).map(({ what, about }) => [what, about])).toEqual([
      ["built", "cottage"],
      ["drew", undefined],
    ]);
  }
});

it("[2.2] nothing is drawn where the stack is empty", () => {
  const table = arrange({ players: [{ hand: ["cottage"] }, { hand: ["tower"] }] });
  expect(wordsOf(table.play(0, "build cottage"))).toEqual(["built"]);
});

it("[2.3] play passes to the left, past players without buildings", () => {
  const table = arrange({ players: [{ hand: ["cottage"] }, {}, { hand: ["tower"] }] });
  table.play(0, "build cottage");
  expect(table.state().phase).toEqual({ type: "build", turn: 2 });
});
