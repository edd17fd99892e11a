import { networkInterfaces } from "node:os";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { USUAL_CONFIG, USUAL_LIMITS } from "@tabletown/server/config";
import type { Command } from "commander";
import { Fault } from "../fault.ts";

interface Asked {
  readonly port: string;
  readonly host: string;
  readonly data: string;
  readonly publicUrl?: string;
  readonly trustProxy?: boolean;
  readonly bots?: string;
  readonly log: string;
  readonly socketsPerAddress?: string;
}

const LEVELS = ["silent", "fatal", "error", "warn", "info", "debug"] as const;
export const DATA = process.env.TABLETOWN_DATA ?? ".tabletown";

export function serveCommand(program: Command): void {
  program
    .command("serve")
    .description("host games for people and bots; DATABASE_URL selects PostgreSQL")
    .option("--port <port>", "where to listen", process.env.PORT ?? String(USUAL_CONFIG.port))
    .option("--host <address>", "which network to listen on", USUAL_CONFIG.host)
    .option("--data <folder>", "where matches and secrets are kept", DATA)
    .option("--public-url <url>", "where people reach this server, if not directly", process.env.PUBLIC_URL)
    .option("--trust-proxy", "believe forwarded addresses: only behind a proxy of your own")
    .option("--bots <threads>", "threads that think for bots")
    .option("--sockets-per-address <number>", "most connections from one address")
    .option("--log <level>", LEVELS.join(", "), "warn")
    .action(serve);
}

async function serve(asked: Asked): Promise<void> {
  // Loaded here, so that other commands start without it.
  const { FolderInUse, startServer } = await import("@tabletown/server");
  const logLevel = LEVELS.find((level) => level === asked.log);
  if (logLevel === undefined) throw new Fault(`--log must be one of ${LEVELS.join(", ")}`);
  const port = whole(asked.port, "--port");
  const databaseUrl = process.env.DATABASE_URL;
  const server = await startServer({
    data: asked.data,
    host: asked.host,
    port,
    logLevel,
    webRoot: fileURLToPath(new URL("../../../web/dist", import.meta.url)),
    trustProxy: asked.trustProxy ?? false,
    ...(asked.publicUrl !== undefined && { publicUrl: asked.publicUrl }),
    ...(databaseUrl !== undefined && databaseUrl !== "" && { databaseUrl }),
    ...(asked.bots !== undefined && { botThreads: Math.max(1, whole(asked.bots, "--bots")) }),
    ...(asked.socketsPerAddress !== undefined && {
      limits: { ...USUAL_LIMITS, socketsPerAddress: whole(asked.socketsPerAddress, "--sockets-per-address") },
    }),
  }).catch((error: unknown) => {
    if (error instanceof FolderInUse) throw new Fault(`${error.message}; give this one another --data folder`);
    if ((error as { code?: string }).code === "EADDRINUSE")
      throw new Fault(`port ${port} is in use; choose another with --port`);
    throw error;
  });
  console.log(`Tabletown is open: http://localhost:${server.port}`);
  for (const address of localAddresses()) console.log(`  in the house:    http://${address}:${server.port}`);
  if (asked.publicUrl !== undefined) console.log(`  from outside:    ${asked.publicUrl}`);
  console.log(`  matches are in:  ${databaseUrl ? "PostgreSQL" : asked.data}`);
  await new Promise<void>((resolve) => {
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, resolve);
  });
  await server.close();
}

/** Addresses under which other devices in the house find this machine. */
function localAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flat()
    .flatMap((each) => (each !== undefined && each.family === "IPv4" && !each.internal ? [each.address] : []));
}

function whole(text: string, option: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 0) throw new Fault(`${option} must be a whole number`);
  return number;
}
