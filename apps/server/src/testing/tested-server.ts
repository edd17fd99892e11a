import { afterAll, beforeAll } from "vitest";
import type { RunningServer, ServerSettings } from "../server.ts";
import { Guest } from "./guest.ts";
import { forget, openServer } from "./test-server.ts";

interface TestedServer {
  readonly server: RunningServer & { readonly data: string };
  /** People who come to it together, and leave after the last test. */
  arrive(...names: readonly string[]): Promise<Guest[]>;
}

/** A server for one file of tests: opened before the first and closed after the last. */
export function testedServer(settings: Partial<ServerSettings> = {}): TestedServer {
  const guests: Guest[] = [];
  let opened: TestedServer["server"] | undefined;
  const tested: TestedServer = {
    get server() {
      if (opened === undefined) throw new Error("the server is not open");
      return opened;
    },
    async arrive(...names) {
      const came = await Promise.all(names.map((name) => Guest.arrive(tested.server.url, name)));
      guests.push(...came);
      for (const guest of came) guest.waitsFor = came;
      return came;
    },
  };
  beforeAll(async () => {
    opened = await openServer(settings);
  });
  afterAll(async () => {
    for (const guest of guests) guest.leave();
    await opened?.close();
    if (opened !== undefined) forget(opened.data);
  });
  return tested;
}
