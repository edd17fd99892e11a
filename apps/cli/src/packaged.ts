// The program as it runs from its package, where everything lies beside it.
import { fileURLToPath } from "node:url";
import { run } from "./run.ts";

const beside = (folder: string): string => fileURLToPath(new URL(`../${folder}`, import.meta.url));

// No `await` outside of functions: a single-file executable loads this as a CommonJS program loads a module.
void run({ page: beside("page"), docs: beside("docs") });
