// `npm run release -- 0.2.0`: changelog, versions, a commit and a tag, and everything that belongs to the release in
// build/release. `--dry-run` tells what it would do and makes the files; `--files` makes only them, for a tag that is there.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { billOfMaterials } from "./bill-of-materials.ts";
import { packLibrary } from "./pack-library.ts";
import { packProgram } from "./pack-program.ts";
import { isAfter, manifestWith, newestSection, releasedChangelog, type Section } from "./release-notes.ts";
import { addressOf } from "./repository-address.ts";
import { npmPath, runTool } from "./tools.ts";

const OUT = "build/release";

function git(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync("git", args, { encoding: "utf8" });
  if (status !== 0) refuse(`git ${args.join(" ")} failed: ${stderr.trim()}`);
  return stdout.trim();
}

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** Why a release cannot be made now; undefined where it can. */
function obstacle(version: string | undefined, section: Section | undefined): string | undefined {
  const { version: current, repository } = JSON.parse(readFileSync("package.json", "utf8"));
  if (version === undefined || !/^\d+\.\d+\.\d+$/.test(version)) {
    return `Which version? For example: npm run release -- ${section?.version ?? "1.0.0"}`;
  }
  if (section === undefined || section.released || section.lines === "") {
    return `CHANGELOG.md has nothing that is unreleased: begin a section "## ${version} (unreleased)" and say there what is new.`;
  }
  const tags = git("tag", "--list", "v*").split("\n").filter(Boolean);
  if (tags.includes(`v${version}`)) return `There is a v${version} already: choose the next one.`;
  if (tags.length > 0 && !isAfter(version, current))
    return `${version} does not come after ${current}: choose a later one.`;
  if (git("status", "--porcelain") !== "")
    return "There are changes that are not committed: commit or remove them first.";
  const origin = addressOf(spawnSync("git", ["remote", "get-url", "origin"], { encoding: "utf8" }).stdout.trim());
  if (origin.startsWith("https://") && origin !== addressOf(repository.url))
    return `package.json gives another address than where this comes from: npm pkg set repository.url=git+${origin}.git`;
  return undefined;
}

function writeVersion(version: string): void {
  for (const path of ["package.json", ...globSync("{packages,games,apps}/*/package.json")]) {
    const manifest = manifestWith(JSON.parse(readFileSync(path, "utf8")), version);
    writeFileSync(path, `${JSON.stringify(manifest, undefined, 2)}\n`);
  }
  const python = "clients/python/pyproject.toml";
  writeFileSync(python, readFileSync(python, "utf8").replace(/^version = ".*"$/m, `version = "${version}"`));
  const changelog = readFileSync("CHANGELOG.md", "utf8");
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync("CHANGELOG.md", releasedChangelog(changelog, version, day));
  runTool(npmPath(), ["install", "--package-lock-only", "--ignore-scripts", "--no-audit", "--no-fund"]);
}

/** Tarballs, notes, bill of materials and checksums. */
async function makeFiles(notes: string): Promise<void> {
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  for (const tarball of [...packLibrary(), await packProgram()]) cpSync(tarball, join(OUT, basename(tarball)));
  writeFileSync(join(OUT, "sbom.json"), `${JSON.stringify(billOfMaterials(), undefined, 2)}\n`);
  writeFileSync(join(OUT, "notes.md"), `${notes}\n`);
  const sums = readdirSync(OUT).map((name) => {
    const sum = createHash("sha256")
      .update(readFileSync(join(OUT, name)))
      .digest("hex");
    return `${sum}  ${name}\n`;
  });
  writeFileSync(join(OUT, "SHA256SUMS"), sums.join(""));
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { "dry-run": { type: "boolean", default: false }, files: { type: "boolean", default: false } },
});
const [version] = positionals;
const section = existsSync("CHANGELOG.md") ? newestSection(readFileSync("CHANGELOG.md", "utf8")) : undefined;
const notes = section?.lines ?? "";
if (!values.files) {
  const wrong = obstacle(version, section);
  if (wrong !== undefined && !values["dry-run"]) refuse(wrong);
  if (wrong !== undefined) console.log(`It would be refused now: ${wrong}\n`);
  console.log(`Release ${version ?? "?"}:\n\n${notes}\n`);
}
if (version !== undefined && !values["dry-run"] && !values.files) {
  writeVersion(version);
  git("commit", "--all", "--message", `Release ${version}`);
  git("tag", "--annotate", `v${version}`, "--message", `Tabletown ${version}\n\n${notes}`);
}
await makeFiles(notes);
for (const name of readdirSync(OUT)) console.log(join(OUT, name));
if (values["dry-run"]) console.log("\nNothing was committed or tagged: without --dry-run it would be.");
else if (!values.files)
  console.log(`\nTagged v${version}. To publish: git push --follow-tags, then npm publish each tarball.`);
