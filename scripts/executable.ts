// `npm run executable`: the program as one file that runs on a Linux machine without Node.js, made by Node.js's own means
// (single executable applications). It carries the files of the package `tabletown` and lays them out once, in the
// user's cache: threads, the page and the documentation are files.
import { createHash } from "node:crypto";
import { chmodSync, copyFileSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { PROGRAM, stageProgram } from "./pack-program.ts";
import { npmPath, runTool } from "./tools.ts";

const OUT = "build/executable";
/** Where Node.js looks for what was put into it; its documentation gives this name. */
const FUSE = "NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2";
const INJECTOR = "postject@1.0.0-alpha.6";

/** What runs first: lays the files out where they are not yet, then loads the program from there. */
function firstScript(stamp: string): string {
  return `
const { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } = require("node:fs");
const { createRequire } = require("node:module");
const { homedir } = require("node:os");
const { dirname, join } = require("node:path");
const { getAsset, getAssetKeys } = require("node:sea");
const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "tabletown");
const folder = join(cache, "${stamp}");
if (!existsSync(folder)) {
  const half = folder + "." + process.pid;
  for (const name of getAssetKeys()) {
    mkdirSync(dirname(join(half, name)), { recursive: true });
    writeFileSync(join(half, name), Buffer.from(getAsset(name)));
  }
  try {
    renameSync(half, folder);
  } catch {
    rmSync(half, { recursive: true, force: true });
  }
}
createRequire(join(folder, "package.json"))("./dist/tabletown.js");
`;
}

if (process.platform !== "linux") {
  console.error("The executable is made on Linux. Elsewhere use the package: npx tabletown");
  process.exit(1);
}
await stageProgram();
mkdirSync(OUT, { recursive: true });
const files = globSync(["package.json", "dist/**/*.js", "page/**/*.*", "docs/**/*.*", "*.txt"], {
  cwd: PROGRAM,
}).sort();
const hash = createHash("sha256");
for (const file of files) hash.update(file).update(readFileSync(join(PROGRAM, file)));
writeFileSync(join(OUT, "first.cjs"), firstScript(hash.digest("hex").slice(0, 16)));
const settings = {
  main: join(OUT, "first.cjs"),
  output: join(OUT, "tabletown.blob"),
  disableExperimentalSEAWarning: true,
  assets: Object.fromEntries(files.map((file) => [file, join(PROGRAM, file)])),
};
writeFileSync(join(OUT, "settings.json"), JSON.stringify(settings));
runTool("--experimental-sea-config", [join(OUT, "settings.json")]);
const executable = join(OUT, `tabletown-linux-${process.arch}`);
copyFileSync(process.execPath, executable);
chmodSync(executable, 0o755);
const blob = ["NODE_SEA_BLOB", settings.output, "--sentinel-fuse", FUSE];
runTool(npmPath(), ["exec", "--yes", `--package=${INJECTOR}`, "--", "postject", executable, ...blob]);
console.log(`${(statSync(executable).size / 1024 / 1024).toFixed(0)} MB  ${executable}`);
