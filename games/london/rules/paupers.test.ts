import { describe, expect, test } from "vitest";
import { OPENING, RUN, Scene } from "../fixtures/scene.ts";

const KINDS = ["a-paupers", "b-paupers", "c-paupers"];

describe("paupers where they may not go", () => {
  for (const pauper of KINDS) {
    test(`[6.1] ${pauper} cannot be placed, not even with Wren, School or Southwark & Bermondsey`, () => {
      const cast = { hand: [pauper, "b-paupers"], stacks: ["a-school-blue"], boroughs: ["southwark-bermondsey"] };
      const s = new Scene({ players: [cast, {}] });
      expect(s.options().filter((move) => move.startsWith("place"))).toEqual([]);
      const wren = new Scene({ players: [{ hand: ["a-wren", pauper] }, {}] });
      expect(wren.play("play a-wren").options()).toEqual(["stop"]);
    });

    test(`[6.1] ${pauper} cannot be discarded to place a card`, () => {
      const s = new Scene({ players: [{ hand: ["a-salters", pauper] }, {}] });
      expect(s.options()).not.toContain("place a-salters");
      const beside = new Scene({ players: [{ hand: ["a-salters", "a-mercers", pauper] }, {}] });
      expect(beside.play("place a-salters").options()).toEqual(["discard a-mercers"]);
    });

    test(`[6.1] ${pauper} is no action card`, () => {
      const s = new Scene({ players: [{ hand: [pauper] }, {}] });
      expect(s.options()).not.toContain(`play ${pauper}`);
    });

    test(`[10.4] ${pauper} on the board cannot be put on a Coffee House`, () => {
      const s = new Scene({ players: [{ stacks: ["a-coffee-house"] }, {}], top: [pauper, "a-salters"], at: RUN });
      expect(s.play("activate 1").options()).toEqual(["cover a-salters from top"]);
    });
  }
});

describe("paupers where they may go", () => {
  for (const pauper of KINDS) {
    test(`[6.2] ${pauper} is discarded to place a card where an effect says so`, () => {
      const school = new Scene({ players: [{ hand: ["a-salters", pauper], stacks: ["a-school-brown"] }, {}] });
      school.play("place a-salters", "onto new", `discard ${pauper}`);
      expect(school.state.top).toEqual([pauper]);
      const land = new Scene({ players: [{ hand: ["a-salters", pauper], boroughs: ["southwark-bermondsey"] }, {}] });
      land.play("place a-salters", `discard ${pauper}`);
      expect(land.state.top).toEqual([pauper]);
    });

    test(`[6.3] ${pauper} pays for an activation`, () => {
      const s = new Scene({ players: [{ hand: [pauper], stacks: ["b-brewing"] }, {}], at: RUN });
      s.play("activate 1", `discard ${pauper}`);
      expect(s.player(0).hand).toEqual([]);
    });

    test(`[6.3] ${pauper} goes to prison, and to the Workhouse with nobody else`, () => {
      const prison = new Scene({ players: [{ hand: [pauper], stacks: ["b-brixton-prison"] }, {}], at: RUN });
      prison.play("activate 1", `discard ${pauper}`);
      expect(prison.state.top).toEqual([pauper]);
      const house = new Scene({
        players: [{ hand: [pauper, "a-salters"], stacks: ["c-workhouse"] }, {}],
        at: RUN,
      });
      house.play("activate 1");
      expect(house.options()).toEqual([`discard ${pauper}`, "stop"]);
      house.play(`discard ${pauper}`);
      expect(house.options()).toEqual(["stop"]);
    });

    test(`[6.3] ${pauper} is discarded over the hand limit`, () => {
      const hand = ["a-salters", "a-mercers", "a-grocers", "a-vintners", "a-fishmongers", "b-lords", "b-omnibus"];
      const s = new Scene({ players: [{ hand: [...hand, "b-bridge", "b-shops", pauper] }, {}], at: { type: "limit" } });
      s.play(`discard ${pauper}`);
      expect(s.state.top).toEqual([pauper]);
      expect(s.state.seat).toBe(1);
    });

    test(`[6.3] ${pauper} is swapped, and drawn again from the board like any card`, () => {
      const s = new Scene({
        players: [{ hand: [pauper], stacks: ["b-stock-exchange"] }, {}],
        top: ["a-salters"],
        at: OPENING,
      });
      s.play(`swap ${pauper} for a-salters from top by b-stock-exchange`);
      expect(s.options()).toContain(`take ${pauper} from top`);
    });

    test(`[11.3] ${pauper} left in hand is one poverty at the end`, () => {
      const s = new Scene({ players: [{ hand: [pauper] }, {}] });
      const place = s.standing().find(({ seat }) => seat === 0);
      expect(place?.parts.find(({ what }) => what === "score-poverty")?.by).toBe(-1);
    });
  }
});
