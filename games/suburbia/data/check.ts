import { failure, PROVENANCES, type Result, success } from "@tabletown/kernel";
import * as v from "valibot";
import { fromStoredTable } from "../rules/stored-table.ts";
import { ICONS, PLACES, STACKS, STATS, type Table, TYPES } from "./table.ts";

const whole = v.pipe(v.number(), v.integer(), v.minValue(-1000), v.maxValue(1000));
const count = v.pipe(whole, v.minValue(0));
const positive = v.pipe(whole, v.minValue(1));
const id = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, "Invalid id: Expected small letters, digits and hyphens"));
const sources = v.record(v.string(), v.picklist(PROVENANCES));
const sign = v.picklist([...TYPES, ...ICONS]);

const effect = v.variant("type", [
  v.strictObject({ type: v.literal("gain"), stat: v.picklist(STATS), amount: whole }),
  v.strictObject({
    type: v.literal("each"),
    stat: v.picklist(STATS),
    amount: whole,
    where: v.picklist(PLACES),
    of: v.pipe(v.array(sign), v.minLength(1)),
    later: v.optional(v.literal(true)),
  }),
  v.strictObject({ type: v.literal("shore"), amount: whole }),
  v.strictObject({ type: v.literal("red-line"), stat: v.picklist(["income", "reputation"]), amount: whole }),
]);

const face = { id, type: v.picklist(TYPES), icon: v.optional(v.picklist(ICONS)), cost: count };
const rest = { effects: v.array(effect), provenance: sources };

const measure = v.variant("type", [
  v.strictObject({ type: v.literal("count"), of: v.picklist([...TYPES, ...ICONS, "lake"]) }),
  v.strictObject({ type: v.literal("group"), of: v.picklist([...TYPES, ...ICONS, "lake"]) }),
  v.strictObject({ type: v.literal("stat"), of: v.picklist(STATS) }),
  v.strictObject({ type: v.literal("markers") }),
]);

const coordinates = {
  col: v.pipe(whole, v.minValue(-9), v.maxValue(9)),
  row: v.pipe(whole, v.minValue(-9), v.maxValue(9)),
};
const side = v.strictObject({
  start: v.pipe(v.array(v.strictObject({ tile: id, ...coordinates })), v.minLength(1)),
  blocked: v.array(v.strictObject(coordinates)),
});

const sizes = v.strictObject({ A: positive, B: positive, C: positive, withMarker: count });
const edition = v.strictObject({
  stacks: v.strictObject({ 2: sizes, 3: sizes, 4: sizes }),
  under: v.strictObject({ from: v.picklist(["box", "top"]), count }),
  loneArchitect: v.strictObject({ removal: v.picklist(["before-refill", "after-refill"]) }),
  dale: v.strictObject({ titleNeedsVictory: v.boolean() }),
});

const limits = v.tuple([v.pipe(whole, v.maxValue(0)), positive]);
/** The last space is free: then there is always something a player can afford (SPEC 4.5). */
const market = v.pipe(
  v.array(count),
  v.minLength(4),
  v.check((prices) => prices.at(-1) === 0, "Invalid market: Expected 0 on the last space"),
);

/** What `check` accepts, before parts are held against each other. */
export const schema = v.strictObject({
  buildings: v.array(v.strictObject({ ...face, stack: v.picklist(STACKS), copies: positive, ...rest })),
  basics: v.array(v.strictObject({ ...face, supply: count, ...rest })),
  lake: v.strictObject({ id: v.literal("lake"), cost: v.literal(0), ...rest }),
  goals: v.array(
    v.strictObject({ id, aim: v.picklist(["most", "fewest"]), measure, points: count, provenance: sources }),
  ),
  market,
  start: v.strictObject({ money: count, income: whole, reputation: whole, population: count, markers: count }),
  limits: v.strictObject({ income: limits, reputation: limits }),
  populationBoard: v.strictObject({
    redLines: v.pipe(
      v.array(positive),
      v.minLength(1),
      v.check((lines) => lines.every((line, i) => i === 0 || line > (lines[i - 1] as number)), "Expected rising lines"),
    ),
    beyond: positive,
    top: positive,
    loss: count,
  }),
  moneyPerPopulation: positive,
  sides: v.strictObject({ down: side, up: side }),
  editions: v.strictObject({ 1: edition, 2: edition }),
  loneArchitect: v.strictObject({ loss: count }),
  dale: v.strictObject({ stacks: sizes, market, goals: count, pays: count }),
  titles: v.pipe(v.array(v.strictObject({ id, from: count })), v.minLength(1)),
  provenance: sources,
});

