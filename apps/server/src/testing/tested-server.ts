import { afterAll, afterEach, beforeAll } from "vitest";
import type { RunningServer, ServerSettings } from "../server.ts";
import { Guest, type Guests } from "./guest.ts";
import { forget, openServer } from "./test-server.ts";

type OpenServer = RunningServer & { readonly data: string };

interface TestedServer {
  readonly server: OpenServer;
  /** People who come to it together, and leave after the last test. */
  arrive<Names extends readonly string[]>(...names: Names): Promise<Guests<Names>>;
}

/** A server for one file of tests: opened before the first and closed after the last. */
export function testedServer(settings: Partial<ServerSettings> = {}): TestedServer {
  const guests: Guest[] = [];
  let opened: OpenServer | undefined;
  const tested: TestedServer = {
    get server() {
      if (opened === undefined) throw new Error("the server is not open");
      return opened;
    },
    async arrive<Names extends readonly string[]>(...names: Names) {
      const came = await Guest.arriveTogether<Names>(tested.server.url, ...names);
      guests.push(...came);
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

interface ServersPerTest {
  open(settings?: Partial<ServerSettings>): Promise<OpenServer>;
  /** People who come to a server together, and leave after the test. */
  arrive<Names extends readonly string[]>(server: RunningServer, ...names: Names): Promise<Guests<Names>>;
}

/** Servers that each test opens as it needs them: after it they are closed, and their folders are gone. */
export function serversPerTest(usual: Partial<ServerSettings> = {}): ServersPerTest {
  const guests: Guest[] = [];
  const servers: OpenServer[] = [];
  afterEach(async () => {
    for (const guest of guests.splice(0)) guest.leave();
    for (const server of servers.splice(0)) {
      await server.close();
      forget(server.data);
    }
  });
  return {
    async open(settings) {
      const server = await openServer({ ...usual, ...settings });
      servers.push(server);
      return server;
    },
    async arrive<Names extends readonly string[]>({ url }: RunningServer, ...names: Names) {
      const came = await Guest.arriveTogether<Names>(url, ...names);
      guests.push(...came);
      return came;
    },
  };
}
