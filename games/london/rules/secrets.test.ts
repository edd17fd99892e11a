import {
  canonical,
  eventsFor,
  freeTakebacks,
  type Json,
  openMatch,
  play,
  quickChance,
  type Seat,
} from "@tabletown/kernel";
import { describe, expect, test } from "vitest";
import { type Arranged, arrange, inIds, OPENING, RUN } from "../fixtures/arrange.ts";
import { london } from "../index.ts";
import { kindOf } from "./ruleset.ts";

const told = (s: Arranged, viewer: Seat | undefined): string => canonical(eventsFor(s.events, viewer));

describe("what others know of a hand", () => {
  test("[12.1] a card drawn from the deck is known to its drawer alone", () => {
    const s = arrange({ players: [{}, {}], next: ["a-salters"], task: OPENING }).play("draw");
    expect(s.view(0).players[0]?.hand).toEqual(["a-salters"]);
    for (const viewer of [1, undefined]) {
      expect(s.view(viewer).players[0]).toMatchObject({ hand: [], hidden: { A: 1, B: 0, C: 0 } });
      expect(canonical(s.view(viewer))).not.toContain("a-salters");
      expect(told(s, viewer)).not.toContain("a-salters");
    }
    expect(told(s, 0)).toContain("a-salters");
  });

  test("[12.3] a card taken from the board stays known until such a card leaves the hand", () => {
    const s = arrange({
      players: [{ hand: ["a-mercers", "b-lords"] }, {}],
      top: ["a-salters"],
      next: ["a-grocers"],
      task: OPENING,
    });
    s.play("take a-salters from top");
    expect(s.view(1).players[0]).toMatchObject({ hand: ["a-salters"], hidden: { A: 1, B: 1, C: 0 } });
    expect(s.view(undefined).players[0]?.hand).toEqual(["a-salters"]);
    s.play("place a-mercers", "discard a-salters");
    expect(s.view(1).players[0]).toMatchObject({ hand: [], hidden: { A: 0, B: 1, C: 0 } });
  });

  test("[12.3] of two equal cards, one known and one not, the one that leaves is taken to be the known one", () => {
    const s = arrange({
      players: [{ hand: ["a-paupers"], stacks: ["b-brewing"] }, {}],
      top: ["a-paupers"],
      task: OPENING,
    });
    s.play("take a-paupers from top", "run", "activate 1", "discard a-paupers");
    expect(s.view(1).players[0]).toMatchObject({ hand: [], hidden: { A: 1, B: 0, C: 0 } });
  });

  test("[12.3] a swap shows what came in", () => {
    const s = arrange({
      players: [{ hand: ["a-paupers"], stacks: ["b-stock-exchange"] }, {}],
      top: ["a-salters"],
    });
    s.play("swap a-paupers for a-salters from top by b-stock-exchange");
    expect(s.view(1).players[0]).toMatchObject({ hand: ["a-salters"], hidden: { A: 0, B: 0, C: 0 } });
  });

  test("[12.3] a guess keeps what is known and moves only what is not", () => {
    const s = arrange({
      players: [{ hand: ["a-mercers", "c-sewers"] }, {}],
      top: ["a-salters"],
      task: OPENING,
    });
    s.play("take a-salters from top");
    for (let seed = 0; seed < 20; seed++) {
      const world = inIds(s.game.guess(s.view(1), quickChance(seed)));
      const hand = world.players[0]?.hand ?? [];
      expect(hand).toContain("a-salters");
      expect(hand.map((id) => id[0])).toEqual(["a", "a", "c"]);
    }
  });

  test("[12.5] a card chosen to be placed is shown only when it is placed", () => {
    const s = arrange({ players: [{ hand: ["a-salters", "a-mercers"], stacks: ["b-lords"] }, {}] });
    const before = canonical(s.view(1));
    s.play("place a-salters");
    expect(canonical(s.view(1))).toBe(before);
    expect(eventsFor(s.events, 1)).toEqual([]);
    s.play("onto 1");
    expect(canonical(s.view(1))).toBe(before);
    expect(eventsFor(s.events, undefined)).toEqual([]);
    s.play("discard a-mercers");
    expect(canonical(s.view(1))).toContain("a-salters");
  });

  test("[10.16] the Workhouse asks every hand that holds a card, so that nothing shows whether paupers are among them", () => {
    const with_ = arrange({ players: [{ hand: ["a-paupers"], stacks: ["c-workhouse"] }, {}], task: RUN });
    const without = arrange({ players: [{ hand: ["a-salters"], stacks: ["c-workhouse"] }, {}], task: RUN });
    expect(canonical(with_.play("activate 1").view(1))).toBe(canonical(without.play("activate 1").view(1)));
  });
});