/** Accepts a component table, written in old names or new, or says which place is wrong first and how. */
export function check(given: unknown): Result<Table, string> {
  const parsed = v.safeParse(schema, fromStoredTable(given), { abortEarly: true });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return failure(`${v.getDotPath(issue) ?? "table"}: ${issue.message}`);
  }
  const problem = contradiction(parsed.output);
  return problem === undefined ? success(parsed.output) : failure(problem);
}

/** What no single field can show: names used twice or nowhere, more tiles wanted than there are. */
function contradiction(given: Table): string | undefined {
  return repeated(given) ?? unknownStart(given) ?? missingTiles(given) ?? missingGoals(given) ?? tooManyTiles(given);
}

function repeated({ buildings, basics, lake, goals, titles }: Table): string | undefined {
  const seen = new Set<string>();
  for (const [list, items] of Object.entries({ lake: [lake], basics, buildings, goals, titles })) {
    for (const [index, item] of items.entries()) {
      if (seen.has(item.id)) return `${list}.${index}.id: "${item.id}" is used twice`;
      seen.add(item.id);
    }
  }
  return undefined;
}

function unknownStart({ sides, basics }: Table): string | undefined {
  for (const [name, { start }] of Object.entries(sides)) {
    for (const [index, { tile }] of start.entries()) {
      if (!basics.some((basic) => basic.id === tile)) {
        return `sides.${name}.start.${index}.tile: there is no basic tile "${tile}"`;
      }
    }
  }
  return undefined;
}

function missingTiles({ buildings, editions, dale, market }: Table): string | undefined {
  const there = (stack: string) =>
    buildings.reduce((sum, { stack: own, copies }) => (own === stack ? sum + copies : sum), 0);
  const wanted = [
    ...Object.entries(editions).flatMap(([name, { stacks, under }]) =>
      Object.entries(stacks).map(([players, size]) => ({ path: `editions.${name}.stacks.${players}`, size, under })),
    ),
    { path: "dale.stacks", size: dale.stacks, under: { from: "top", count: 0 } },
  ];
  for (const { path, size, under } of wanted) {
    for (const stack of STACKS) {
      const extra = stack === "C" && under.from === "box" ? under.count : 0;
      if (size[stack] + extra > there(stack)) {
        return `${path}.${stack}: ${size[stack] + extra} tiles wanted, ${there(stack)} there`;
      }
    }
    const moved = under.from === "top" ? under.count : 0;
    if (size.withMarker + moved > size.C) return `${path}.withMarker: more than the C stack holds`;
    if (size.A < market.length) return `${path}.A: too few to fill the market`;
  }
  return undefined;
}

function missingGoals({ goals, dale }: Table): string | undefined {
  if (goals.length < 12) return "goals: four players need 12";
  const contested = goals.filter(({ measure }) => measure.type !== "markers" && measure.of !== "lake");
  return contested.length < dale.goals + 2
    ? `goals: ${dale.goals + 2} without lakes and markers are needed`
    : undefined;
}

/** As many as the game has: the addresses of spaces leave room for boroughs that this many tiles can build. */
const MOST_TILES = 100;

function tooManyTiles({ buildings }: Table): string | undefined {
  const all = buildings.reduce((sum, { copies }) => sum + copies, 0);
  return all > MOST_TILES ? `buildings: ${all} tiles, no more than ${MOST_TILES} may be` : undefined;
}
