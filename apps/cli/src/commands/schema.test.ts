import { catalog } from "@tabletown/catalog";
import { expect, test } from "vitest";
import { runHere, workFolder } from "../run.fixture.ts";

const folder = workFolder();

interface Schema {
  readonly description?: string;
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
}

/** Fields without a sentence, by their paths; tags explain themselves. */
function untold(schema: Schema, path: string): string[] {
  const { properties = {}, items, anyOf = [], oneOf = [], additionalProperties } = schema;
  const inside = [
    ...Object.entries(properties).map(([name, field]) => [`${path}.${name}`, field] as const),
    ...[...anyOf, ...oneOf].map((each) => [path, each] as const),
    ...(items === undefined ? [] : [[`${path}[]`, items] as const]),
    ...(typeof additionalProperties === "object" ? [[`${path}.*`, additionalProperties] as const] : []),
  ];
  const silent = Object.entries(properties).flatMap(([name, field]) =>
    field.const === undefined && !/^[A-Z].+[.]$/.test(field.description ?? "") ? [`${path}.${name}`] : [],
  );
  return [...silent, ...inside.flatMap(([where, field]) => untold(field, where))];
}

/** Games that tell themselves to programs; a game may do without. */
const told = catalog.filter(({ research }) => research !== undefined);

test.each(told)("the view of $id is told as JSON Schema, with a sentence for every field", async ({ id }) => {
  const { code, out } = await runHere(folder, ["schema", id]);
  expect(code).toBe(0);
  const schema = JSON.parse(out);
  expect(schema.$schema).toBe("https://json-schema.org/draft/2020-12/schema");
  expect(Object.keys(schema.properties).length).toBeGreaterThan(2);
  expect(schema.additionalProperties).toBe(false);
  expect(untold(schema, "view")).toEqual([]);
});

test.each(told)("what a seat of $id can do is told so too, kind by kind", async ({ id }) => {
  const { code, out } = await runHere(folder, ["schema", id, "--actions"]);
  expect(code).toBe(0);
  const schema: Schema = JSON.parse(out);
  const kinds = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  expect(kinds.length).toBeGreaterThan(4);
  expect(kinds.filter(({ description = "" }) => !/^[A-Z].+[.]$/.test(description))).toEqual([]);
  expect(untold(schema, "action")).toEqual([]);
});

test("options and components change it, and what is wrong with them is said", async () => {
  const base = await runHere(folder, ["schema", "metropolia"]);
  const plus = await runHere(folder, ["schema", "metropolia", "--options", '{"plus":true}']);
  expect(base.out).not.toContain("sushi-bar");
  expect(plus.out).toContain("sushi-bar");
  expect((await runHere(folder, ["schema", "metropolia", "--options", '{"plus":3}'])).err).toContain('option "plus"');
  expect((await runHere(folder, ["schema", "london", "--actions", "--encoding"])).err).toContain("one at a time");
  const players = await runHere(folder, ["schema", "london", "--players", "3"]);
  expect(players).toMatchObject({ code: 2, out: "", err: expect.stringContaining("--players is for --encoding") });
  expect((await runHere(folder, ["schema", "chess"])).err).toContain('There is no game "chess"');
});

test("--encoding tells every number and every action", async () => {
  const { out } = await runHere(folder, ["schema", "budowa-miasta", "--encoding", "--players", "6"]);
  const { observation, observationSize, actionCount, labels, version } = JSON.parse(out);
  expect(version).toBe(1);
  expect(labels).toHaveLength(actionCount);
  expect(labels).toContain("pass");
  const total = observation.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
  expect(total).toBe(observationSize);
  expect(observation[0]).toEqual({ name: "player0.money", count: 1, meaning: "money" });
});