describe("what everybody knows", () => {
  test("[12.2] holdings, board, boroughs and cities are open, covered, turned and removed cards included", () => {
    const stacks = [{ card: "a-mercers", turned: true, under: ["a-hospital"] }];
    const player = { money: 7, loans: 2, poverty: 3, prestige: 4, boroughs: ["city", "hackney"], stacks };
    const s = arrange({ players: [player, {}], top: ["b-lords"], bottom: ["b-bridge"] });
    s.state.removed = [kindOf(s.rules, "a-grocers")];
    for (const viewer of [0, 1, undefined]) {
      const view = s.view(viewer);
      expect(view).toMatchObject({ top: ["b-lords"], bottom: ["b-bridge"], removed: ["a-grocers"] });
      expect(view.players[0]).toMatchObject(player);
    }
    const read = london.words("en").outline(s.view(undefined), (seat) => `P${seat}`);
    const rows = read.sections.flatMap((section) => section.rows.map(({ text }) => text)).join("\n");
    expect(rows).toContain("Mercers, face down, covers Hospital (set\u00a0A)");
    expect(rows).toContain("Grocers");
  });

  test("[12.4] of what set a hidden card is, in a hand and in the deck, but not which", () => {
    const s = arrange({
      players: [{ hand: ["a-salters", "b-lords", "c-sewers"] }, {}],
      next: ["b-omnibus"],
      task: OPENING,
    });
    for (const viewer of [1, undefined]) {
      expect(s.view(viewer).players[0]).toMatchObject({ hand: [], hidden: { A: 1, B: 1, C: 1 } });
      expect(s.view(viewer).deck).toEqual({ left: { A: 24, B: 47, C: 27 }, top: [] });
    }
    s.play("draw");
    expect(s.view(1).players[0]?.hidden).toEqual({ A: 1, B: 2, C: 1 });
    const [drawn] = eventsFor(s.events, 1);
    expect(drawn).toMatchObject({ what: "drawn", detail: { set: "B" } });
    expect(drawn && "about" in drawn).toBe(false);
  });
});

describe("secrets", () => {
  const named = (s: Arranged, name: RegExp) => s.game.secrets(s.state).filter((secret) => name.test(secret.name));
  const values = (s: Arranged): Json[] => s.game.secrets(s.state).map(({ value }) => value);

  test("[12.1] [12.3] [12.4] hand cards by set, for their owner and those who saw them on the deck; shown ones are none", () => {
    const s = arrange({
      players: [{ stacks: ["b-university-of-london"] }, {}, {}],
      top: ["b-lords"],
      next: ["a-salters", "a-mercers", "a-grocers"],
      task: OPENING,
    });
    s.play("look", "take b-lords from top", "return a-mercers", "return a-grocers", "run", "done", "draw");
    expect(named(s, /hand of seat 0/)).toEqual([]);
    expect(named(s, /hand of seat 1/)).toMatchObject([{ value: "a-salters", pool: "set A", knownTo: [1, 0] }]);
    expect(named(s, /^card 1 from the top/)).toMatchObject([{ value: "a-grocers", knownTo: [0] }]);
    expect(named(s, /^card 3 from the top/)).toMatchObject([{ knownTo: [] }]);
    expect(named(s, /face down/)).toHaveLength(s.state.land.length);
  });

  test("exchanged they leave everything else as it is: hands stay sorted, glimpses follow their card", () => {
    const s = arrange({
      players: [{ stacks: ["b-university-of-london"] }, { hand: ["a-vintners", "b-omnibus"] }, {}],
      next: ["a-salters", "a-mercers", "a-grocers"],
      task: OPENING,
    });
    s.play("look", "pick a-mercers", "return a-grocers", "run", "done", "draw");
    expect(s.game.withSecrets(s.state, values(s))).toEqual(s.state);
    const other = values(s).map((value) =>
      value === "a-salters" ? "a-fishmongers" : value === "a-fishmongers" ? "a-salters" : value,
    );
    const world = s.game.withSecrets(s.state, other);
    expect(world && inIds(world).players[1]?.hand).toEqual(["a-fishmongers", "a-vintners", "b-omnibus"]);
    expect(world && inIds(world).glimpses).toEqual([{ by: 0, owner: 1, card: "a-fishmongers" }]);
    expect(world && canonical(s.game.view(world, 2))).toBe(canonical(s.view(2)));
    expect(world && canonical(s.game.view(world, 0))).not.toBe(canonical(s.view(0)));
  });

  test("[12.5] what somebody is about to place, also that nothing is; it must be possible with the hand", () => {
    const s = arrange({ players: [{ hand: ["a-mercers", "a-salters", "b-lords"], stacks: ["b-omnibus"] }, {}] });
    s.play("place a-salters", "onto 1");
    const [intention] = named(s, /about to place/);
    expect(intention).toMatchObject({ knownTo: [0], value: { card: "a-salters", where: 0, free: false } });
    expect(intention?.others).toEqual(["nothing"]);
    const before = arrange({ players: [{ hand: ["a-mercers", "a-salters", "b-lords"], stacks: ["b-omnibus"] }, {}] });
    const possible = named(before, /about to place/)[0]?.others ?? [];
    expect(possible).toContainEqual({ card: "a-mercers", where: "open", free: false });
    expect(possible).toContainEqual({ card: "a-salters", where: "new", free: false });
    expect(possible.some((value) => canonical(value).includes("b-lords"))).toBe(false);
    for (const value of ["nothing", ...possible]) {
      const world = s.game.withSecrets(s.state, [...values(s).slice(0, -1), value]);
      expect(world && canonical(s.game.view(world, 1))).toBe(canonical(s.view(1)));
      expect(world && s.game.actions(world, 0).length).toBeGreaterThan(0);
    }
    const impossible = [...values(s).slice(0, -1), { card: "b-lords", where: "open", free: false }];
    expect(s.game.withSecrets(s.state, impossible)).toBeUndefined();
  });
});

