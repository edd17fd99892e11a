import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { calledAtOnce, makersIn, mutableIn } from "./module-state.ts";
import { isTest } from "./modules.ts";
import { sources } from "./sources.ts";
import { doubleCastsIn, functionsIn, parse, type Source } from "./syntax.ts";

const read = (text: string): Source => parse("x.ts", text);

describe("functions", () => {
  const MOST_PARAMETERS = 5;

  it(`take at most ${MOST_PARAMETERS} parameters`, () => {
    const long = [...sources].flatMap(([path, source]) =>
      functionsIn(source, MOST_PARAMETERS + 1).map(
        ({ line, count, beginning }) => `${path}:${line} takes ${count}, gather some in one object: ${beginning}`,
      ),
    );
    expect(long).toEqual([]);
  });

  it("counts the parameters of declarations, arrows, methods and their types", () => {
    const six = "a: 1, b: 1, c: 1, d: 1, e: 1, f: 1";
    const written = [
      `function x(${six}): void {}`,
      `const x = (${six}): void => {};`,
      `class X { m(${six}): void {} }`,
      `interface X { m(${six}): void }`,
      `type X = (${six}) => void;`,
      `const x = { m(${six}): void {} };`,
      "type X = (...all: [a: 1, b: 1, c: 1, d: 1, e: 1, f: 1]) => void;",
      `const x = function ({ a }: X, [b]: Y, c = 1, d?: 1, e?: 1, ...f: Z): void {};`,
    ];
    for (const text of written) expect(functionsIn(read(text)).map(({ count }) => count)).toEqual([6]);
    expect(functionsIn(read("function x(this: X, a: 1): Map<A, B> {}"))[0]?.count).toBe(1);
  });
});

describe("modules", () => {
  /** What may be kept, and why that makes no call depend on another. The page lives on its own, as long as its window. */
  const KEEPS: Readonly<Record<string, string>> = {
    "packages/kernel/src/sha256.ts": "each digest overwrites its working memory from the start",
    "packages/bots/src/net/net-judge.ts": "the same weights are the same net, and every question begins with its input",
    "packages/ui/src/modal.ts": "the dialogs that are open on the page",
    "packages/ui/src/deferred.ts": "work that waits for the page's next task",
    "apps/server/src/stores/sql.ts": "the same text for the same place in the program, put together once",
    "apps/server/src/stores/sqlite-worker.ts": "a thread's memory is its own and ends with it",
    "apps/server/src/bots/worker.ts": "a thread's memory is its own and ends with it",
    "apps/cli/src/bench/yardstick.ts": "tables that are filled while the module is loaded",
  };

  it("keep nothing between two calls", () => {
    const watched = [...sources].filter(([path]) => !isTest(path) && !/^apps\/web\/|\.mjs$/.test(path));
    const called = new Set(watched.flatMap(([, source]) => calledAtOnce(source)));
    const makers = new Set(watched.flatMap(([, source]) => makersIn(source, called)));
    const kept = watched.flatMap(([path, source]) => mutableIn(source, makers).map((each) => ({ path, ...each })));
    const hidden = kept.filter(({ path }) => KEEPS[path] === undefined);
    expect(hidden.map(({ path, line, name }) => `pass \`${name}\` along: ${path}:${line}`)).toEqual([]);
    expect(Object.keys(KEEPS).filter((path) => !kept.some((each) => each.path === path))).toEqual([]);
  });

  it("finds what a module keeps, and lets constants be", () => {
    const kept = (text: string): string[] => mutableIn(read(text)).map(({ name }) => name);
    expect(kept("let a = 1; var b;")).toEqual(["a", "b"]);
    expect(kept("export const a = new Map(); function f() { a.set(1, 2); }")).toEqual(["a"]);
    expect(kept("const a: number[] = []; const f = () => { a[0] = 1; };")).toEqual(["a"]);
    expect(kept("const a = { n: 0 }; const f = () => a.n++;")).toEqual(["a"]);
    expect(kept("const a = { list: [] as number[] }; const f = () => (a.list as number[]).push(1);")).toEqual(["a"]);
    expect(kept("const a = {}; const f = () => Object.assign(a, {});")).toEqual(["a"]);
    expect(kept("const a = new WeakMap(); const b = new Float64Array(9);")).toEqual(["a", "b"]);
    expect(kept("const a = new Map([[1, 2]]); const b = [1]; const f = () => a.get(b.length);")).toEqual([]);
    expect(kept("export const a = new Map<string, number>(); export const b: number[] = []; const c = {};")).toEqual([
      "a",
      "b",
      "c",
    ]);
    expect(
      kept("const a: readonly number[] = []; const b = [] as const; const c: ReadonlySet<1> = new Set();"),
    ).toEqual([]);
    expect(kept("class A { static readonly b = new Map(); static c = 1; static readonly d = 1; }")).toEqual(["b", "c"]);
    expect(kept("const a = (() => { let n = 0; return () => n++; })(); function b() { b.n = 1; }")).toEqual(["a", "b"]);
    expect(kept("const a = new Map<string, { b: readonly 1[] }>(); const c = new Map([]);")).toEqual(["a", "c"]);
    expect(kept("const a = { b: { c: new Map<1, 1>() } }; f(a);")).toEqual(["a"]);
    expect(kept("const a = f(); function f() { let n = 0; return () => n++; }")).toEqual(["a"]);
    expect(kept("const a = [1]; const f = () => { const b = a; b.push(1); };")).toEqual(["a"]);
    expect(kept('import { a } from "./a.ts"; import b from "node:b"; a.c = 1; b.c = 1;')).toEqual(["a"]);
    expect(kept("const a = [1]; const f = (a: number[]) => a.push(1); const g = () => a.map(String);")).toEqual([]);
  });
});

