import { statfsSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import process from "node:process";
import { backupsOf, newestBackup } from "./backup/backup-files.ts";
import type { Scheduler } from "./jobs/scheduler.ts";
import type { Services } from "./services.ts";
import type { Sockets } from "./sockets/sockets.ts";
import { NEWEST_SCHEMA } from "./stores/migrations.ts";
import { VERSION } from "./version.ts";

const NANOSECONDS = 1e9;
const RESOLUTION = 20;

/** What is read off the running parts whenever somebody asks for the metrics. Returns how to stop. */
export function addReadings(services: Services, sockets: Sockets, scheduler: Scheduler): () => void {
  const { metrics, node, rooms, bots, reviews, bus, store, config } = services;
  const { exposition } = metrics;
  exposition.gauge("tabletown_rooms", "Matches in memory", () => rooms.size);
  exposition.gauge("tabletown_commands_waiting", "Commands that wait in the queues of matches", () => rooms.waiting);
  exposition.gauge("tabletown_sockets", "Open connections", () => sockets.size);
  exposition.total("tabletown_sockets_opened_total", "Connections opened", () => sockets.opened);
  exposition.gauge("tabletown_messages_waiting", "Messages received that wait to be handled", () => sockets.waiting);
  exposition.gauge("tabletown_bots_thinking", "Bots that think", () => bots.thinking);
  exposition.gauge("tabletown_bots_waiting", "Bot turns that wait for a thread", () => bots.waiting);
  exposition.total("tabletown_bot_forfeits_total", "Choices made for bots that did not answer", () => bots.forfeits);
  exposition.gauge("tabletown_reviewing", "Whether a match is being reviewed", () => Number(reviews.busy));
  exposition.gauge("tabletown_jobs_due", "Jobs that were due at the last look, at most 50", () => scheduler.look.due);
  exposition.gauge("tabletown_jobs_claimed", "Jobs that this process is doing", () => scheduler.claimed);
  exposition.gauge(
    "tabletown_jobs_late_seconds",
    "How long the oldest had been due then",
    () => scheduler.look.late / 1_000,
  );
  exposition.gauge(
    "tabletown_jobs_looked_seconds",
    "How long ago that was",
    () => (config.now() - scheduler.look.at) / 1_000,
  );
  exposition.gauge("tabletown_bus_listening", "Whether this node hears the others", () =>
    Number(bus.traffic.listening),
  );
  exposition.gauge(
    "tabletown_database_connections",
    "Open connections to the database",
    () => store.database.load().connections,
  );
  exposition.gauge("tabletown_database_connections_busy", "Those at work", () => store.database.load().busy);
  exposition.gauge(
    "tabletown_database_waiting",
    "Operations that wait for a connection",
    () => store.database.load().waiting,
  );
  exposition.gauge("tabletown_disk_free_bytes", "Free on the disk of the data folder", () => freeBytes(config.data));
  exposition.gauge(
    "tabletown_newest_backup_timestamp_seconds",
    "When the newest backup in the data folder was made; 0 where there is none",
    () => (newestBackup(backupsOf(config.data))?.made ?? 0) / 1_000,
  );
  exposition.total("tabletown_bus_sent_total", "Messages to other nodes", () => bus.traffic.sent);
  exposition.total(
    "tabletown_bus_received_total",
    "Messages from nodes, one's own included",
    () => bus.traffic.received,
  );
  exposition.gauge("process_resident_memory_bytes", "Memory in use", () => process.memoryUsage.rss());
  exposition.gauge("process_heap_bytes", "JavaScript heap in use", () => process.memoryUsage().heapUsed);
  exposition.gauge("process_start_time_seconds", "When the process started", () => performance.timeOrigin / 1_000);
  exposition.total("process_cpu_seconds_total", "Processor time used", () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  exposition.info("tabletown_info", "What runs here", {
    version: VERSION,
    node,
    database: store.database.kind,
    schema: String(NEWEST_SCHEMA),
  });
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  exposition.gauge("tabletown_event_loop_delay_seconds", "How late timers came, 99 of 100, since the last look", () => {
    const late = Math.max(0, delay.percentile(99) / NANOSECONDS - RESOLUTION / 1_000);
    delay.reset();
    return late;
  });
  return () => delay.disable();
}

/** No number where the disk has gone away: everything else is still told. */
function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Number.NaN;
  }
}
