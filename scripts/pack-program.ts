// Makes the package `tabletown`: the program, its page and its documentation, in one tarball that needs no other.
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundleProgram, licencesOf } from "./bundle.ts";
import { packFolders, sharedFields } from "./pack-library.ts";
import { buildPage } from "./page.ts";
import { buildSite } from "./site.ts";

export const PROGRAM = "build/program";

/** Lays the package out as it will be installed; page and documentation are built as the sources are now. */
export async function stageProgram(): Promise<void> {
  buildPage();
  await buildSite("build/site");
  rmSync(PROGRAM, { recursive: true, force: true });
  mkdirSync(join(PROGRAM, "bin"), { recursive: true });
  const outside = await bundleProgram(join(PROGRAM, "dist"));
  writeFileSync(join(PROGRAM, "THIRD-PARTY.txt"), licencesOf(outside));
  cpSync("apps/web/dist", join(PROGRAM, "page"), { recursive: true });
  cpSync("build/site", join(PROGRAM, "docs"), { recursive: true });
  for (const file of ["child.mjs", "node-versions.mjs"]) cpSync(`apps/cli/bin/${file}`, join(PROGRAM, "bin", file));
  const bin = join(PROGRAM, "bin/tabletown.mjs");
  cpSync("apps/cli/bin/packaged.mjs", bin);
  chmodSync(bin, 0o755);
  cpSync("LICENSE", join(PROGRAM, "LICENSE"));
  cpSync("apps/cli/README.md", join(PROGRAM, "README.md"));
  const { version, description, license } = JSON.parse(readFileSync("package.json", "utf8"));
  const manifest = {
    ...{ name: "tabletown", version, description, license },
    keywords: ["board-game", "suburbia", "london", "metropolia", "self-hosted", "terminal-game"],
    type: "module",
    bin: { tabletown: "bin/tabletown.mjs" },
    exports: { "./package.json": "./package.json" },
    files: ["bin", "dist", "page", "docs", "THIRD-PARTY.txt"],
    engines: { node: ">=20" },
    ...sharedFields("apps/cli"),
  };
  writeFileSync(join(PROGRAM, "package.json"), `${JSON.stringify(manifest, undefined, 2)}\n`);
}

/** Stages and packs the program; the path of its tarball. */
export async function packProgram(): Promise<string> {
  await stageProgram();
  const [tarball] = packFolders([PROGRAM]);
  if (tarball === undefined) throw new Error("npm packed nothing");
  return tarball;
}
