import { expect, test } from "vitest";
import { readFromBot } from "./protocol.ts";

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
  expect(readFromBot(line)).toMatchObject({ type: "nonsense", problem: expect.any(String) });
});
