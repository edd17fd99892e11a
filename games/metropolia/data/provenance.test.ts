import { describe, expect, it } from "vitest";
import { changedTable } from "../fixtures/changed-table.ts";
import { check } from "./check.ts";
import { provenance } from "./provenance.ts";
import { standard } from "./standard.ts";

describe("provenance", () => {
  it("says for every field of every component how sure it is", () => {
    for (const card of standard.establishments) {
      const fields = Object.keys(card).filter((field) => field !== "id" && field !== "box");
      expect(Object.keys(provenance(standard, card.id)).toSorted()).toEqual(fields.toSorted());
    }
    for (const { id } of standard.landmarks) expect(Object.keys(provenance(standard, id))).toEqual(["cost", "effect"]);
    expect(provenance(standard, "town-hall")).toEqual({ amount: "rulebook" });
    expect(provenance(standard, "palace")).toEqual({});
  });
  it("owns up to what is not the rulebook's", () => {
    expect(provenance(standard, "cafe")).toMatchObject({
      numbers: "rulebook",
      effect: "rulebook",
      cost: "other-edition",
    });
    expect(provenance(standard, "sushi-bar").cost).toBe("reconstructed");
  });
  it("calls a changed value sourced by whoever changed it", () => {
    const table = check(changedTable((own) => Object.assign(own.establishments[3] ?? {}, { cost: 7 })));
    if (!table.ok) throw new Error(table.problem.path);
    expect(provenance(table.value, "mine")).toMatchObject({ cost: "sourced", numbers: "other-edition" });
  });
  it("believes a table that says where a value was seen", () => {
    const seen = { provenance: { numbers: "sourced" } };
    const table = check(changedTable((own) => Object.assign(own.establishments[3] ?? {}, seen)));
    if (!table.ok) throw new Error(table.problem.path);
    expect(provenance(table.value, "mine")).toMatchObject({ cost: "other-edition", numbers: "sourced" });
    const wrong = check(changedTable((own) => Object.assign(own.establishments[3] ?? {}, { provenance: { name: 1 } })));
    expect(wrong).toMatchObject({ ok: false });
  });
});
