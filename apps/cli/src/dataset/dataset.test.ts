import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { GameRecord } from "@tabletown/kernel";
import { beforeAll, expect, test } from "vitest";
import { runHere, workFolder } from "../run.fixture.ts";

const folder = workFolder();
const tabletown = (...args: string[]) => runHere(folder, args);
const games = ["--bots", "plan:convenience-store,random", "--seed", "d", "--threads", "1"];

beforeAll(async () => {
  await tabletown("simulate", "metropolia", "--games", "4", ...games, "--save", "records");
});

/** Reads a numpy file as its format is defined. */
function npy(path: string): { readonly header: string; readonly data: Buffer } {
  const file = readFileSync(join(folder, path));
  expect(file.subarray(0, 8)).toEqual(Buffer.from("\x93NUMPY\x01\x00", "latin1"));
  const end = 10 + file.readUInt16LE(8);
  expect(end % 64).toBe(0);
  return { header: file.subarray(10, end).toString(), data: file.subarray(end) };
}

test("records become arrays with a row for every move", async () => {
  const { out, code } = await tabletown("dataset", "records", "--out", "arrays");
  const records = readdirSync(join(folder, "records"))
    .sort()
    .map((name): GameRecord => JSON.parse(readFileSync(join(folder, "records", name), "utf8")));
  const rows = records.reduce((sum, { moves }) => sum + moves.length, 0);
  expect([code, out]).toEqual([0, `arrays: ${rows} moves of 4 games.\n`]);
  expect(npy("arrays/observations.npy").header).toContain(
    `'descr': '<f4', 'fortran_order': False, 'shape': (${rows}, 116)`,
  );
  expect(npy("arrays/observations.npy").data).toHaveLength(rows * 116 * 4);
  expect(npy("arrays/masks.npy").header).toContain(`'|u1', 'fortran_order': False, 'shape': (${rows}, 8)`);
  expect(npy("arrays/actions.npy").header).toContain(`'<i4', 'fortran_order': False, 'shape': (${rows},)`);
  const seats = npy("arrays/seats.npy").data;
  expect([...seats]).toEqual(records.flatMap(({ moves }) => moves.map(({ seat }) => seat)));
  const rewards = npy("arrays/rewards.npy").data;
  const masks = npy("arrays/masks.npy").data;
  const actions = npy("arrays/actions.npy").data;
  let row = 0;
  for (const { moves, standing } of records) {
    for (const { seat } of moves) {
      expect(rewards.readFloatLE(4 * row)).toBe(standing?.find((place) => place.seat === seat)?.rank === 1 ? 1 : 0);
      const action = actions.readInt32LE(4 * row);
      expect(((masks[8 * row + (action >> 3)] ?? 0) >> (action & 7)) & 1).toBe(1);
      row++;
    }
  }
  expect(JSON.parse(readFileSync(join(folder, "arrays/dataset.json"), "utf8"))).toMatchObject({
    game: "metropolia",
    players: 2,
    encoding: 1,
    rows,
    games: 4,
    rewards: "win",
  });
});

test("what does not fit is refused with a sentence that names the file", async () => {
  await tabletown(
    "simulate",
    "metropolia",
    "--games",
    "2",
    "--players",
    "3",
    "--seed",
    "d",
    "--threads",
    "1",
    "--save",
    "three",
  );
  const mixed = await tabletown("dataset", "records", "three", "--out", "mixed");
  expect([mixed.code, mixed.err]).toEqual([2, expect.stringMatching(/^three.metropolia-1\.json is of another game/)]);
  const record: GameRecord = JSON.parse(readFileSync(join(folder, "records/metropolia-1.json"), "utf8"));
  writeFileSync(join(folder, "cut.json"), JSON.stringify({ ...record, moves: record.moves.slice(0, 3) }));
  expect((await tabletown("dataset", "cut.json", "--out", "x")).code).toBe(1);
  mkdirSync(join(folder, "empty"));
  expect((await tabletown("dataset", "empty", "--out", "x")).err).toContain("There are no records in empty.");
  expect((await tabletown("dataset", "nowhere.json", "--out", "x")).err).toContain("Cannot read nowhere.json");
});

test("an earlier dataset stays as it was where a new one cannot be finished", async () => {
  await tabletown("dataset", "records", "--out", "kept");
  const files = () =>
    readdirSync(join(folder, "kept"), { recursive: true }).map((name) => [
      name,
      readFileSync(join(folder, "kept", String(name))).toString("base64"),
    ]);
  const before = files();
  writeFileSync(join(folder, "half.json"), "{");
  const { code, err } = await tabletown("dataset", "records", "half.json", "--out", "kept");
  expect([code, err]).toEqual([1, expect.stringContaining("half.json: This is not a JSON document")]);
  expect(files()).toEqual(before);
  mkdirSync(join(folder, "taken/masks.npy"), { recursive: true });
  const taken = await tabletown("dataset", "records", "--out", "taken");
  expect([taken.code, taken.err]).toEqual([1, expect.stringMatching(/^Cannot write to taken /)]);
});

test.each(["simulate", "arena"])("shards of %s, merged, tell what one run tells", async (command) => {
  const run = [command, "metropolia", ...games, "--games", "8", "--json"];
  const parts = [1, 2, 3].map((part) => `${command}-${part}.jsonl`);
  const counts: number[] = [];
  for (const [i, file] of parts.entries()) {
    counts.push(JSON.parse((await tabletown(...run, "--shard", `${i + 1}/3`, "--state", file)).out).games);
  }
  expect(counts).toEqual([3, 3, 2]);
  // In any order, and one of them twice.
  const merged = await tabletown("merge", ...parts.toReversed(), parts[0] ?? "", "--out", `${command}.jsonl`);
  expect(merged.out).toBe(`${command}.jsonl: 8 games of 4 files.\n`);
  const timeless = (text: string) =>
    JSON.parse(text, (key, value) => (/seconds|time|slowest/i.test(key) ? undefined : value));
  const whole = timeless((await tabletown(...run)).out);
  expect(timeless((await tabletown(...run, "--state", `${command}.jsonl`)).out)).toEqual(whole);
  expect(whole.games).toBe(8);
});

test("shards that cannot be are refused", async () => {
  const run = ["simulate", "metropolia", ...games, "--games", "2"];
  expect((await tabletown(...run, "--shard", "1/2")).err).toContain("--shard needs --state");
  expect((await tabletown(...run, "--shard", "3/5", "--state", "s.jsonl")).err).toContain("holds none of 2 games");
  await tabletown(...run, "--state", "one.jsonl");
  await tabletown(...run, "--players", "3", "--state", "other.jsonl");
  const mixed = await tabletown("merge", "one.jsonl", "other.jsonl", "--out", "both.jsonl");
  expect(mixed.err).toContain("other.jsonl belongs to another tournament");
  writeFileSync(
    join(folder, "forged.jsonl"),
    readFileSync(join(folder, "one.jsonl"), "utf8").replace(/"moves":\d+/, '"moves":1'),
  );
  const forged = await tabletown("merge", "one.jsonl", "forged.jsonl", "--out", "both.jsonl");
  expect(forged.err).toContain("forged.jsonl holds another end of game 0");
});
