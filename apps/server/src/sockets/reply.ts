import { failure, type Result } from "@tabletown/kernel";
import type { Problem } from "@tabletown/protocol";
import { StoreFault } from "../stores/sql.ts";

export type Reply = Result<{ readonly seq?: number }, Problem>;

/** A database that is away is an answer like any other. */
export function answered(reply: Promise<Reply>): Promise<Reply> {
  return reply.catch((error: unknown) => {
    if (error instanceof StoreFault) return failure({ code: "no-storage" });
    throw error;
  });
}
