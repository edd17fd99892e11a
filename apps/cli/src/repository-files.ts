import { fileURLToPath } from "node:url";
import type { ProgramFiles } from "./program-files.ts";

/** What the repository's builds have made. */
export const repositoryFiles: ProgramFiles = {
  page: fileURLToPath(new URL("../../web/dist", import.meta.url)),
  docs: fileURLToPath(new URL("../../../build/site", import.meta.url)),
};
