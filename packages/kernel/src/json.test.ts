import fc from "fast-check";
import { expect, test } from "vitest";
import { canonical, hashOf, same } from "./json.ts";

test("the order of keys does not matter, the order of lists does", () => {
  expect(canonical({ b: 1, a: [2, 1] })).toBe('{"a":[2,1],"b":1}');
  expect(hashOf({ a: 1, b: 2 })).toBe(hashOf({ b: 2, a: 1 }));
  expect(hashOf([1, 2])).not.toBe(hashOf([2, 1]));
});

test("what is not JSON is refused, not guessed at", () => {
  expect(() => canonical(Number.NaN)).toThrow(TypeError);
  expect(() => canonical([undefined])).toThrow(TypeError);
  expect(() => canonical({ f: () => 1 })).toThrow(TypeError);
});

test("canonical text reads back as the same value", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = canonical(value);
      expect(canonical(JSON.parse(text))).toBe(text);
      expect(same(value, JSON.parse(JSON.stringify(value)))).toBe(true);
    }),
  );
});

test("same is not fooled by prototypes, extra keys or lists in disguise", () => {
  expect(same({ kind: "pass" }, JSON.parse('{"__proto__":{"kind":"pass"}}'))).toBe(false);
  expect(same({ kind: "pass" }, Object.create({ kind: "pass" }))).toBe(false);
  expect(same({ kind: "pass" }, { kind: "pass", more: 1 })).toBe(false);
  expect(same({ kind: "pass" }, { kind: "pass", constructor: undefined })).toBe(false);
  expect(same(["a"], { 0: "a", length: 1 })).toBe(false);
  expect(same({ 0: "a" }, ["a"])).toBe(false);
});
