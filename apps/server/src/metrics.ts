import { Counter, Gauge, Histogram, Registry } from "prom-client";

/** Seconds, from what nobody notices to what everybody does. */
const FAST = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const THINKING = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

/** What is counted as it happens, for Prometheus. What can be read when somebody asks is in readings.ts. */
export interface Metrics {
  readonly registry: Registry;
  readonly refusals: Counter<"code">;
  /** By kind of message received over a socket. */
  readonly messages: Tally;
  readonly moves: Tally;
  /** By method, address and status. */
  readonly requests: Tally;
  readonly databaseFaults: Tally;
  /** By kind of job and what became of it. */
  readonly jobs: Tally;
  readonly commandSeconds: Histogram;
  readonly moveSeconds: Histogram;
  readonly requestSeconds: Histogram<"kind">;
  readonly databaseSeconds: Histogram<"operation">;
  readonly botSeconds: Histogram;
  readonly busLagSeconds: Histogram;
  /** Adds a number that is read whenever somebody asks for the metrics. */
  gauge(name: string, help: string, value: () => number): void;
  /** The same for a number that only ever grows. */
  total(name: string, help: string, value: () => number): void;
  /** What runs here, as labels of a number that is always 1. */
  info(labels: Readonly<Record<string, string>>): void;
}

/** Counts by the values of its labels, in their order. Looking the labels up is left to the first time: moves pass here. */
export type Tally = (...values: readonly string[]) => void;

export function metricsOf(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const histogram = <L extends string>(name: string, help: string, labelNames: L[] = [], buckets = FAST) =>
    new Histogram<L>({ name, help, labelNames, buckets, registers });
  const tally = (name: string, help: string, labelNames: string[]): Tally => {
    const counter = new Counter({ name, help, labelNames, registers });
    const known = new Map<string, Counter.Internal>();
    return (...values) => {
      const key = values.length === 1 ? (values[0] ?? "") : values.join(" ");
      let counted = known.get(key);
      if (counted === undefined) {
        counted = counter.labels(...values);
        known.set(key, counted);
      }
      counted.inc();
    };
  };
  return {
    registry,
    refusals: new Counter({
      name: "tabletown_refusals_total",
      help: "Things not done, by reason",
      labelNames: ["code"],
      registers,
    }),
    messages: tally("tabletown_messages_total", "Messages received over sockets", ["kind"]),
    moves: tally("tabletown_moves_total", "Moves made", ["by"]),
    requests: tally("tabletown_http_requests_total", "Requests answered", ["method", "route", "status"]),
    databaseFaults: tally("tabletown_database_faults_total", "Database operations that failed", ["kind"]),
    jobs: tally("tabletown_jobs_done_total", "Jobs taken on, and what became of them", ["kind", "outcome"]),
    commandSeconds: histogram("tabletown_command_seconds", "From a command's turn to its commit"),
    moveSeconds: histogram("tabletown_move_seconds", "From the receipt of a move to its broadcast"),
    requestSeconds: histogram("tabletown_http_seconds", "From a request to its answer", ["kind"]),
    databaseSeconds: histogram("tabletown_database_seconds", "Database operations", ["operation"]),
    botSeconds: histogram("tabletown_bot_seconds", "From a question to a bot to its answer", [], THINKING),
    busLagSeconds: histogram("tabletown_bus_lag_seconds", "From a message to the other nodes to its arrival"),
    gauge(name, help, value) {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(value());
        },
      });
    },
    total(name, help, value) {
      new Counter({
        name,
        help,
        registers,
        collect() {
          this.reset();
          this.inc(value());
        },
      });
    },
    info(labels) {
      const gauge = new Gauge({
        name: "tabletown_info",
        help: "What runs here",
        labelNames: Object.keys(labels),
        registers,
      });
      gauge.set(labels, 1);
    },
  };
}
