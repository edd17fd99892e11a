// `npm start` and `npm test` begin here, on whatever Node.js (18 or newer) the machine has:
// installs what is missing, then hands over to the project's own programs.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { run } from "../apps/cli/bin/child.mjs";
import { root, runProgram } from "../apps/cli/bin/runtime.mjs";

const stamp = join(root, "node_modules", ".tabletown-installed");

function wanted() {
  const hash = createHash("sha256");
  hash.update(readFileSync(join(root, "package-lock.json")));
  return hash.update(`${process.platform}-${process.arch}`).digest("hex");
}

function installed() {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === wanted();
}

async function install() {
  console.log("Installing the packages Tabletown is built from (once; a minute or two) …");
  // Where npm did not start this, the file beside Node.js: on Windows what is called `npm` is no program.
  const beside = join(dirname(process.execPath), "node_modules/npm/bin/npm-cli.js");
  const npm = process.env.npm_execpath ?? (existsSync(beside) ? beside : undefined);
  const args = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  const code = await (npm === undefined ? run("npm", args) : run(process.execPath, [npm, ...args]));
  if (code !== 0) {
    console.error("The packages could not be installed. Check the connection to the npm registry and try again.");
    process.exit(code);
  }
  writeFileSync(stamp, wanted());
}

const programs = {
  start: ["scripts/start.ts"],
  test: ["scripts/test.ts"],
  "test:long": ["scripts/test.ts", "--long"],
  check: ["scripts/test.ts", "--quick"],
  pack: ["scripts/pack.ts"],
  docs: ["scripts/site.ts"],
  pictures: ["scripts/pictures.ts"],
  executable: ["scripts/executable.ts"],
  release: ["scripts/release.ts"],
  coverage: ["scripts/coverage.ts"],
  sbom: ["scripts/sbom.ts"],
};
const [verb = "start", ...rest] = process.argv.slice(2);
process.chdir(root);
if (!installed()) await install();
const [program, ...args] = programs[verb];
process.exitCode = await runProgram(program, [...args, ...rest]);
