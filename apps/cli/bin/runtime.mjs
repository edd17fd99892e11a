// Finds a Node.js that can run the project and runs programs on it. This file itself runs on Node 18 and newer.
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { run } from "./child.mjs";
import { nodePackage, noNode, recentEnough } from "./node-versions.mjs";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "..");

/** The Node.js running this file where it is recent enough, otherwise the one that came with the project's packages. */
export function findNode() {
  if (recentEnough) return process.execPath;
  const shipped = nodePackage && join(root, "node_modules", nodePackage.name, nodePackage.file);
  return shipped !== undefined && existsSync(shipped) ? shipped : undefined;
}

/** What Node.js has compiled once it need not compile again: programs start in half the time. */
const env = { NODE_COMPILE_CACHE: join(root, "node_modules", ".cache", "tabletown"), ...process.env };

/** Runs a TypeScript program of the project and resolves to its exit code. */
export function runProgram(program, args) {
  const node = findNode();
  if (node === undefined) {
    console.error(noNode);
    return Promise.resolve(1);
  }
  const options = ["--conditions=source", "--disable-warning=ExperimentalWarning"];
  return run(node, [...options, join(root, program), ...args], env);
}
