import { hash } from "node:crypto";
import { statfs } from "node:fs/promises";
import type { NodeStatus } from "@tabletown/protocol";
import type { FastifyRequest } from "fastify";
import { backupsOf, newestBackup } from "../backup/backup-files.ts";
import type { Services } from "../services.ts";
import { NEWEST_SCHEMA, schemaVersion } from "../stores/migrations.ts";
import { type Database, StoreFault, sql } from "../stores/sql.ts";
import { VERSION } from "../version.ts";
import { clientAddress } from "./client-address.ts";

/** A database that has not answered after so many milliseconds is said not to answer. */
const PATIENCE = 3_000;

/** Everything about a node that whoever looks after it wants to know at once. Answers while the database is away, too. */
export async function nodeStatus(services: Services, request: FastifyRequest): Promise<NodeStatus> {
  const { config, store, bus, secrets } = services;
  const { connections, waiting } = store.database.load();
  const asked = await Promise.race([askDatabase(store.database, config.now), after(PATIENCE)]);
  const held = await heldIn(config.data);
  const forwardedFor = request.headers["x-forwarded-for"];
  const forwardedProto = request.headers["x-forwarded-proto"];
  return {
    node: services.node,
    version: VERSION,
    started: performance.timeOrigin,
    now: config.now(),
    schema: { known: NEWEST_SCHEMA, ...(asked !== undefined && { found: asked.schema }) },
    database: {
      kind: store.database.kind,
      ...(asked !== undefined && { answered: asked.took }),
      ...(asked?.ahead !== undefined && { ahead: asked.ahead }),
      connections,
      waiting,
    },
    ...(bus.shared && { listening: bus.traffic.listening }),
    secrets: hash("sha256", `tabletown ${secrets.session} ${secrets.push.privateKey}`).slice(0, 12),
    ...(config.publicUrl !== undefined && { publicUrl: config.publicUrl }),
    trustsProxy: config.trustProxy !== 0,
    seen: {
      address: clientAddress(request.raw, config.trustProxy),
      ...(request.headers.host !== undefined && { host: request.headers.host }),
      ...(forwardedFor !== undefined && { forwardedFor: String(forwardedFor) }),
      ...(forwardedProto !== undefined && { forwardedProto: String(forwardedProto) }),
    },
    ...held,
  };
}

/** What is known of the disk and the backups of the data folder; nothing where its disk has gone. */
async function heldIn(data: string): Promise<Pick<NodeStatus, "disk" | "backup">> {
  try {
    const { bavail, blocks, bsize } = await statfs(data);
    const backup = newestBackup(backupsOf(data));
    return {
      disk: { free: bavail * bsize, size: blocks * bsize },
      ...(backup !== undefined && { backup: { made: backup.made, bytes: backup.bytes } }),
    };
  } catch {
    return {};
  }
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, undefined).unref());
}

interface Asked {
  readonly schema: number;
  readonly took: number;
  readonly ahead?: number;
}

async function askDatabase(database: Database, now: () => number): Promise<Asked | undefined> {
  const begun = performance.now();
  try {
    const schema = await schemaVersion(database);
    const took = performance.now() - begun;
    if (database.kind === "sqlite") return { schema, took };
    const before = now();
    const [row] = await database.read<{ at: number }>(
      sql`SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT) AS at`,
    );
    // Half of the way there and back.
    const here = (before + now()) / 2;
    return { schema, took, ...(row !== undefined && { ahead: Math.round(row.at - here) }) };
  } catch (error) {
    if (error instanceof StoreFault) return undefined;
    throw error;
  }
}
