import { expect, test } from "vitest";
import { checkOptions, optionsThatMatter } from "./options.ts";

const specs = [
  { name: "plus", values: [false, true] },
  { name: "edition", values: [2, 1] },
] as const;

test("what is left out is the first value", () => {
  expect(checkOptions(specs, undefined)).toEqual({ ok: true, value: { plus: false, edition: 2 } });
  expect(checkOptions(specs, { plus: true })).toEqual({ ok: true, value: { plus: true, edition: 2 } });
});

test.each([
  [[], "must be a JSON object"],
  ["plus", "must be a JSON object"],
  [{ plus: "yes" }, 'option "plus" must be one of false, true, not "yes"'],
  [{ edition: "1" }, 'option "edition" must be one of 2, 1'],
  [{ pluss: true }, 'no option "pluss"'],
  [JSON.parse('{"__proto__": {"plus": true}}'), 'no option "__proto__"'],
])("%j is refused with a sentence that helps", (given, sentence) => {
  const checked = checkOptions(specs, given);
  expect(checked.ok ? "" : checked.problem).toContain(sentence);
});

test("an option matters only with the value of another that it needs", () => {
  const more = [...specs, { name: "harbour", values: ["big", "small"], needs: { option: "plus", value: true } }];
  const names = (chosen: object) => optionsThatMatter(more, { ...chosen }).map(({ name }) => name);
  expect(names({})).toEqual(["plus", "edition"]);
  expect(names({ plus: true })).toEqual(["plus", "edition", "harbour"]);
  expect(names({ plus: false, harbour: "small" })).toEqual(["plus", "edition"]);
});
