import type { Result } from "@tabletown/kernel";
import type { Problem } from "@tabletown/protocol";

export type Reply = Result<{ readonly seq?: number }, Problem>;
