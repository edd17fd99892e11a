import pino, { type DestinationStream, type Level, type Logger } from "pino";

/** A line that comes again is only counted, and how often is written after so many milliseconds. */
const COUNTED_FOR = 60_000;
/** Lines that differ are told apart up to so many: what they say may come from whoever attacks. */
const MOST_TOLD_APART = 200;
const WARN = 40;

interface Repeated {
  times: number;
  write(times: number): void;
}

export interface RepeatedLines {
  readonly log: Logger;
  /** Writes what has only been counted so far. */
  close(): void;
}

/**
 * The log of a server. Warnings and errors that come again and again, as when somebody provokes them or the database is
 * away, do not fill the disk: the first is written in full, and afterwards, once in a while, how many there were.
 */
export function openLog(level: Level | "silent", destination: DestinationStream = pino.destination(1)): RepeatedLines {
  const known = new Map<string, Repeated>();
  const flush = (): void => {
    for (const [key, line] of known) {
      if (line.times > 0) line.write(line.times);
      else known.delete(key);
      line.times = 0;
    }
  };
  const timer = setInterval(flush, COUNTED_FOR).unref();
  const log = pino(
    {
      level,
      base: null,
      serializers: { error: traced },
      hooks: {
        logMethod(line, method, importance) {
          if (importance < WARN) return method.apply(this, line);
          const [given, sentence]: readonly unknown[] = line;
          const whole = keyOf(given, sentence);
          const key = known.has(whole) || known.size < MOST_TOLD_APART ? whole : String(sentence);
          const before = known.get(key);
          if (before !== undefined) {
            before.times++;
            return;
          }
          const write = (times: number): void => method.apply(this, [{ ...told(given), times }, `again: ${sentence}`]);
          known.set(key, { times: 0, write });
          method.apply(this, line);
        },
      },
    },
    destination,
  );
  const close = (): void => {
    clearInterval(timer);
    flush();
  };
  return { log, close };
}

/** What tells a line from others that say the same of something else: no stack, and not who it happened to. */
function told(given: unknown): Readonly<Record<string, unknown>> {
  if (typeof given !== "object" || given === null) return {};
  const parts = Object.entries(given).filter(([name]) => name !== "person");
  return Object.fromEntries(parts.map(([name, part]) => [name, part instanceof Error ? part.message : part]));
}

function keyOf(given: unknown, sentence: unknown): string {
  return JSON.stringify([sentence, told(given)]);
}

/** An error as the log says it. As JSON it would be empty. */
function traced(error: unknown): unknown {
  return error instanceof Error ? error.stack : error;
}
