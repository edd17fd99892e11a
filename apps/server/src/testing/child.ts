import { flushCompileCache } from "node:module";
import process from "node:process";
import { startServer } from "../server.ts";
import { OPEN_LIMITS, TEST_CATALOG } from "./table.ts";

/** A server in a process of its own, to be killed. Prints its port when it is ready. */
const [data = "", databaseUrl = ""] = process.argv.slice(2);
const server = await startServer({
  data,
  host: "127.0.0.1",
  port: 0,
  catalog: TEST_CATALOG,
  logLevel: "fatal",
  botPause: 0,
  botThreads: 1,
  grace: 0,
  pollEvery: 50,
  limits: OPEN_LIMITS,
  ...(databaseUrl !== "" && { databaseUrl }),
});
// Whoever is going to be killed cannot do this on the way out.
flushCompileCache();
process.stdout.write(`${server.port}\n`);
process.once("SIGTERM", () => void server.close().then(() => process.exit(0)));
