import process from "node:process";
import { buildSite } from "../apps/web/test/site.ts";

/** The page is built once for all files of browser tests, unless it was just before. */
export async function setup(): Promise<void> {
  if (process.env.PAGE_IS_BUILT === undefined) await buildSite("whole");
}
