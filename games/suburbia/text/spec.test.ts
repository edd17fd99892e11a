import { readFileSync } from "node:fs";
import { specChecks } from "@tabletown/testkit";
import { expect, it } from "vitest";
import { suburbia } from "../index.ts";

const folder = new URL("../", import.meta.url);

for (const { name, check } of specChecks(suburbia, folder)) it(name, check);

it("every rule says where it comes from", () => {
  const spec = readFileSync(new URL("SPEC.md", folder), "utf8");
  for (const [, line = ""] of spec.matchAll(/^- \*\*\d+\.\d+\*\* (.*)$/gm)) {
    expect(line).toMatch(/ \[(?=.*(2e|1e|\*\*ours\*\*|tile face))[^[\]]*\]$/);
  }
});
