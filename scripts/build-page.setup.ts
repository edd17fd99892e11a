import { buildSite } from "../apps/web/test/site.ts";

/** The page is built once for all files of browser tests. */
export async function setup(): Promise<void> {
  await buildSite("whole");
}
