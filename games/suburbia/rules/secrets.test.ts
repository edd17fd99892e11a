import { type Json, quickChance, type Seat } from "@tabletown/kernel";
import { describe, expect, it } from "vitest";
import { type Arranged, gameWith } from "../fixtures/arrange.ts";
import { MARKER, type State } from "./state.ts";

type Game = Arranged["game"];

/** Some of the positions of a random game, the last one among them. */
function positionsOf(game: Game, seats: number, seed: string): State[] {
  const dice = quickChance(seed);
  const s = game.setup(seats, dice);
  const found: State[] = [];
  for (let move = 0; ; move++) {
    const [seat] = game.toAct(s);
    if (move % 9 === 0 || seat === undefined) found.push(game.copy(s));
    if (seat === undefined) return found;
    const actions = game.actions(s, seat);
    const action = actions[dice.int(actions.length)];
    if (action === undefined) throw new Error("no action");
    game.apply(s, seat, action, dice);
  }
}

const valuesOf = (game: Game, s: State) => game.secrets(s).map(({ value }) => value);

/** Everything that a viewer may not know, exchanged within its pool or for something else that it allows. */
function exchanged(game: Game, s: State, viewer: Seat | undefined, seed: string): readonly Json[] {
  const dice = quickChance(seed);
  const secrets = game.secrets(s);
  const unknown = secrets.filter(({ knownTo }) => viewer === undefined || !knownTo.includes(viewer));
  const pools = new Map<string, Json[]>();
  for (const { pool, value } of unknown) {
    if (pool !== undefined) pools.set(pool, [...(pools.get(pool) ?? []), value]);
  }
  for (const values of pools.values()) dice.shuffle(values);
  return secrets.map((secret) => {
    const { pool, value, others = [] } = secret;
    if (!unknown.includes(secret)) return value;
    if (pool !== undefined) return pools.get(pool)?.pop() as Json;
    return others[dice.int(others.length)] ?? value;
  });
}

describe("secrets", () => {
  const cases = [
    [{}, 2],
    [{}, 4],
    [{ edition: 1 }, 3],
    [{ variant: "lone-architect" }, 1],
    [{ variant: "dale" }, 1],
    [{ variant: "dale", daleGoal: "none" }, 1],
  ] as const;

  it.each(cases)("put back where they were, %j with %i seats is the same", (options, seats) => {
    const game = gameWith(options);
    for (const s of positionsOf(game, seats, "same")) {
      expect(game.withSecrets(s, valuesOf(game, s))).toEqual(s);
    }
  });

  it.each(cases)("exchanged, %j with %i seats looks the same to whoever may not know them", (options, seats) => {
    const game = gameWith(options);
    let changed = 0;
    for (const [n, s] of positionsOf(game, seats, "other").entries()) {
      for (const viewer of [undefined, ...Array.from({ length: seats }, (_, seat) => seat)]) {
        const other = game.withSecrets(s, exchanged(game, s, viewer, `${n} ${viewer}`));
        if (other === undefined) throw new Error("a possible world was refused");
        expect(game.view(other, viewer)).toEqual(game.view(s, viewer));
        if (JSON.stringify(other) !== JSON.stringify(s)) changed++;
      }
    }
    expect(changed).toBeGreaterThan(5);
  });

  it.each(cases)("every guess of %j with %i seats differs in nothing else", (options, seats) => {
    const game = gameWith(options);
    for (const [n, s] of positionsOf(game, seats, "guess").entries()) {
      for (const viewer of [undefined, ...Array.from({ length: seats }, (_, seat) => seat)]) {
        const guessed = game.guess(game.view(s, viewer), quickChance(n));
        expect(game.withSecrets(s, valuesOf(game, guessed))).toEqual(guessed);
      }
    }
  });

  it("[2.2] the end marker may lie among the tiles it was shuffled with, and nowhere else", () => {
    const game = gameWith({});
    const s = game.setup(2, quickChance(3));
    const secrets = game.secrets(s);
    const index = secrets.findIndex(({ name }) => name === "the place of the end marker");
    const { value, others = [] } = secrets[index] ?? { value: -1 };
    const under = [value, ...others].map((place) => {
      const other = game.withSecrets(s, valuesOf(game, s).with(index, place));
      return other === undefined ? -1 : other.stack.length - 1 - other.stack.indexOf(MARKER);
    });
    expect(under.sort((x, y) => x - y)).toEqual([5, 6, 7, 8, 9, 10, 11]);
    expect(game.withSecrets(s, valuesOf(game, s).with(index, 0))).toBeUndefined();
  });

  it("tiles stay with their letter, and none is there twice", () => {
    const game = gameWith({});
    const s = game.setup(2, quickChance(3));
    const values = valuesOf(game, s);
    const [first] = values;
    const firstC = game.secrets(s).findIndex(({ pool }) => pool === "C");
    expect(game.withSecrets(s, values.with(0, values[firstC] as Json).with(firstC, first as Json))).toBeUndefined();
    expect(game.withSecrets(s, values.with(0, "casino"))).toBeUndefined();
    expect(game.withSecrets(s, values.slice(1))).toBeUndefined();
  });

  it("[2.8] [10.2] goals are known to their seat; after the end the one kept is known to all", () => {
    const game = gameWith({});
    const [opening, ...later] = positionsOf(game, 2, "goals");
    const end = later.at(-1);
    if (opening === undefined || end === undefined) throw new Error("no game");
    const goalsOf = (s: State, seat: Seat) =>
      game.secrets(s).filter(({ knownTo, pool }) => pool === "goals" && knownTo.includes(seat));
    expect(goalsOf(opening, 1).map(({ value }) => value)).toEqual(opening.hands[1]?.dealt);
    const { dealt = [], kept } = end.hands[1] ?? {};
    expect(goalsOf(end, 1).map(({ value }) => value)).toEqual(dealt.filter((goal) => goal !== kept));
  });
});
