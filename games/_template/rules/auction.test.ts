import { eventsFor } from "@tabletown/kernel";
import { describe, expect, it } from "vitest";
import { arrange, gameWith, wordsOf } from "../fixtures/arrange.ts";

const auction = { type: "auction", plot: 1 } as const;

describe("sealed bids", () => {
  it("[3.1] when nobody has a building left everybody may bid, in any order", () => {
    const table = arrange({ players: [{ hand: ["cottage"] }, {}, { coins: 2 }] });
    table.play(0, "build cottage");
    expect(gameWith().toAct(table.state())).toEqual([0, 1, 2]);
    expect(table.options(2)).toEqual(["bid 0", "bid 1", "bid 2"]);
    table.play(2, "bid 2");
    expect(gameWith().toAct(table.state())).toEqual([0, 1]);
  });

  it("[3.1] nobody else sees how much was bid", () => {
    const table = arrange({ phase: auction, players: [{}, {}] });
    const events = table.play(0, "bid 3");
    const game = gameWith();
    expect(eventsFor(events, 0)[0]).toMatchObject({ what: "bid", now: 3 });
    expect(eventsFor(events, 1)).toEqual([{ what: "bid", seat: 0, cause: { rule: "3.1", seat: 0 } }]);
    expect(game.view(table.state(), 0).players[0]).toMatchObject({ sealed: true, bid: 3 });
    expect(game.view(table.state(), 1).players[0]).not.toHaveProperty("bid");
    expect(game.view(table.state(), undefined).players[0]).not.toHaveProperty("bid");
  });
});

describe("the opening", () => {
  it("[3.2] whoever bid most pays and takes the plot", () => {
    const table = arrange({ phase: auction, players: [{}, {}, {}] });
    table.play(0, "bid 1");
    table.play(1, "bid 3");
    const events = table.play(2, "bid 0");
    expect(wordsOf(events)).toEqual(["bid", "opened", "coins", "won"]);
    expect(table.state().players.map(({ coins, corners }) => [coins, corners])).toEqual([
      [4, 0],
      [1, 1],
      [4, 0],
    ]);
  });

  it.each([
    ["several bid most", "bid 2"],
    ["all bid 0", "bid 0"],
  ])("[3.3] if %s nobody pays and nobody takes it", (_, bid) => {
    const table = arrange({ phase: auction, players: [{}, {}] });
    table.play(0, bid);
    expect(wordsOf(table.play(1, bid))).toEqual(["bid", "opened", "unsold"]);
    expect(table.state().players.map(({ coins, corners }) => [coins, corners])).toEqual([
      [4, 0],
      [4, 0],
    ]);
  });

  it("[3.4] [4.1] the game ends after one plot, or after three", () => {
    for (const corners of [1, 3] as const) {
      const table = arrange({ options: { corners }, phase: auction, players: [{}, {}] });
      for (let plot = 1; plot <= corners; plot++) {
        expect(table.state().phase).toEqual({ type: "auction", plot });
        table.play(1, "bid 0");
        table.play(0, "bid 1");
      }
      expect(table.state().phase).toEqual({ type: "over" });
      expect(table.state().players[0]).toMatchObject({ coins: 4 - corners, corners });
    }
  });
});
