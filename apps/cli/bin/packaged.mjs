#!/usr/bin/env node
// The program of the package `tabletown`. This file itself runs on Node 18 and newer.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import * as nodeModule from "node:module";
import { delimiter, dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { run } from "./child.mjs";
import { nodePackage, noNode, recentEnough } from "./node-versions.mjs";

const program = new URL("../dist/tabletown.js", import.meta.url);

/** Where the installed Node.js is too old, npm fetches a newer one, once, and keeps it in its cache. */
async function runOnNewer() {
  if (nodePackage === undefined) {
    console.error(noNode);
    return 1;
  }
  console.error(`Node.js ${process.versions.node} is too old for Tabletown: npm provides a newer one …`);
  const wanted = [
    "exec",
    "--yes",
    "--prefer-offline",
    "--loglevel=error",
    `--package=${nodePackage.name}@${nodePackage.version}`,
  ];
  // Only asked where it is: between npm and the program stands a shell that passes no signals on.
  const asked = [...wanted, "--", "node", "-p", "process.execPath"];
  const npm = npmFile();
  const [command, args] = npm === undefined ? ["npm", asked] : [process.execPath, [npm, ...asked]];
  const { status, stdout } = spawnSync(command, args, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
  const newer = stdout?.trim() ?? "";
  if (status !== 0 || newer === "") return status || 1;
  // Bots that are programs for Node.js find it too.
  const env = { ...process.env, PATH: `${dirname(newer)}${delimiter}${process.env.PATH ?? ""}` };
  const options = ["--disable-warning=ExperimentalWarning", fileURLToPath(program), ...process.argv.slice(2)];
  return run(newer, options, env);
}

/** npm as a file: the one that started us, or the one beside this Node.js. */
function npmFile() {
  const beside = dirname(process.execPath);
  const usual = [
    process.env.npm_execpath,
    join(beside, "node_modules/npm/bin/npm-cli.js"),
    join(beside, "../lib/node_modules/npm/bin/npm-cli.js"),
  ];
  return usual.find((path) => path !== undefined && /npm-cli\.js$/.test(path) && existsSync(path));
}

if (recentEnough) {
  process.removeAllListeners("warning");
  nodeModule.enableCompileCache?.();
  await import(program.href);
} else {
  process.exitCode = await runOnNewer();
}