describe("types", () => {
  it("are believed only where somebody has looked", () => {
    const doubted = [...sources].flatMap(([path, source]) => [
      ...doubleCastsIn(source).map(({ line, name }) => `look at the value instead: ${path}:${line} ${name}`),
      ...(/@ts-(?:ignore|expect-error|nocheck)/.test(source.text) ? [`let the compiler speak: ${path}`] : []),
    ]);
    expect(doubted).toEqual([]);
    expect(doubleCastsIn(read("a as unknown as B; (a as never) as B; <B>(<unknown>a); a as B;"))).toHaveLength(3);
  });
});

describe("tests beside each other", () => {
  /** A poll that does not come from its own test has none as soon as another one of the file has ended. */
  const pollsWithoutTest = (text: string): string[] => {
    if (!text.includes(".concurrent")) return [];
    const [helpers = "", ...tests] = text.split(/^\s*test\b/m);
    const own = /\basync \(\{[^}]*\bexpect\b[^}]*\}\)/;
    return [helpers, ...tests.filter((each) => !own.test(each))].filter((each) => each.includes("expect.poll"));
  };

  it("poll by their own `expect`", () => {
    const files = globSync("{apps,games,packages}/**/*.test.{ts,tsx}", { exclude: ["**/node_modules/**"] });
    expect(files.length).toBeGreaterThan(200);
    expect(files.filter((file) => pollsWithoutTest(readFileSync(file, "utf8")).length > 0)).toEqual([]);
  });

  it("would be found where they poll by the one of all", () => {
    const poll = "await expect.poll(told).toBe(1);";
    const one = `describe.concurrent("a", () => {\n  test("b", async () => {\n    ${poll}\n  });\n});`;
    expect(pollsWithoutTest(one)).toHaveLength(1);
    expect(pollsWithoutTest(one.replace("async ()", "async ({ expect })"))).toEqual([]);
    expect(pollsWithoutTest(one.replace(".concurrent", ""))).toEqual([]);
  });
});