describe("what a look at the deck tells", () => {
  const position = (seats = 3): Arranged =>
    arrange({
      players: [{ stacks: ["b-university-of-london"] }, ...Array.from({ length: seats - 1 }, () => ({}))],
      next: ["a-salters", "a-mercers", "a-grocers", "a-vintners"],
      task: OPENING,
    });

  test("[10.12] [12.1] only that it happened; what was taken and what lies on top stays with the looker", () => {
    const s = position();
    for (const move of ["look", "pick a-mercers", "return a-salters"]) {
      s.play(move);
      for (const viewer of [1, 2, undefined]) {
        expect(`${canonical(s.view(viewer))} ${told(s, viewer)}`).not.toMatch(/salters|mercers|grocers/);
      }
    }
    expect(s.view(0).deck.top).toEqual(["a-salters", "a-grocers"]);
  });

  test("[12.3] the looker knows who drew the cards left on top, until they leave the hand; others do not", () => {
    const s = position().play("look", "pick a-mercers", "return a-salters", "run", "done");
    s.play("draw");
    expect(s.view(0).players[1]?.hand).toEqual(["a-grocers"]);
    expect(s.view(0).deck.top).toEqual(["a-salters"]);
    expect(s.view(2).players[1]?.hand).toEqual([]);
    expect(s.view(1).glimpses).toEqual([{ by: 0, owner: 1, card: "a-grocers" }]);
    expect(s.view(2).glimpses).toEqual([]);
    expect(told(s, 0)).toContain("a-grocers");
    expect(told(s, 2)).not.toContain("a-grocers");
    s.play("run", "done", "draw");
    expect(s.view(0).players[2]?.hand).toEqual(["a-salters"]);
    expect(s.view(0).deck.top).toEqual([]);
  });

  test("[12.3] once the glimpsed card is played it is forgotten by all", () => {
    const s = position().play("look", "pick a-mercers", "return a-salters", "run", "done", "draw");
    s.change(1, { hand: ["a-grocers", "a-vintners"] });
    s.play("place a-grocers", "discard a-vintners");
    expect(s.state.glimpses).toEqual([]);
    expect(s.view(0).players[1]).toMatchObject({ hand: [], hidden: { A: 0, B: 0, C: 0 } });
  });

  test("[10.12] whether two cards put back are equal does not show", () => {
    const same = arrange({
      players: [{ stacks: ["b-university-of-london"] }, {}],
      next: ["a-salters", "a-water-works", "a-water-works"],
      task: OPENING,
    });
    same.play("look", "pick a-salters");
    expect(same.options()).toEqual(["return a-water-works"]);
    const different = position(2).play("look", "pick a-salters");
    expect(same.view(1).agenda).toEqual(different.view(1).agenda);
  });
});

describe("taking back", () => {
  test("[5.9] developing can be undone card by card until a card is drawn", () => {
    const { game } = arrange({ players: [{}, {}] });
    let match = openMatch(game, 2, "take back");
    const go = (want: RegExp): boolean => {
      const seat = game.toAct(match.state)[0] as Seat;
      const action = game.actions(match.state, seat).find((candidate) => want.test(game.format(candidate)));
      if (action === undefined) return false;
      const next = play(match, seat, action);
      if (!next.ok) throw new Error(next.problem);
      match = next.value;
      return true;
    };
    go(/^draw$/);
    expect(freeTakebacks(match.moves, 0), "a card was drawn").toBe(0);
    expect(go(/^place/)).toBe(true);
    expect(go(/^discard/)).toBe(true);
    expect(freeTakebacks(match.moves, 0)).toBe(2);
  });

  test("[7.3] buying land reveals the next borough and cannot be undone freely", () => {
    const s = arrange({ players: [{ money: 9 }, {}] }).play("buy city");
    expect(s.events.some(({ reveals }) => reveals)).toBe(true);
  });
});
