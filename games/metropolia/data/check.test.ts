import { tableFaultText } from "@tabletown/kernel";
import { describe, expect, it } from "vitest";
import { changedTable } from "../fixtures/changed-table.ts";
import { check } from "./check.ts";
import { standard } from "./standard.ts";

describe("checking a table", () => {
  it("accepts the standard one and changed values", () => {
    expect(check(changedTable(() => {}))).toEqual({ ok: true, value: standard });
    expect(
      check(changedTable((table) => Object.assign(table.establishments[0] ?? {}, { cost: 2, numbers: [1, 2] }))).ok,
    ).toBe(true);
  });
  it("[5.1] refuses cards to begin with that may leave everybody without a coin for ever", () => {
    const beginningWith = (...ids: string[]) =>
      check(changedTable((table) => Object.assign(table.start, { establishments: ids })));
    const unreachable = changedTable((table) => {
      for (const card of table.establishments) Object.assign(card, { numbers: [7, 24] });
    });
    for (const refused of [
      beginningWith("cafe"),
      beginningWith("mine"),
      beginningWith("cheese-factory"),
      check(unreachable),
    ]) {
      expect(refused.ok ? "accepted" : tableFaultText("en", refused.problem)).toMatch(
        /^start\.establishments: at least one of these must bring coins from the bank on a roll of one die/,
      );
    }
    expect(beginningWith("cafe", "forest").ok).toBe(true);
  });
  it("names the place that is wrong", () => {
    const first = (fields: object) => changedTable((table) => Object.assign(table.establishments[0] ?? {}, fields));
    const problems: readonly [unknown, RegExp][] = [
      [undefined, /missing/],
      [[], /start/],
      [changedTable((table) => Object.assign(table, { extra: 1 })), /extra/],
      [first({ cost: -1 }), /establishments\.0\.cost/],
      [first({ cost: "1" }), /establishments\.0\.cost/],
      [first({ numbers: [1.5] }), /establishments\.0\.numbers\.0/],
      [first({ numbers: [1, 1] }), /wheat-field.*twice/],
      [first({ id: "palace" }), /establishments\.0\.id: must be wheat-field/],
      [first({ box: "plus" }), /establishments\.0\.box: must be base/],
      [first({ colour: "red" }), /wheat-field.*red card cannot/],
      [first({ symbol: "tower" }), /wheat-field.*tower/],
      [first({ needs: "harbor" }), /wheat-field.*harbor/],
      [first({ effect: { type: "bank-per-card", card: "flower-field", amount: 1 } }), /wheat-field.*flower-field/],
      [first({ effect: { type: "steal" } }), /establishments\.0\.effect/],
      [changedTable((table) => Object.assign(table.start, { establishments: ["stadium"] })), /stadium is purple/],
      [changedTable((table) => Object.assign(table.start, { establishments: ["tuna-boat"] })), /start\.establishments/],
      [
        changedTable((table) => Object.assign(table.landmarks[0] ?? {}, { effect: { type: "reroll" } })),
        /train-station/,
      ],
      [
        changedTable((table) => Object.assign(table, { establishments: table.establishments.slice(1) })),
        /establishments\.0\.id/,
      ],
      [changedTable((table) => Object.assign(table.townHall, { id: "castle" })), /townHall/],
      [changedTable((table) => Object.assign(table.townHall, { box: "base" })), /townHall\.box: must be plus/],
    ];
    for (const [table, problem] of problems) {
      const checked = check(table);
      expect(checked.ok ? "accepted" : tableFaultText("en", checked.problem)).toMatch(problem);
    }
  });
});
