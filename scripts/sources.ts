import { readFileSync } from "node:fs";
import { files } from "./modules.ts";
import { parse, type Source } from "./syntax.ts";

/** Every source file, parsed once for all that is asked about them. */
export const sources: ReadonlyMap<string, Source> = new Map(
  files.filter((path) => !path.endsWith(".d.ts")).map((path) => [path, parse(path, readFileSync(path, "utf8"))]),
);
