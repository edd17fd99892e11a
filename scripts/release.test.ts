import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { billOfMaterials } from "./bill-of-materials.ts";
import { isAfter, manifestWith, newestSection, releasedChangelog } from "./release-notes.ts";
import { addressOf } from "./repository-address.ts";

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

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly [field: string]: unknown;
}

const read = (path: string): Manifest => JSON.parse(readFileSync(path, "utf8"));

test("everything that comes out together has one version, and needs the others in that version", () => {
  const { version } = read("package.json");
  const paths = globSync("{packages,games,apps}/*/package.json").toSorted();
  expect(
    paths.filter((path) => JSON.stringify(manifestWith(read(path), version)) !== JSON.stringify(read(path))),
  ).toEqual([]);
  expect(readFileSync("clients/python/pyproject.toml", "utf8")).toContain(`\nversion = "${version}"\n`);
});

test("the changelog begins with what is new: unreleased, or the version that is out", () => {
  const { version } = read("package.json");
  const newest = newestSection(readFileSync("CHANGELOG.md", "utf8"));
  expect(newest?.lines).toMatch(/^- /);
  // A released one is the last that there is; an unreleased one does not come before it.
  expect(isAfter(version, newest?.version ?? "0.0.0")).toBe(false);
  if (newest?.released) expect(newest.version).toBe(version);
});

test("versions are compared as numbers", () => {
  expect([isAfter("0.10.0", "0.9.1"), isAfter("0.9.1", "0.10.0"), isAfter("1.0.0", "1.0.0")]).toEqual([
    true,
    false,
    false,
  ]);
});

test("the bill of materials names all that is shipped, what that is made of, and nothing that only development needs", () => {
  const { components, dependencies } = billOfMaterials();
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["fastify", "pg", "preact", "ws", "@fontsource-variable/onest"]));
  expect(names).not.toContain("vite");
  const { version } = JSON.parse(readFileSync("node_modules/pg/package.json", "utf8"));
  const pg = dependencies.find(({ ref }) => ref === `pkg:npm/pg@${version}`);
  expect(pg?.dependsOn).toContainEqual(expect.stringMatching(/^pkg:npm\/pg-pool@/));
  const known = new Set(dependencies.map(({ ref }) => ref));
  expect(dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !known.has(ref))).toEqual([]);
});

test("a repository is found at one address, however git is told it", () => {
  for (const url of ["git+https://forge.example/a/b.git", "git@forge.example:a/b.git", "ssh://git@forge.example/a/b"]) {
    expect(addressOf(url)).toBe("https://forge.example/a/b");
  }
});
