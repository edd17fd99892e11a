import { quickChance } from "@tabletown/kernel";
import { describe, expect, it } from "vitest";
import { standard } from "../data/standard.ts";
import { arrange, numbersOf, offered, playMoves } from "../fixtures/arrange.ts";
import type { PlaceAction } from "./action.ts";
import { frontierAfter } from "./frontier.ts";
import { coordinatesOf, hexAt, largestGroup, touching } from "./hex.ts";

const spaces = (placings: readonly PlaceAction[]) =>
  placings.map(({ hex }) => coordinatesOf(hex)).map(({ col, row }) => [col, row]);

describe("spaces", () => {
  it("an address and its column and row are one", () => {
    for (let col = -45; col <= 45; col += 5) {
      for (let row = -90; row <= 95; row += 5) expect(coordinatesOf(hexAt({ col, row }))).toEqual({ col, row });
    }
    expect(hexAt({ col: 0, row: 0 })).toBe(5050);
  });

  it("[1.4] each space touches six others", () => {
    const around = [];
    for (let col = -3; col <= 3; col++) {
      for (let row = -5; row <= 5; row++) if (touching(5050, hexAt({ col, row }))) around.push([col, row]);
    }
    expect(around).toEqual([
      [-1, -1],
      [-1, 1],
      [0, -2],
      [0, 2],
      [1, -1],
      [1, 1],
    ]);
  });

  it("[10.3] groups are joined edge to edge", () => {
    const hex = (col: number, row: number) => hexAt({ col, row });
    expect(largestGroup([])).toBe(0);
    expect(largestGroup([hex(0, 0), hex(0, 2), hex(1, 3), hex(3, 3), hex(3, 5)])).toBe(3);
    expect(largestGroup([hex(0, 0), hex(1, 3)])).toBe(1);
  });
});

describe("[4.2] where a tile may go", () => {
  it("seven spaces around the start tiles, in reading order", () => {
    const { s } = arrange({}, [{}, {}]);
    expect(spaces(s.boroughs[0]?.frontier ?? [])).toEqual([
      [-1, 1],
      [1, 1],
      [-1, 3],
      [1, 3],
      [-1, 5],
      [1, 5],
      [0, 6],
    ]);
  });

  it("[2.10] the other side of the board is the mirror image", () => {
    const { s } = arrange({ side: "up" }, [{}, {}]);
    expect(spaces(s.boroughs[0]?.frontier ?? [])).toEqual([
      [0, -6],
      [-1, -5],
      [1, -5],
      [-1, -3],
      [1, -3],
      [-1, -1],
      [1, -1],
    ]);
    const mirrored = ({ col, row }: { col: number; row: number }) => `${col},${row === 0 ? 0 : -row}`;
    const plain = ({ col, row }: { col: number; row: number }) => `${col},${row}`;
    const { down, up } = standard.sides;
    expect(up.blocked.map(plain)).toEqual(down.blocked.map(mirrored));
    expect(up.start.map(plain)).toEqual(down.start.map(mirrored));
  });

  it("[2.10] a game mirrored move by move is the same game on both sides", () => {
    const down = arrange({ side: "down" }, [{}, {}]);
    const up = arrange({ side: "up" }, [{}, {}]);
    const mirrored = (move: string) =>
      move.replace(/,(-?)(\d+)$/, (_, minus, row) => `,${minus || row === "0" ? "" : "-"}${row}`);
    const dice = quickChance("mirror");
    while (down.s.phase.type !== "over") {
      const moves = offered(down, down.s.turn);
      expect(offered(up, up.s.turn).sort()).toEqual(moves.map(mirrored).sort());
      const move = moves[dice.int(moves.length)] as string;
      playMoves(up, up.s.turn, mirrored(move));
      playMoves(down, down.s.turn, move);
      expect([0, 1].map((who) => numbersOf(up.s, who))).toEqual([0, 1].map((who) => numbersOf(down.s, who)));
    }
    expect(up.s.phase.type).toBe("over");
    expect(down.game.score(down.s)).toEqual(up.game.score(up.s));
  });

  it("tiles may run around the board but never on it", () => {
    const around = [
      ["lake", 1, 1],
      ["lake", 2, 0],
      ["lake", 3, 1],
      ["lake", 4, 0],
      ["lake", 4, -2],
      ["lake", 4, -4],
      ["lake", 3, -5],
      ["lake", 2, -4],
    ] as const;
    const { s, rules } = arrange({}, [{ tiles: around }, {}]);
    const frontier = s.boroughs[0]?.frontier.map(({ hex }) => hex);
    for (const blocked of rules.blocked) expect(frontier).not.toContain(blocked);
    expect(frontier).toContain(hexAt({ col: 1, row: -5 }));
    expect(frontier).toContain(hexAt({ col: 5, row: -1 }));
  });

  it("the three notches: beside the middle one the outer two are spaces", () => {
    const { s } = arrange({}, [
      {
        tiles: [
          ["lake", 1, 1],
          ["lake", -1, 1],
        ],
      },
      {},
    ]);
    expect(spaces(s.boroughs[0]?.frontier ?? [])).toEqual(
      expect.arrayContaining([
        [2, 0],
        [-2, 0],
      ]),
    );
  });

  it("a face-down tile is as good a neighbour as any", () => {
    const table = arrange(
      {},
      [{ tiles: [["lake", 0, 6]] }, {}],
      ["farm", "farm", "farm", "farm", "farm", "farm", "farm"],
    );
    playMoves(table, 0, "lake farm from 7", "place at 0,8");
    expect(table.s.boroughs[0]?.tiles).toHaveLength(5);
  });

  it("kept tile by tile it is what a fresh look would find", () => {
    const tiles = [
      ["lake", 1, 1],
      ["farm", 2, 2],
      ["farm", 1, 3],
      ["lake", 3, 1],
      ["farm", -1, 5],
      ["farm", 0, 6],
      ["lake", 0, 8],
    ] as const;
    const { s, rules } = arrange({}, [{ tiles }, {}]);
    const borough = s.boroughs[0] ?? { tiles: [], frontier: [] };
    const fresh = new Set<number>();
    for (const { hex } of borough.tiles) {
      for (let d = -250; d <= 250; d++) {
        const beside = hex + d;
        const free = !rules.blocked.has(beside) && !borough.tiles.some((tile) => tile.hex === beside);
        if (touching(hex, beside) && free) fresh.add(beside);
      }
    }
    const placingOn = (hex: number): PlaceAction => ({ type: "place", hex });
    expect(borough.frontier).toEqual([...fresh].sort((a, b) => a - b).map(placingOn));
    const allAround = new Set([4850, 4949, 4951, 5149, 5151, 5250]);
    expect(frontierAfter([placingOn(5150)], [{ hex: 5050 }], allAround, 5050)).toEqual([placingOn(5150)]);
  });
});
