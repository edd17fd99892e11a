// `npm run pack`: everything that could be published, as tarballs in build/tarballs.
import { statSync } from "node:fs";
import { relative } from "node:path";
import { packLibrary } from "./pack-library.ts";
import { packProgram } from "./pack-program.ts";

for (const path of [...packLibrary(), await packProgram()]) {
  console.log(`${(statSync(path).size / 1024).toFixed(0).padStart(6)} KB  ${relative(".", path)}`);
}
