import { expect, test } from "vitest";
import { plainText, recordFaultText, shortText, spokenText } from "../index.ts";

test("a text out of a file is on one line, without anything invisible, and no longer than is asked for", () => {
  expect(shortText("  Ann\n\t Bo\u202e\u200bb  ", 40)).toBe("Ann Bob");
  expect(shortText(`${"x".repeat(39)}\u{1F3E0}`, 40)).toBe("x".repeat(39));
  expect(shortText("\u200b", 40)).toBe("");
});

test.each([plainText, spokenText])(
  "two texts that look the same are the same, whatever is hidden between their letters",
  (clean) => {
    expect(clean("Andre\u2060\u0301 \u2060 B.")).toBe("Andr\u00e9 B.");
    for (const text of [
      "Andre\u2060\u0301",
      "a \u200b b",
      "\u200b a",
      `e${"\u0301\u2060".repeat(9)}`,
      "e\u0301\u200bx\n\u200d y",
    ])
      expect(clean(clean(text))).toBe(clean(text));
  },
);

test("what is wrong with a record is told without what would turn or move other text", () => {
  const path = `a\u202eb\u001b[2J${"x".repeat(5000)}`;
  const said = recordFaultText("en", { code: "not-a-record", path, detail: "\u0007game" });
  expect(said).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  expect(said).toContain("(ab[2Jxx");
  expect(said).toContain(": game)");
  expect(said.length).toBeLessThan(800);
});
