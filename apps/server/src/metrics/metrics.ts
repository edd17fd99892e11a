import { type Counter, Exposition, type Timing } from "./exposition.ts";

/** Seconds, from what nobody notices to what everybody does. */
const FAST = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const UNHURRIED = [1, 2.5, 5, 10, 30, 60, 120, 300, 600];
const THINKING = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

/** What is counted as it happens, for Prometheus. What can be read when somebody asks is in readings.ts. */
export interface Metrics {
  readonly exposition: Exposition;
  /** By the code of the problem. */
  readonly refusals: Counter;
  /** By kind of message received over a socket. */
  readonly messages: Counter;
  readonly moves: Counter;
  /** By method, address and status. */
  readonly requests: Counter;
  readonly databaseFaults: Counter;
  /** By kind of job and what became of it. */
  readonly jobs: Counter;
  /** By what became of them. */
  readonly reviews: Counter;
  readonly commandSeconds: Timing;
  readonly moveSeconds: Timing;
  requestSeconds(kind: string): Timing;
  databaseSeconds(operation: string): Timing;
  readonly botSeconds: Timing;
  readonly reviewSeconds: Timing;
  readonly busLagSeconds: Timing;
}

export function metricsOf(): Metrics {
  const it = new Exposition();
  return {
    exposition: it,
    refusals: it.tally("tabletown_refusals_total", "Things not done, by reason", ["code"]),
    messages: it.tally("tabletown_messages_total", "Messages received over sockets", ["kind"]),
    moves: it.tally("tabletown_moves_total", "Moves made", ["by"]),
    requests: it.tally("tabletown_http_requests_total", "Requests answered", ["method", "route", "status"]),
    databaseFaults: it.tally("tabletown_database_faults_total", "Database operations that failed", ["kind"]),
    jobs: it.tally("tabletown_jobs_done_total", "Jobs taken on, and what became of them", ["kind", "outcome"]),
    reviews: it.tally("tabletown_reviews_total", "Reviews of matches, and what became of them", ["outcome"]),
    commandSeconds: it.timing("tabletown_command_seconds", "From a command's turn to its commit", FAST),
    moveSeconds: it.timing("tabletown_move_seconds", "From the receipt of a move to its broadcast", FAST),
    requestSeconds: it.timings("tabletown_http_seconds", "From a request to its answer", "kind", FAST),
    databaseSeconds: it.timings("tabletown_database_seconds", "Database operations", "operation", FAST),
    botSeconds: it.timing("tabletown_bot_seconds", "From a question to a bot to its answer", THINKING),
    reviewSeconds: it.timing("tabletown_review_seconds", "From the beginning of a review to its end", UNHURRIED),
    busLagSeconds: it.timing("tabletown_bus_lag_seconds", "From a message to the other nodes to its arrival", FAST),
  };
}
