import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { USUAL_LIMITS } from "../config.ts";
import { type RunningServer, type ServerSettings, startServer } from "../server.ts";

const TEST_CATALOG = new URL("./titles.ts", import.meta.url).href;

const GENEROUS = { perSecond: 100_000, burst: 100_000 };

export const OPEN_LIMITS = {
  ...USUAL_LIMITS,
  read: GENEROUS,
  write: GENEROUS,
  heavy: GENEROUS,
  guest: GENEROUS,
  code: GENEROUS,
  secret: GENEROUS,
  guess: GENEROUS,
  command: GENEROUS,
  chat: GENEROUS,
  watch: GENEROUS,
  connectionsPerAddress: 100_000,
  socketsPerAddress: 100_000,
  socketsPerSession: 1_000,
};

export const OPEN_QUOTAS = {
  openMatches: 100_000,
  matches: 100_000,
  matchesPerAddress: 100_000,
  guestsPerAddress: 100_000,
  records: 1_000,
  recordBytes: 1024 ** 3,
  recordBytesPerAddress: 1024 ** 3,
  packs: 1_000,
  packBytes: 1024 ** 3,
  packBytesPerAddress: 1024 ** 3,
  chat: 100_000,
  chatPerAddress: 100_000,
};

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
