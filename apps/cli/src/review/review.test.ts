import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { readReview } from "@tabletown/review";
import { expect, test, vi } from "vitest";
import { runHere, workFolder } from "../run.fixture.ts";

const folder = workFolder();
const fixture = (path: string): string => resolve("games", path);
const METROPOLIA = fixture("metropolia/fixtures/base-2.json");

test("a table of luck, choices and accuracy, the moments that decided, and a few sentences", async () => {
  const { code, out } = await runHere(folder, ["review", METROPOLIA, "--budget", "2p", "--language", "pl"]);
  expect(code).toBe(0);
  expect(out).toMatch(/^Gracz +Na początku +Rozdanie +Własne szczęście +Szczęście innych +Własne decyzje/);
  expect(out).toMatch(/Punkty zwrotne:\n {2}ruch \d+ {2}[+−]\d+/);
  expect(out).toMatch(/dokładność \d+/);
});

test("the same as data, which can be read again, and as a picture with its words", async () => {
  const { out } = await runHere(folder, ["review", METROPOLIA, "--budget", "1p", "--json", "--plot", "course.svg"]);
  expect(readReview(out)).toMatchObject({ ok: true, value: { passes: 1, finished: true } });
  const svg = readFileSync(join(folder, "course.svg"), "utf8");
  expect(svg).toMatch(/<desc id="words">.+: \d+% → (100|0)%\./);
  expect(svg.match(/<polyline/g)).toHaveLength(2);
});

