import { describe, expect, test } from "vitest";
import { arrange, OPENING, RUN } from "../fixtures/arrange.ts";

const KINDS = ["a-paupers", "b-paupers", "c-paupers"];

describe("paupers where they may not go", () => {
  for (const pauper of KINDS) {
    test(`[6.1] ${pauper} cannot be placed, not even with Wren, School or Southwark & Bermondsey`, () => {
      const cast = { hand: [pauper, "b-paupers"], stacks: ["a-school-blue"], boroughs: ["southwark-bermondsey"] };
      const s = arrange({ players: [cast, {}] });
      expect(s.options().filter((move) => move.startsWith("place"))).toEqual([]);
      const wren = arrange({ players: [{ hand: ["a-wren", pauper] }, {}] });
      expect(wren.play("play a-wren").options()).toEqual(["stop"]);
    });

    test(`[6.1] ${pauper} cannot be discarded to place a card`, () => {
      const s = arrange({ players: [{ hand: ["a-salters", pauper] }, {}] });
      expect(s.options()).not.toContain("place a-salters");
      const beside = arrange({ players: [{ hand: ["a-salters", "a-mercers", pauper] }, {}] });
      expect(beside.play("place a-salters").options()).toEqual(["discard a-mercers"]);
    });

    test(`[6.1] ${pauper} is no action card`, () => {
      const s = arrange({ players: [{ hand: [pauper] }, {}] });
      expect(s.options()).not.toContain(`play ${pauper}`);
    });

    test(`[10.4] ${pauper} on the board cannot be put on a Coffee House`, () => {
      const s = arrange({ players: [{ stacks: ["a-coffee-house"] }, {}], top: [pauper, "a-salters"], task: RUN });
      expect(s.play("activate 1").options()).toEqual(["cover a-salters from top"]);
    });
  }
});

describe("paupers where they may go", () => {
  for (const pauper of KINDS) {
    test(`[6.2] ${pauper} is discarded to place a card where an effect says so`, () => {
      const school = arrange({ players: [{ hand: ["a-salters", pauper], stacks: ["a-school-brown"] }, {}] });
      school.play("place a-salters", "onto new", `discard ${pauper}`);
      expect(school.position.top).toEqual([pauper]);
      const land = arrange({ players: [{ hand: ["a-salters", pauper], boroughs: ["southwark-bermondsey"] }, {}] });
      land.play("place a-salters", `discard ${pauper}`);
      expect(land.position.top).toEqual([pauper]);
    });

    test(`[6.3] ${pauper} pays for an activation`, () => {
      const s = arrange({ players: [{ hand: [pauper], stacks: ["b-brewing"] }, {}], task: RUN });
      s.play("activate 1", `discard ${pauper}`);
      expect(s.player(0).hand).toEqual([]);
    });

    test(`[6.3] ${pauper} goes to prison, and to the Workhouse with nobody else`, () => {
      const prison = arrange({ players: [{ hand: [pauper], stacks: ["b-brixton-prison"] }, {}], task: RUN });
      prison.play("activate 1", `discard ${pauper}`);
      expect(prison.position.top).toEqual([pauper]);
      const house = arrange({
        players: [{ hand: [pauper, "a-salters"], stacks: ["c-workhouse"] }, {}],
        task: RUN,
      });
      house.play("activate 1");
      expect(house.options()).toEqual([`discard ${pauper}`, "stop"]);
      house.play(`discard ${pauper}`);
      expect(house.options()).toEqual(["stop"]);
    });

    test(`[6.3] ${pauper} is discarded over the hand limit`, () => {
      const hand = ["a-salters", "a-mercers", "a-grocers", "a-vintners", "a-fishmongers", "b-lords", "b-omnibus"];
      const s = arrange({ players: [{ hand: [...hand, "b-bridge", "b-shops", pauper] }, {}], task: { type: "limit" } });
      s.play(`discard ${pauper}`);
      expect(s.position.top).toEqual([pauper]);
      expect(s.state.seat).toBe(1);
    });

    test(`[6.3] ${pauper} is swapped, and drawn again from the board like any card`, () => {
      const s = arrange({
        players: [{ hand: [pauper], stacks: ["b-stock-exchange"] }, {}],
        top: ["a-salters"],
        task: OPENING,
      });
      s.play(`swap ${pauper} for a-salters from top by b-stock-exchange`);
      expect(s.options()).toContain(`take ${pauper} from top`);
    });

    test(`[11.3] ${pauper} left in hand is one poverty at the end`, () => {
      const s = arrange({ players: [{ hand: [pauper] }, {}] });
      const place = s.standing().find(({ seat }) => seat === 0);
      expect(place?.parts.find(({ what }) => what === "score-poverty")?.by).toBe(-1);
    });
  }
});
