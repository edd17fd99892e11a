import { flushCompileCache } from "node:module";
import process from "node:process";
import { type ServerSettings, startServer } from "../server.ts";
import { testSettings } from "./test-server.ts";

interface Orders {
  readonly data: string;
  readonly databaseUrl: string;
  readonly settings: Partial<ServerSettings>;
}

/** A server in a process of its own, to be killed. It starts when it is told where, and says its port when it is ready. */
process.once("message", async ({ data, databaseUrl, settings }: Orders) => {
  const server = await startServer(
    testSettings({ data, grace: 0, pollEvery: 50, ...(databaseUrl !== "" && { databaseUrl }), ...settings }),
  );
  process.send?.(server.port);
  // Whoever is going to be killed cannot do this on the way out.
  flushCompileCache();
  process.once("SIGTERM", () => void server.close().then(() => process.exit(0)));
});
process.once("disconnect", () => process.exit(1));
