// Makes the library: every package and game as a tarball that installs on its own, in build/tarballs.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";

const OUT = "build/out";
const STAGED = "build/packages";
const TARBALLS = "build/tarballs";

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly devDependencies?: unknown;
}

/** Compiles, stages and packs; returns the tarballs' paths. */
export function packLibrary(): string[] {
  for (const folder of [OUT, STAGED, TARBALLS]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(TARBALLS, { recursive: true });
  run(process.execPath, ["node_modules/.bin/tsc", "-p", "tsconfig.build.json"]);
  const folders = ["packages", "games"].flatMap((top) => readdirSync(top).map((name) => join(top, name)));
  for (const folder of folders) {
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    if (manifest.private !== true) stage(folder, manifest);
  }
  const staged = readdirSync(STAGED).map((name) => resolve(STAGED, name));
  run("npm", ["pack", "--silent", "--pack-destination", TARBALLS, ...staged]);
  return readdirSync(TARBALLS).map((name) => resolve(TARBALLS, name));
}

/** Lays a package out as it will be installed: compiled code, and a manifest without what only this repository needs. */
function stage(folder: string, { devDependencies: _, ...manifest }: Manifest): void {
  const target = join(STAGED, manifest.name.replace("@tabletown/", ""));
  const compiled = existsSync(join(OUT, folder, "src")) ? join(OUT, folder, "src") : join(OUT, folder);
  cpSync(compiled, join(target, "dist"), { recursive: true });
  cpSync("LICENSE", join(target, "LICENSE"));
  if (existsSync(join(folder, "SPEC.md"))) cpSync(join(folder, "SPEC.md"), join(target, "SPEC.md"));
  const entries = Object.entries(manifest.exports).flatMap(([entry, to]) => {
    if (typeof to === "string") return copied(folder, target, to) ? [[entry, to]] : [];
    const { source: __, ...conditions } = to;
    return conditions.default !== undefined && existsSync(join(target, conditions.default))
      ? [[entry, conditions]]
      : [];
  });
  const shipped = { ...manifest, exports: Object.fromEntries(entries), engines: { node: ">=20" } };
  writeFileSync(join(target, "package.json"), `${JSON.stringify(shipped, undefined, 2)}\n`);
}

/** Files that are shipped as they are, a style sheet for instance. */
function copied(folder: string, target: string, path: string): boolean {
  cpSync(join(folder, path), join(target, path), { recursive: true });
  return true;
}

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { stdio: ["ignore", "inherit", "inherit"] });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed`);
}

if (process.argv[1] === import.meta.filename) for (const path of packLibrary()) console.log(path);
