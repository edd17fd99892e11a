import { expect, test } from "vitest";
import { isAfter, manifestWith, newestSection, releasedChangelog } from "./release-notes.ts";

const changelog =
  "# Changelog\n\n## 0.2.0 (unreleased)\n- One thing.\n- Another.\n\n## 0.1.0 (2026-11-16)\n- The first.\n";

test("the unreleased section of the changelog becomes that of the version, and its lines the notes", () => {
  expect(newestSection(changelog)).toEqual({ version: "0.2.0", released: false, lines: "- One thing.\n- Another." });
  const after = releasedChangelog(changelog, "0.3.0", "2026-12-01");
  expect(after).toBe(changelog.replace("0.2.0 (unreleased)", "0.3.0 (2026-12-01)"));
  expect(newestSection(after)).toMatchObject({ version: "0.3.0", released: true });
  expect(newestSection("# Changelog\n")).toBeUndefined();
});

test("packages need each other in the version they come out with, and others as before", () => {
  const manifest = { name: "x", version: "0.1.0", dependencies: { "@tabletown/kernel": "0.1.0", valibot: "1.5.0" } };
  expect(manifestWith(manifest, "0.2.0")).toEqual({
    name: "x",
    version: "0.2.0",
    dependencies: { "@tabletown/kernel": "0.2.0", valibot: "1.5.0" },
  });
});

test("versions are compared as numbers", () => {
  expect([isAfter("0.10.0", "0.9.1"), isAfter("0.9.1", "0.10.0"), isAfter("1.0.0", "1.0.0")]).toEqual([
    true,
    false,
    false,
  ]);
});