test("ended before choices were played out, it says so, and what would say more", async () => {
  const { out } = await runHere(folder, ["review", METROPOLIA, "--budget", "1ms"]);
  expect(out).toMatch(/^Player .*\n.* – {2,}–\n.* – {2,}–\n/);
  expect(out).toMatch(/\nThis is a first look,.*\nA larger --budget says more\.\n\(judge: /);
  expect(out).not.toMatch(/same level|no mistakes|decided it/);
});

test("a record told, a review, and what is best there keep to a narrow terminal, and to one line each in a pipe", async () => {
  const dale = fixture("suburbia/fixtures/dale-2e.json");
  const commands = [
    ["replay", dale, "--language", "ru"],
    ["review", dale, "--budget", "2p", "--language", "pl"],
    ["hint", dale, "--move", "9", "--iterations", "8"],
  ];
  for (const command of commands) {
    const wide = (await runHere(folder, command)).out;
    vi.stubEnv("COLUMNS", "40");
    const narrow = (await runHere(folder, command)).out;
    vi.unstubAllEnvs();
    expect(narrow.split("\n").filter((line) => line.length > 40)).toEqual([]);
    expect(narrow.split("\n").length).toBeGreaterThan(wide.split("\n").length);
    expect(wide).toMatch(/^.{50}/m);
  }
});

test("alone it speaks of points, and time is a budget too", async () => {
  const { out } = await runHere(folder, ["review", fixture("suburbia/fixtures/dale-2e.json"), "--budget", "300ms"]);
  expect(out).toContain("(points; marks:");
});

test.each([
  ["20", "--budget must be a time, such as 30s or 500ms, or passes"],
  ["0s", "--budget must be a time"],
])("a budget of %s is told how to write", async (budget, said) => {
  const { code, err } = await runHere(folder, ["review", METROPOLIA, "--budget", budget]);
  expect(code).toBe(2);
  expect(err).toContain(said);
});

test("a damaged record is refused as everywhere", async () => {
  const text = readFileSync(METROPOLIA, "utf8");
  const cases: readonly (readonly [name: string, text: string, said: string])[] = [
    ["cut.json", text.slice(0, 500), "This is not a JSON document"],
    ["other.json", text.replace(/"draws":\[\d+\]/, '"draws":[99]'), "impossible"],
    ["name.json", text.replace(/"name":"[^"]*"/, '"name":"Zed"'), "changed or damaged"],
  ];
  for (const [name, damaged, said] of cases) {
    writeFileSync(join(folder, name), damaged);
    const { code, err } = await runHere(folder, ["review", name, "--budget", "1p"]);
    expect(code).toBe(1);
    expect(err).toContain(said);
  }
});

test("a folder of records, in two parts that come together, past a damaged one", async () => {
  mkdirSync(join(folder, "records"));
  for (const name of ["lone-architect-2e", "dale-2e"]) {
    copyFileSync(fixture(`suburbia/fixtures/${name}.json`), join(folder, "records", `${name}.json`));
  }
  writeFileSync(join(folder, "records", "damaged.json"), "{");
  const run = (...more: string[]) =>
    runHere(folder, ["review", "records", "--save", "reviews", "--budget", "1p", ...more]);
  const parts = [await run("--shard", "1/2"), await run("--shard", "2/2")];
  // What is damaged belongs to the second part.
  expect(parts.map(({ code }) => code)).toEqual([0, 1]);
  expect(parts[1]?.err).toContain("Records that could not be reviewed: 1 of 1.");
  const made = readFileSync(join(folder, "reviews", "dale-2e.review.json"), "utf8");
  const { out, err } = await run("--json");
  expect(err).toContain("This is not a JSON document");
  const reviewed = JSON.parse(out) as { file: string; review: unknown }[];
  expect(reviewed.map(({ file }) => file)).toEqual(["dale-2e.json", "lone-architect-2e.json"]);
  expect((await run("--language", "pl")).out).toMatch(
    /^Gracz +Partie +Dokładność +Szczęście +Własne decyzje\n.* \d+,\d/,
  );
  // What a part has made is taken as it is, and is what one run alone would have made.
  expect(reviewed[0]?.review).toEqual(JSON.parse(made).review);
  const alone = await runHere(folder, [
    "review",
    fixture("suburbia/fixtures/dale-2e.json"),
    "--budget",
    "1p",
    "--json",
  ]);
  expect(JSON.parse(alone.out)).toEqual(reviewed[0]?.review);
  expect((await runHere(folder, ["review", "records"])).err).toContain("needs --save");
  expect((await runHere(folder, ["review", "records", "--save", "records"])).err).toContain("another folder");
});

test("kept reviews are made again for a larger budget, one of time or another seed, and by another judge, and otherwise left as they are", async () => {
  mkdirSync(join(folder, "one"));
  copyFileSync(fixture("suburbia/fixtures/lone-architect-2e.json"), join(folder, "one", "alone.json"));
  const file = join(folder, "kept", "alone.review.json");
  const write = (kept: unknown) => writeFileSync(file, JSON.stringify(kept));
  const marked = { ...JSON.parse(await review("--budget", "1p")), names: ["Left as it was"] };
  async function review(...terms: string[]): Promise<string> {
    expect((await runHere(folder, ["review", "one", "--save", "kept", ...terms])).code).toBe(0);
    return readFileSync(file, "utf8");
  }
  for (const [kept, terms, left] of [
    [marked, ["--budget", "1p"], true],
    [marked, ["--budget", "2p"], false],
    [marked, ["--budget", "100ms"], false],
    [marked, ["--budget", "1p", "--seed", "other"], false],
    [{ ...marked, review: { ...marked.review, judge: "another" } }, ["--budget", "1p"], false],
    // What an earlier version has kept tells neither.
    [{ names: marked.names, review: marked.review }, ["--budget", "1p"], true],
    [{ names: marked.names, review: marked.review }, ["--budget", "2p"], false],
    [{ ...marked, budget: "2p" }, ["--budget", "1p"], true],
    [{ ...marked, budget: "2s" }, ["--budget", "1500ms"], true],
  ] as const) {
    write(kept);
    expect((await review(...terms)).includes("Left as it was"), JSON.stringify(terms)).toBe(left);
  }
});

test("luck-adjusted results have their own interval", async () => {
  const { code, out } = await runHere(folder, [
    ...["arena", "metropolia", "--bots", "greedy,random", "--games", "4", "--threads", "1", "--adjust", "--json"],
  ]);
  expect(code).toBe(0);
  const { bots } = JSON.parse(out);
  for (const { adjusted } of bots) expect(adjusted.interval[0]).toBeLessThan(adjusted.winRate);
  // What luck was worth is kept to six places.
  expect(Math.abs(bots[0].adjusted.winRate + bots[1].adjusted.winRate - 1)).toBeLessThan(1.5e-6);
});

test("bots that are asked again play the same games, and what their own random numbers gave is kept with the results", async () => {
  const match = ["arena", "budowa-miasta", "--bots", "greedy@20i,random", "--adjust", "--json", "--seed", "again"];
  const resultsIn = (file: string) => {
    const [, ...lines] = readFileSync(join(folder, file), "utf8").trim().split("\n");
    return lines.map((line) => JSON.parse(line)).sort((a, b) => a.number - b.number);
  };
  const play = (file: string, ...more: string[]) => runHere(folder, [...match, "--state", file, ...more]);
  await play("once.jsonl", "--games", "4");
  await play("again.jsonl", "--games", "2", "--again", "2", "--threads", "1");
  const { code, out } = await play("again.jsonl", "--games", "4", "--again", "2", "--threads", "2");
  expect(code).toBe(0);
  const [once, again] = [resultsIn("once.jsonl"), resultsIn("again.jsonl")];
  expect(again.map(({ scores }) => scores)).toEqual(once.map(({ scores }) => scores));
  expect(again.map(({ luck }) => luck)).toEqual(once.map(({ luck }) => luck));
  for (const { choiceLuck } of once) expect(choiceLuck).toBeUndefined();
  for (const { choiceLuck } of again) {
    expect(choiceLuck[0]).not.toBe(0);
    expect(choiceLuck[0] + choiceLuck[1]).toBeCloseTo(0, 6);
  }
  expect(JSON.parse(out).bots[0].adjusted.deals).toBe(2);
  expect(await play("once.jsonl", "--again", "2")).toMatchObject({ code: 2, err: expect.stringContaining("--again") });
  const alone = await runHere(folder, [...match.filter((each) => each !== "--adjust"), "--again", "2"]);
  expect(alone).toMatchObject({ code: 2, err: expect.stringContaining("--again needs --adjust") });
});

test("reviews can be measured", async () => {
  const { code, out } = await runHere(folder, [
    ...["bench", "review", "--games", "metropolia", "--matches", "2", "--positions", "2", "--reviews", "0", "--json"],
  ]);
  expect(code).toBe(0);
  const [row] = JSON.parse(out);
  expect(row.calibration.positions).toBe(4);
  expect(Math.abs(row.luck[0].total.mean + row.luck[1].total.mean)).toBeLessThan(1.5e-6);
});

test("what several machines have measured is put together, drawn and told with its intervals", async () => {
  const heading = (seed: string) =>
    JSON.stringify({
      measurement: { bench: "review", game: "metropolia", options: "{}", players: 2, seed, iterations: 60 },
    });
  const sample = (number: number, won: number, told: number) =>
    JSON.stringify({
      ...{ number, moves: 9, result: [won, 1 - won], positions: [{ after: 3, told: [told, 1 - told] }] },
      luck: [won - 0.5, 0.5 - won],
    });
  const write = (name: string, ...lines: string[]) => writeFileSync(join(folder, name), lines.join("\n"));
  // The last line of the second was never finished.
  write("a.jsonl", heading("1"), sample(0, 1, 0.75), sample(2, 1, 0.75), "");
  write("b.jsonl", heading("1"), sample(1, 1, 0.75), sample(3, 0, 0.75), "", '{"number":4,"res');
  write("c.jsonl", heading("2"), sample(5, 0, 0.9), "");
  const bench = (...more: string[]) => runHere(folder, ["bench", "review", "--merge", ...more]);
  const { out } = await bench("a.jsonl", "b.jsonl", "--plot", "reliability.svg");
  expect(out).toContain("metropolia, 2 players, 4 games\n  calibration error 0.0 % (0.0 % to ");
  expect(out).toMatch(/seat 1: luck 25\.0 % .* wins 75\.0 % .* luck-adjusted 50\.0 % \(50\.0 % to 50\.0 %\)/);
  expect(out.match(/^ {4}told .*$/gm)).toEqual([
    "    told  25.0 %  came  25.0 %  4",
    "    told  75.0 %  came  75.0 %  4",
  ]);
  // Where all results were alike there is no variance to compare with, and in one game there is none at all.
  for (const file of ["a.jsonl", "c.jsonl"]) {
    const { out: few } = await bench(file);
    expect(few).toContain("seat 2: luck ");
    expect(few).not.toMatch(/variance|Infinity|NaN/);
  }
  expect(readFileSync(join(folder, "reliability.svg"), "utf8")).toContain("Told 75 %: came 75 %, 4 times.");
  // A game that two files hold is the same one, however long either has taken.
  write("again.jsonl", heading("1"), sample(2, 1, 0.75).replace('"luck"', '"luckTook":9,"luck"'), "");
  expect((await bench("a.jsonl", "b.jsonl", "again.jsonl")).out).toContain("4 games");
  write("differs.jsonl", heading("1"), sample(2, 0, 0.75), "");
  expect(await bench("a.jsonl", "differs.jsonl")).toMatchObject({
    code: 2,
    err: expect.stringContaining("differs.jsonl tells something else of game 2 than a file before it"),
  });
  const other = await bench("a.jsonl", "c.jsonl");
  expect(other).toMatchObject({ code: 2, err: expect.stringContaining("c.jsonl belongs to another measurement") });
  write("d.jsonl", heading("1").replace('"seed"', '"rules":99,"seed"'), sample(5, 0, 0.9), "");
  write("e.jsonl", heading("1").replace('"seed"', '"rules":98,"seed"'), sample(6, 0, 0.9), "");
  const otherRules =
    "What is in e.jsonl was played with something else: the version of the rules was 98 there and is 99 here";
  expect(await bench("a.jsonl", "d.jsonl")).toMatchObject({ code: 0, err: expect.stringContaining("a.jsonl is from") });
  expect(await bench("a.jsonl", "d.jsonl", "e.jsonl")).toMatchObject({
    code: 2,
    err: expect.stringContaining(otherRules),
  });
});
