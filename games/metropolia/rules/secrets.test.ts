import { quickChance } from "@tabletown/kernel";
import { describe, expect, it } from "vitest";
import { gameWith } from "../fixtures/arrange.ts";

describe("what can be known", () => {
  it("the order of the deck is in no view, for any seat", () => {
    const game = gameWith({ plus: true });
    const s = game.setup(3, quickChance(1));
    for (const viewer of [undefined, 0, 1, 2]) {
      expect(game.view(s, viewer)).toEqual(game.view({ ...s, deck: s.deck.toReversed() }, viewer));
      expect(game.view(s, viewer).deck).toBe(s.deck.length);
    }
  });
  it("a guess deals exactly the cards nobody has seen", () => {
    const game = gameWith({ plus: true });
    const s = game.setup(4, quickChance(2));
    const guessed = game.guess(game.view(s, 1), quickChance(3));
    expect(guessed.deck.toSorted()).toEqual(s.deck.toSorted());
    expect(guessed.deck).not.toEqual(s.deck);
  });
});

describe("secrets", () => {
  const game = gameWith({ plus: true });
  const s = game.setup(3, quickChance(1));
  const values = game.secrets(s).map(({ value }) => value);
  it("are the cards of the deck, which nobody knows", () => {
    expect(values).toEqual(s.deck);
    expect(game.secrets(s).every(({ knownTo, pool }) => knownTo.length === 0 && pool === "deck")).toBe(true);
    const base = gameWith();
    expect(base.secrets(base.setup(3, quickChance(1)))).toEqual([]);
  });
  it("can be dealt in another order, and no other cards can be there", () => {
    expect(game.withSecrets(s, values)).toEqual(s);
    expect(game.withSecrets(s, values.toReversed())).toEqual({ ...s, deck: s.deck.toReversed() });
    for (const wrong of [[], values.slice(1), [...values.slice(1), "palace"], values.map(() => 0)]) {
      expect(game.withSecrets(s, wrong)).toBeUndefined();
    }
  });
});
