import { expect, test } from "vitest";
import { readFromBot, readToBot } from "./protocol.ts";

test("reads what a bot may say", () => {
  expect(readFromBot('{"type":"hello","protocol":1,"name":"x"}')).toEqual({ type: "hello", protocol: 1, name: "x" });
  expect(readFromBot('{"type":"answer","id":3,"option":"pass","weighed":[{"option":0,"value":0.5},7]}')).toEqual({
    type: "answer",
    id: 3,
    option: "pass",
    weighed: [{ option: 0, value: 0.5 }],
  });
  expect(readFromBot('{"type":"log","text":"hm"}')).toEqual({ type: "log", text: "hm" });
});

test.each([
  "",
  "y",
  "null",
  "[1]",
  '"answer"',
  "{}",
  '{"type":"dance"}',
  '{"type":"hello"}',
  '{"type":"answer","option":1}',
  '{"type":"answer","id":1}',
  '{"type":"answer","id":"1","option":0}',
])("says what is wrong with %s", (line) => {
  expect(readFromBot(line)).toMatchObject({ type: "invalid", problem: expect.any(String) });
});

test("a bot says why something simpler chose in its place", () => {
  expect(readFromBot('{"type":"answer","id":3,"option":0,"forfeit":"no time"}')).toMatchObject({ forfeit: "no time" });
});

test("what a program says to people is text on one line: it does not command their terminals", () => {
  const hostile = "over\u001b[2J\nand out";
  const said = (message: object) => JSON.stringify(readFromBot(JSON.stringify(message)));
  expect(said({ type: "error", text: hostile })).toContain('"over[2J and out"');
  expect(said({ type: "answer", id: 1, option: 0, forfeit: hostile })).toContain('"over[2J and out"');
  expect(readFromBot("\u001b[2J")).toEqual({ type: "invalid", problem: "not JSON: [2J" });
});

const ask = { type: "ask", id: 3, seat: 0, view: {}, options: ["pass"], actions: [{}], milliseconds: 5 };

test("reads what a table may say, and passes over what it does not know", () => {
  expect(readToBot(JSON.stringify(ask))).toEqual(ask);
  expect(readToBot('{"type":"bye"}')).toEqual({ type: "bye" });
  expect(readToBot('{"type":"toString"}')).toBeUndefined();
});

test.each([
  ["id", { id: undefined }],
  ["seat", { seat: -1 }],
  ["view", { view: [] }],
  ["options", { options: undefined }],
  ["actions", { actions: [] }],
  ["actions", { actions: undefined }],
  ["milliseconds", { milliseconds: "abc" }],
  ["milliseconds", { milliseconds: 0 }],
  ["iterations", { iterations: null }],
  ["protocol", { type: "hello" }],
  ["type", { type: 7 }],
])("names %s where a table gets it wrong: %j", (field, wrong) => {
  const said = readToBot(JSON.stringify({ ...ask, ...wrong }));
  expect(said).toMatchObject({ type: "invalid", problem: expect.stringContaining(`"${field}" must be`) });
});

test.each(["null", "[]", "7", "y", ""])("a table that says %s is told so", (line) => {
  expect(readToBot(line)).toMatchObject({ type: "invalid" });
});
