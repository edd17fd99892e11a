import { Counter, Gauge, Histogram, Registry } from "prom-client";

/** What is counted, for Prometheus. */
export interface Metrics {
  readonly registry: Registry;
  readonly moves: Counter<"by">;
  readonly refusals: Counter<"code">;
  readonly faults: Counter<"kind">;
  readonly messages: Counter<"kind">;
  readonly commands: Histogram;
}

export function metricsOf(read: {
  rooms(): number;
  sockets(): number;
  botsWaiting(): number;
  botForfeits(): number;
}): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const gauge = (name: string, help: string, value: () => number): void => {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  };
  gauge("tabletown_rooms", "Matches in memory", read.rooms);
  gauge("tabletown_sockets", "Open connections", read.sockets);
  gauge("tabletown_bots_waiting", "Bot turns that wait for a thread", read.botsWaiting);
  gauge("tabletown_bot_forfeits", "Choices made for bots that did not answer", read.botForfeits);
  gauge("process_resident_memory_bytes", "Memory in use", () => process.memoryUsage.rss());
  gauge("process_cpu_seconds_total", "Processor time used", () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  gauge("process_heap_bytes", "JavaScript heap in use", () => process.memoryUsage().heapUsed);
  return {
    registry,
    moves: new Counter({ name: "tabletown_moves_total", help: "Moves committed", labelNames: ["by"], registers }),
    refusals: new Counter({
      name: "tabletown_refusals_total",
      help: "Things not done",
      labelNames: ["code"],
      registers,
    }),
    faults: new Counter({ name: "tabletown_faults_total", help: "Database faults", labelNames: ["kind"], registers }),
    messages: new Counter({
      name: "tabletown_messages_total",
      help: "Messages received over sockets",
      labelNames: ["kind"],
      registers,
    }),
    commands: new Histogram({
      name: "tabletown_command_seconds",
      help: "From a command to its commit",
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
      registers,
    }),
  };
}
