import { Counter, Gauge, Histogram, Registry } from "prom-client";

/** What is counted, for Prometheus. */
export interface Metrics {
  readonly registry: Registry;
  readonly refusals: Counter<"code">;
  readonly faults: Counter<"kind">;
  /** Counts a message received over a socket. */
  heard(kind: string): void;
  readonly commands: Histogram;
  /** Adds a number that is read whenever somebody asks for the metrics. */
  count(name: string, help: string, value: () => number): void;
}

export function metricsOf(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const count = (name: string, help: string, value: () => number): void => {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  };
  count("process_resident_memory_bytes", "Memory in use", () => process.memoryUsage.rss());
  count("process_cpu_seconds_total", "Processor time used", () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  count("process_heap_bytes", "JavaScript heap in use", () => process.memoryUsage().heapUsed);
  const messages = new Counter({
    name: "tabletown_messages_total",
    help: "Messages received over sockets",
    labelNames: ["kind"],
    registers,
  });
  const byKind = new Map<string, Counter.Internal>();
  return {
    registry,
    count,
    refusals: new Counter({
      name: "tabletown_refusals_total",
      help: "Things not done",
      labelNames: ["code"],
      registers,
    }),
    faults: new Counter({ name: "tabletown_faults_total", help: "Database faults", labelNames: ["kind"], registers }),
    heard: (kind) => {
      let counter = byKind.get(kind);
      if (counter === undefined) {
        counter = messages.labels(kind);
        byKind.set(kind, counter);
      }
      counter.inc();
    },
    commands: new Histogram({
      name: "tabletown_command_seconds",
      help: "From a command to its commit",
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
      registers,
    }),
  };
}
