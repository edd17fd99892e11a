import { expect, test } from "vitest";
import { type Circumstances, groupFor, PATIENCE, type Seeker } from "./pairing.ts";

const NOW = 1_800_000_000_000;

function seeker(person: string, waited: number, wish: Partial<Seeker> = {}): Seeker {
  const since = NOW - waited;
  const usual = {
    games: ["london"],
    seats: [2],
    pace: "live" as const,
    bots: false,
    welcome: "",
    match: "",
    counted: [],
  };
  return { ...usual, person, name: person, since, seen: NOW, ratings: {}, ...wish };
}

function table(one: Seeker, others: readonly Seeker[], circumstances: Partial<Circumstances> = {}): string {
  const group = groupFor(one, others, { now: NOW, apart: () => false, plays: () => true, ...circumstances });
  if (group === undefined) return "nothing";
  return `${group.game}: ${group.people.map(({ person }) => person).join(" ")}${" bot".repeat(group.bots)}`;
}

const strong = { ratings: { london: 38 } };

test("the gap in strength that is accepted widens with waiting, of both halves", () => {
  const ann = seeker("ann", 0, { ratings: { london: 25 } });
  expect(table(ann, [seeker("bob", 0, { ratings: { london: 28 } })])).toBe("london: ann bob");
  expect(table(ann, [seeker("bob", 0, strong)])).toBe("nothing");
  expect(table(ann, [seeker("bob", 30_000, strong)])).toBe("nothing");
  expect(table(seeker("ann", 30_000), [seeker("bob", 30_000, strong)])).toBe("london: ann bob");
  expect(table(ann, [seeker("bob", PATIENCE.live.anybody, strong)])).toBe("london: ann bob");
  expect(table(ann, [seeker("bob", 0, strong), seeker("cat", 0), seeker("dan", 0, { ratings: { london: 24 } })])).toBe(
    "london: ann cat",
  );
});

test("whom one has chosen is welcome however strong; who keeps away is not", () => {
  const ann = seeker("ann", 0, { welcome: "bob" });
  expect(table(ann, [seeker("cat", 0), seeker("bob", 0, strong)])).toBe("london: ann bob");
  const apart = (one: string, other: string): boolean => [one, other].sort().join() === "ann,bob";
  expect(table(ann, [seeker("bob", 90_000)], { apart })).toBe("nothing");
  const three = { seats: [3] };
  expect(
    table(seeker("cat", 90_000, three), [seeker("ann", 90_000, three), seeker("bob", 90_000, three)], { apart }),
  ).toBe("nothing");
});

test("only what everybody would play, by so many as it is played by, at the same pace", () => {
  const ann = seeker("ann", 0, { games: ["london", "suburbia"], seats: [2, 3, 4] });
  const bob = seeker("bob", 0, { games: ["suburbia"], seats: [3, 4] });
  const cat = seeker("cat", 0, { games: ["suburbia"], seats: [3] });
  expect(table(ann, [bob])).toBe("nothing");
  expect(table(ann, [bob, cat])).toBe("suburbia: ann bob cat");
  expect(table(ann, [bob, { ...cat, pace: "days" }])).toBe("nothing");
  expect(table(ann, [bob, cat], { plays: (_, seats) => seats !== 3 })).toBe("nothing");
});

test("bots fill the table after a while, where everybody agrees, and a whole table of people goes before", () => {
  const agrees = { bots: true, seats: [3] };
  const ann = seeker("ann", PATIENCE.live.bots, agrees);
  expect(table(seeker("ann", PATIENCE.live.bots - 1, agrees), [])).toBe("nothing");
  expect(table(ann, [])).toBe("london: ann bot bot");
  expect(table(ann, [seeker("bob", 0, { seats: [3] })])).toBe("london: ann bot bot");
  expect(table(ann, [seeker("bob", 0, agrees)])).toBe("london: ann bob bot");
  expect(table(ann, [seeker("bob", 0, { seats: [3] }), seeker("cat", 0, agrees)])).toBe("london: ann bob cat");
  expect(table(seeker("ann", PATIENCE.live.bots, { bots: true, seats: [2, 4] }), [])).toBe("london: ann bot");
});
