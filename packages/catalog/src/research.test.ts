import { actionAt, type Encoding, type ResearchSource } from "@tabletown/bots";
import { type Game, optionsThatMatter, quickChance, type Seat, type Title } from "@tabletown/kernel";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { catalog } from "./index.ts";

/** More of them in `npm run test:long`. */
const GAMES = process.env.LONG_TESTS === undefined ? 1 : 4;
/** Positions of a game that are looked at closely, one in so many. */
const EVERY = 5;

/** The usual options, and every other value of every option. */
function variantsOf({ optionSpecs }: Title): Record<string, unknown>[] {
  return [
    {},
    ...optionSpecs.flatMap(({ name, values, needs }) =>
      values.slice(1).map((value) => ({ [name]: value, ...(needs !== undefined && { [needs.option]: needs.value }) })),
    ),
  ].filter((chosen) =>
    Object.keys(chosen).every((name) => optionsThatMatter(optionSpecs, chosen).some((spec) => spec.name === name)),
  );
}

/** A game may do without. */
const told = catalog.flatMap(({ id, load, research }) => (research === undefined ? [] : [{ id, load, research }]));

it("games tell themselves in numbers", () => expect(told.length).toBeGreaterThan(0));

describe.each(told)("$id", async ({ load, research }) => {
  const title = await load();
  const source: ResearchSource = await research();
  const cases = variantsOf(title).flatMap((variant) => {
    const options = title.options(variant);
    if (!options.ok) throw new Error(options.problem);
    const game = title.game(options.value);
    const [fewest, most] = game.seats;
    return Array.from({ length: most - fewest + 1 }, (_, i) => ({
      variant: JSON.stringify(variant),
      game,
      seats: fewest + i,
    }));
  });

  it.each(cases)(
    "encodes every position and action with options $variant and $seats seats",
    ({ game, seats, variant }) => {
      const encoding = source.encoding(seats, game.options);
      const schema = source.viewSchema(game.options);
      const actionSchema = v.array(source.actionSchema(game.options));
      checkLayout(encoding);
      for (let n = 0; n < GAMES; n++) {
        randomGame(game, seats, `${variant}/${n}`, (state, turn) => {
          const [seat] = game.toAct(state);
          if (seat !== undefined) checkActions(encoding, game.actions(state, seat), seat);
          if (turn % EVERY !== 0 && seat !== undefined) return;
          const actions: unknown = JSON.parse(JSON.stringify(seat === undefined ? [] : game.actions(state, seat)));
          // Its objects are strict: what it reads holds nothing else.
          v.parse(actionSchema, actions);
          for (let viewer = 0; viewer < seats; viewer++) checkView(encoding, game, state, viewer);
          for (const viewer of [seat, undefined]) {
            const view: unknown = JSON.parse(JSON.stringify(game.view(state, viewer)));
            expect(v.parse(schema, view)).toEqual(view);
          }
        });
      }
    },
  );
});

function randomGame(game: Game, seats: number, seed: string, visit: (state: unknown, turn: number) => void): void {
  const chance = quickChance(seed);
  const state = game.setup(seats, chance);
  for (let turn = 0; ; turn++) {
    visit(state, turn);
    const waiting = game.toAct(state);
    if (waiting.length === 0) return;
    const seat = waiting[chance.int(waiting.length)] as Seat;
    const actions = game.actions(state, seat);
    game.apply(state, seat, actions[chance.int(actions.length)], chance);
  }
}

/** Fields cover the numbers and the indices without a gap, and every index has a label of its own. */
function checkLayout({ fields, observationSize, actionFields, actionCount, label }: Encoding): void {
  const sum = (counts: readonly { readonly count: number }[]): number =>
    counts.reduce((all, { count }) => all + count, 0);
  expect(sum(fields)).toBe(observationSize);
  expect(sum(actionFields)).toBe(actionCount);
  expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
  expect([...fields, ...actionFields].filter(({ meaning }) => meaning === "")).toEqual([]);
  const labels = Array.from({ length: actionCount }, (_, index) => label(index));
  expect(labels).not.toContain("");
  expect(new Set(labels).size).toBe(actionCount);
}

function checkActions(encoding: Encoding, actions: readonly unknown[], seat: Seat): void {
  const found = new Set<number>();
  for (const action of actions) {
    const index = encoding.indexOf(action, seat);
    if (!Number.isInteger(index) || index < 0 || index >= encoding.actionCount || found.has(index)) {
      throw new Error(`${JSON.stringify(action)} has the index ${index}`);
    }
    found.add(index);
    if (actionAt(encoding, actions, seat, index) !== action)
      throw new Error(`${index} is not ${JSON.stringify(action)}`);
  }
}

/** The numbers are finite, stay in their part of the array, and are the same in every world that looks the same, whichever way they are written. */
function checkView(encoding: Encoding, game: Game, state: unknown, viewer: Seat): void {
  const { observationSize } = encoding;
  const MARGIN = 3;
  const into = new Float32Array(observationSize + 2 * MARGIN);
  const view = game.view(state, viewer);
  encoding.observe(view, viewer, into, MARGIN);
  expect(into.every(Number.isFinite)).toBe(true);
  expect([...into.subarray(0, MARGIN), ...into.subarray(MARGIN + observationSize)]).toEqual(Array(2 * MARGIN).fill(0));
  const written = (write: (other: Float32Array) => void): Buffer => {
    const other = new Float32Array(into.length);
    write(other);
    return Buffer.from(other.buffer);
  };
  const guessed = game.guess(view, quickChance("another world"));
  const again: unknown = JSON.parse(JSON.stringify(game.view(guessed, viewer)));
  const others = [
    written((other) => encoding.observe(again, viewer, other, MARGIN)),
    ...(encoding.observeState === undefined
      ? []
      : [state, guessed].map((world) => written((other) => encoding.observeState?.(world, viewer, other, MARGIN)))),
  ];
  for (const other of others) expect(Buffer.compare(other, Buffer.from(into.buffer))).toBe(0);
}
