#!/usr/bin/env node
// The program of the package `tabletown`. This file itself runs on Node 18 and newer.
import { existsSync } from "node:fs";
import * as nodeModule from "node:module";
import { dirname, join } from "node:path";
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
  const options = ["--disable-warning=ExperimentalWarning", fileURLToPath(program), ...process.argv.slice(2)];
  const npm = npmFile();
  if (npm !== undefined) return run(process.execPath, [npm, ...wanted, "--", "node", ...options]);
  return run("npm", [...wanted, "--", "node", ...options]);
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
