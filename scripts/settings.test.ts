import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { USUAL_CONFIG } from "../apps/server/src/config/config.ts";
import {
  NOT_SETTINGS,
  readSettings,
  SETTINGS,
  unknownVariables,
  usualText,
} from "../apps/server/src/config/settings.ts";
import { withSettingsTable } from "./settings-table.ts";

const CONFIG = readFileSync("apps/server/src/config/config.ts", "utf8");

/** The fields of an interface of config.ts, with their types. */
function fieldsOf(name: string): [field: string, type: string][] {
  const body = new RegExp(`interface ${name} \\{\\n([\\s\\S]*?)\\n\\}`).exec(CONFIG)?.[1] ?? "";
  const fields = body.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/^ {2}(?:readonly )?(\w+)(?:\(\))?\??:\s*([^;]+);/gm);
  return [...fields].map(([, field = "", type = ""]) => [field, type]);
}

/** Where every single value stands. An allowance is one value: it is written as one. */
function pathsOf(name: string, before = ""): string[] {
  return fieldsOf(name).flatMap(([field, type]) => {
    const inner = type === "Allowance" ? [] : fieldsOf(type);
    return inner.length === 0 ? [`${before}${field}`] : pathsOf(type, `${before}${field}.`);
  });
}

test("whoever hosts a server can decide everything that config.ts leaves open", () => {
  const paths = pathsOf("ServerConfig");
  expect(paths).toEqual(expect.arrayContaining(["port", "limits.read", "limits.heartbeat", "databaseUrl"]));
  const known = [...SETTINGS.map(({ path }) => path), ...NOT_SETTINGS];
  // Add what is missing to SETTINGS in apps/server/src/config/settings.ts, and run scripts/settings-table.ts.
  expect({ missing: paths.filter((path) => !known.includes(path)) }).toEqual({ missing: [] });
  expect({ gone: known.filter((path) => !paths.includes(path)) }).toEqual({ gone: [] });
});

test("the documentation lists every setting with its usual value (scripts/settings-table.ts writes the table)", () => {
  const text = readFileSync("docs/server.md", "utf8");
  expect(text).toBe(withSettingsTable(text));
});

test("every usual value reads back as itself, and nothing else is taken for a value", () => {
  const usual = SETTINGS.filter(({ usual }) => usual === undefined).flatMap((setting) => {
    const text = usualText(setting);
    return text === undefined ? [] : [[setting.variable, text]];
  });
  const { data: _, ...rest } = { data: "", ...USUAL_CONFIG };
  const { catalog, now, botThreads, ...written } = rest;
  expect([catalog, now, botThreads]).not.toContain(undefined);
  expect(readSettings(Object.fromEntries(usual))).toEqual({ ok: true, value: written });
  for (const setting of SETTINGS.filter(({ kind }) => kind.name !== "text")) {
    for (const nonsense of ["", " ", "-1", "1e3", "5 m", "NaN", "http:", "1/0", "0/5", "yes please"])
      expect([setting.variable, setting.kind.read(nonsense)]).toEqual([setting.variable, undefined]);
  }
});

test("a flag goes before the variable, and one limit does not forget the others", () => {
  const read = readSettings({ PORT: "1", "--port": "2", TABLETOWN_LIMIT_CHAT: "1/3", TABLETOWN_LIMIT_CLOGGED: "2MB" });
  const limits = { ...USUAL_CONFIG.limits, chat: { perSecond: 1, burst: 3 }, clogged: 2 * 1024 * 1024 };
  expect(read).toEqual({ ok: true, value: { port: 2, limits } });
});

test("what cannot be read is told in a sentence each, without repeating secrets; slips of the pen are noticed", () => {
  expect(readSettings({ PORT: "http", DATABASE_URL: "mysql://me:secret@host", TABLETOWN_BOT_PAUSE: "3" })).toEqual({
    ok: false,
    problem: [
      'PORT must be a whole number, from 0 to 65535, not "http"',
      "DATABASE_URL must be an address that begins with postgres://",
      'TABLETOWN_BOT_PAUSE must be a time such as 500ms, 30s, 5m, 12h or 90d, from 0ms to 1d, not "3"',
    ],
  });
  expect(unknownVariables({ TABLETOWN_PORT: "1", TABLETOWN_GRACE: "1s", PATH: "" })).toEqual(["TABLETOWN_PORT"]);
});

test.each([
  ["PORT", "99999", "a whole number, from 0 to 65535"],
  ["TABLETOWN_BOT_THREADS", "0", "a whole number, from 1 to 1000000"],
  ["TABLETOWN_POLL_EVERY", "0ms", "a time such as 500ms, 30s, 5m, 12h or 90d, from 10ms to 1d"],
  ["TABLETOWN_LIMIT_HEARTBEAT", "60d", "a time such as 500ms, 30s, 5m, 12h or 90d, from 1s to 1d"],
  ["TABLETOWN_REVIEW_BUDGET", "12h", "a time such as 500ms, 30s, 5m, 12h or 90d, from 0ms to 1h"],
])("a value that nothing works with is refused: %s=%s", (variable, text, expected) => {
  expect(readSettings({ [variable]: text })).toEqual({
    ok: false,
    problem: [`${variable} must be ${expected}, not "${text}"`],
  });
});
