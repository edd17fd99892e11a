// Makes the library: every package and game as a tarball that installs on its own, in build/tarballs.
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { packedStyles } from "./packed-styles.ts";
import { addressOf } from "./repository-address.ts";
import { npmPath, runTool, toolPath } from "./tools.ts";

const OUT = "build/out";
export const STAGED = "build/packages";
const TARBALLS = "build/tarballs";

type Conditions = Readonly<Record<string, string>>;

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly exports: Readonly<Record<string, string | Conditions>>;
  readonly devDependencies?: unknown;
}

/** What is the same for every package, and written down once. */
interface Root {
  readonly version: string;
  readonly repository: { readonly type: string; readonly url: string };
}

/** Compiles, stages and packs the library; returns the tarballs' paths. */
export function packLibrary(): string[] {
  for (const folder of [OUT, STAGED, TARBALLS]) rmSync(folder, { recursive: true, force: true });
  // One thread: several would each go through what all files share.
  runTool(toolPath("typescript", "tsc"), ["-p", "tsconfig.build.json", "--singleThreaded"]);
  const folders = globSync("{packages,games}/*/package.json").map(dirname);
  for (const folder of folders) {
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    if (manifest.private !== true) stage(folder.replaceAll("\\", "/"), manifest);
  }
  return packFolders(readdirSync(STAGED).map((name) => join(STAGED, name)));
}

/** Packs folders that are laid out as they will be installed. */
export function packFolders(folders: readonly string[]): string[] {
  mkdirSync(TARBALLS, { recursive: true });
  const args = ["pack", "--json", "--pack-destination", TARBALLS, ...folders.map((folder) => `./${folder}`)];
  const packed = JSON.parse(runTool(npmPath(), args)) as readonly { readonly filename: string }[];
  return packed.map(({ filename }) => resolve(TARBALLS, filename));
}

/** What the root's manifest says for all packages, as the manifest of one of them says it. */
export function sharedFields(folder: string): Record<string, unknown> {
  const { repository }: Root = JSON.parse(readFileSync("package.json", "utf8"));
  const address = addressOf(repository.url);
  return {
    homepage: `${address}#readme`,
    bugs: { url: `${address}/issues` },
    repository: { ...repository, directory: folder },
  };
}

/** Lays a package out as it will be installed: compiled code, and a manifest without what only this repository needs. */
function stage(folder: string, { devDependencies: _, ...manifest }: Manifest): void {
  const target = join(STAGED, basename(manifest.name));
  const compiled = existsSync(join(OUT, folder, "src")) ? join(OUT, folder, "src") : join(OUT, folder);
  cpSync(compiled, join(target, "dist"), { recursive: true });
  for (const file of globSync(join(target, "dist/board/**/*.{js,d.ts}"))) withoutStyles(file);
  for (const file of ["LICENSE", join(folder, "README.md"), join(folder, "SPEC.md")]) {
    if (existsSync(file)) cpSync(file, join(target, basename(file)));
  }
  const entries = Object.entries(manifest.exports).map(([entry, to]) => {
    if (typeof to === "string") return [entry, stageStyles(folder, target, to)];
    const { source: __, ...conditions } = to;
    return [entry, conditions];
  });
  const shipped = {
    ...manifest,
    exports: { ...Object.fromEntries(entries), "./package.json": "./package.json" },
    files: ["dist", ...(existsSync(join(target, "SPEC.md")) ? ["SPEC.md"] : [])],
    engines: { node: ">=20" },
    ...sharedFields(folder),
  };
  writeFileSync(join(target, "package.json"), `${JSON.stringify(shipped, undefined, 2)}\n`);
}

/**
 * A board brings its style sheet along where our own page is built. Elsewhere it is asked for by name, so that the
 * same modules run in Node.js, through any bundler and in a browser without one, and compilers look for no style sheet.
 */
function withoutStyles(file: string): void {
  const text = readFileSync(file, "utf8");
  const plain = text.replace(/^import "[\w./-]+\.css";\n/gm, "");
  if (plain !== text) writeFileSync(file, plain);
}

/** A style sheet, and a declaration that compilers find beside it. */
function stageStyles(folder: string, target: string, path: string): Conditions {
  const source = join(folder, path);
  const name = `./dist/${basename(path)}`;
  writeFileSync(join(target, name), packedStyles(source));
  writeFileSync(join(target, `${name}.d.ts`), "export {};\n");
  return { types: `${name}.d.ts`, default: name };
}
