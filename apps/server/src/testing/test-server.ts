import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { OPEN_LIMITS, OPEN_QUOTAS } from "../config/open-limits.ts";
import { type RunningServer, type ServerSettings, startServer } from "../server.ts";

const TEST_CATALOG = new URL("./titles.ts", import.meta.url).href;

export function testSettings(settings: Partial<ServerSettings> = {}): ServerSettings {
  return {
    data: settings.data ?? mkdtempSync(join(tmpdir(), "tabletown-")),
    host: "127.0.0.1",
    port: 0,
    catalog: TEST_CATALOG,
    logLevel: "fatal",
    botPause: 0,
    botThreads: 1,
    limits: OPEN_LIMITS,
    quotas: OPEN_QUOTAS,
    ...settings,
  };
}

export async function openServer(
  settings: Partial<ServerSettings> = {},
): Promise<RunningServer & { readonly data: string }> {
  const all = testSettings(settings);
  const server = await startServer(all);
  return { ...server, data: all.data };
}

export function forget(data: string): void {
  rmSync(data, { recursive: true, force: true });
}
