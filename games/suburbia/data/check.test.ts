import { PROVENANCES, quickChance, tableFaultText } from "@tabletown/kernel";
import { describe, expect, it } from "vitest";
import { gameWith } from "../fixtures/arrange.ts";
import { suburbia } from "../index.ts";
import { spacesBeside } from "../rules/frontier.ts";
import { coordinatesOf, hexAt } from "../rules/hex.ts";
import { MARKER } from "../rules/state.ts";
import { storedTable } from "../rules/stored-table.ts";
import { check } from "./check.ts";
import { standard } from "./standard.ts";

/** The standard table as JSON, with one place changed. */
function changed(path: string, value: unknown): unknown {
  const table = JSON.parse(JSON.stringify(standard));
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  const place = keys.reduce((found, key) => found[key], table);
  if (value === undefined) delete place[last];
  else place[last] = value;
  return table;
}

function refusalOf(table: unknown): string {
  const refused = check(table);
  return refused.ok ? "" : tableFaultText("en", refused.problem);
}

describe("the component table", () => {
  it("is what the box holds", () => {
    const { buildings, basics, goals } = standard;
    const copies = (stack: string) =>
      buildings.reduce((sum, tile) => sum + (tile.stack === stack ? tile.copies : 0), 0);
    expect(buildings).toHaveLength(47);
    expect(["A", "B", "C"].map(copies)).toEqual([32, 36, 32]);
    expect(basics.map(({ id }) => id)).toEqual(["suburbs", "community-park", "heavy-factory"]);
    expect(goals).toHaveLength(20);
  });

  it("survives JSON and its own check", () => {
    const again = check(JSON.parse(JSON.stringify(standard)));
    expect(again).toEqual({ ok: true, value: JSON.parse(JSON.stringify(standard)) });
  });

  it("is accepted as it was written before effects and measures were told apart by type", () => {
    const old = JSON.parse(JSON.stringify(storedTable(standard)));
    expect(old.buildings[0].effects[0]).toEqual({ is: "gain", stat: "income", amount: 1 });
    expect(old.goals[0].measure).toEqual({ is: "count", of: "lake" });
    expect(check(old)).toEqual({ ok: true, value: JSON.parse(JSON.stringify(standard)) });
  });

  it("keeps the hash that records name it by", () => {
    expect(gameWith({}).components).toBe("0dd47623e66199d3");
  });

  it("can be corrected, and the game plays with the correction", () => {
    const table = check(changed("buildings.0.cost", 3));
    if (!table.ok) throw new Error("refused");
    expect(gameWith({}, table.value).components).not.toBe(gameWith({}).components);
  });

  it.each([
    ["buildings.3.cost", "9", /^buildings\.3\.cost \(.+\): /],
    ["buildings.3.cost", -1, /^buildings\.3\.cost \(.+\): /],
    ["buildings.0.effects.1.where", "nowhere", /^buildings\.0\.effects\.1\.where \(.+\): /],
    ["buildings.0.effects.0.type", "magic", /^buildings\.0\.effects\.0\.type \(.+\): /],
    ["buildings.0.icon", "pub", /^buildings\.0\.icon \(.+\): /],
    ["buildings.0.colour", "blue", /^buildings\.0\.colour \(.+\): /],
    ["goals.2.points", undefined, /^goals\.2\.points \(.+\): /],
    ["goals.2.measure.of", "sea", /^goals\.2\.measure\.of \(.+\): /],
    ["market", [10, 8, 6, 4, 2, 0, 1], /^market: /],
    ["populationBoard.redLines", [15, 14], /^populationBoard\.redLines\.1: /],
    ["buildings.1.id", "farm", /^buildings\.3\.id: "farm" is used twice$/],
    ["sides.up.start.1.tile", "farm", /^sides\.up\.start\.1\.tile: there is no basic tile "farm"$/],
    ["editions.1.stacks.4.C", 30, /^editions\.1\.stacks\.4\.C: 34 tiles wanted, 32 there$/],
    ["editions.2.stacks.2.withMarker", 13, /^editions\.2\.stacks\.2\.withMarker: /],
    ["buildings.0.copies", 3, /^buildings: 101 tiles/],
    ["goals", [], /^goals: /],
    ["buildings.3.id", "one-more-round", /^buildings\.3\.id: the game itself uses the word "one-more-round"/],
    ["dale.market", Array(26).fill(0), /^dale\.stacks\.A: too few to fill the market$/],
    ["titles.2.from", 60, /^titles\.2\.from: every title must begin above/],
    ["start.income", 16, /^start\.income: must be on its track, from -5 to 15$/],
    ["start.population", 151, /^start\.population: must be on its track, from 0 to 150$/],
    ["sides.down.start.1.row", 0, /^sides\.down\.start\.1: another of the first tiles lies there already$/],
    ["sides.down.start.1.row", 1, /^sides\.down\.start\.1: lies between spaces/],
    ["sides.up.start.0.row", 2, /^sides\.up\.start\.0: the borough board covers this space$/],
  ])("%s = %j is refused by its place", (path, value, message) => {
    const refused = check(changed(path, value));
    expect(refused.ok).toBe(false);
    if (!refused.ok) expect(tableFaultText("en", refused.problem)).toMatch(message);
  });

  it("[4.2] is refused where the board leaves the first tiles no space beside them", () => {
    const blocked = spacesBeside(
      standard.sides.down.start.map((tile) => ({ hex: hexAt(tile) })),
      new Set(),
    ).map(coordinatesOf);
    expect(refusalOf(changed("sides.down.blocked", blocked))).toMatch(
      /^sides\.down\.blocked: leaves the borough no room/,
    );
    const pocket = { ...standard.sides.down, blocked: blocked.slice(1) };
    expect(check(changed("sides.down", pocket)).ok).toBe(true);
  });

  it("[8.3] is refused where the tiles can run out before everybody's last turn", () => {
    const under = (edition: 1 | 2, count: number) => {
      const table = { ...standard, market: [6, 4, 2, 0] };
      const { [edition]: printed } = standard.editions;
      const changed = { ...printed, under: { ...printed.under, count } };
      return { ...table, editions: { ...standard.editions, [edition]: changed } };
    };
    expect(refusalOf(under(1, 0))).toBe(
      "editions.1.under.count: with 4 players the tiles can run out before the last turn: put 1 more under the end marker",
    );
    expect(refusalOf(under(2, 0))).toMatch(/^editions\.2\.under\.count: with 3 players .+: put 2 more/);
    const fewest = under(1, 1);
    expect(check(fewest)).toMatchObject({ ok: true });
    // The end marker lies as deep as it can: somebody without money still finds the free tile in the last turn.
    const game = gameWith({ edition: 1 }, { ...fewest, start: { ...standard.start, money: 0, markers: 0 } });
    const s = game.setup(4, quickChance(1));
    s.stack = [...s.stack.filter((tile) => tile !== MARKER).toSpliced(-1, 0, MARKER)];
    const dice = quickChance(2);
    for (let [seat] = game.toAct(s); seat !== undefined; [seat] = game.toAct(s)) {
      const actions = game.actions(s, seat);
      const lakes = actions.filter(({ type }) => type === "lake");
      const [action] = lakes.length > 0 ? lakes : actions;
      if (action === undefined) throw new Error(`nothing to do in round ${s.round}`);
      game.apply(s, seat, action, dice);
    }
    expect(s.round).toBe(16);
  });

  it.each([undefined, null, 3, "table", []])("%j is no table", (given) => {
    expect(check(given).ok).toBe(false);
  });

  it("says of every value where it comes from", () => {
    const { provenance } = suburbia.components;
    for (const { id, ...fields } of [...standard.buildings, ...standard.basics, standard.lake, ...standard.goals]) {
      const known = provenance(standard, id);
      for (const field of Object.keys(fields)) {
        if (field !== "provenance") expect(PROVENANCES).toContain(known[field]);
      }
    }
    expect(provenance(standard, "farm").cost).toBe("rulebook");
    expect(provenance(standard, "casino").cost).toBe("sourced");
    expect(provenance(standard, "populationBoard")["populationBoard.beyond"]).toBe("reconstructed");
  });

  it("needs no special effects: four kinds of effect say everything", () => {
    const kinds = new Set(
      [...standard.buildings, ...standard.basics, standard.lake].flatMap(({ effects }) =>
        effects.map(({ type }) => type),
      ),
    );
    expect([...kinds].sort()).toEqual(["each", "gain", "red-line", "shore"]);
  });
});
