/** Counts by the values of its labels, in their order. */
export type Counter = (...values: readonly string[]) => void;

/** How long something takes, in seconds. */
export interface Timing {
  observe(seconds: number): void;
}

interface Series {
  readonly name: string;
  readonly help: string;
  readonly type: "counter" | "gauge" | "histogram";
  lines(): readonly string[];
}

/** Numbers in the form in which Prometheus reads them. Counting is for every move: it costs next to nothing. */
export class Exposition {
  private readonly series: Series[] = [];

  /** Everything as it stands. */
  text(): string {
    const parts = this.series.map(({ name, help, type, lines }) =>
      [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines()].join("\n"),
    );
    return `${parts.join("\n")}\n`;
  }

  tally(name: string, help: string, labels: readonly string[]): Counter {
    const counts = new Map<string, { readonly values: readonly string[]; count: number }>();
    const lines = () => [...counts.values()].map(({ values, count }) => `${name}${braces(labels, values)} ${count}`);
    this.series.push({ name, help, type: "counter", lines });
    return (...values) => {
      const key = values.length === 1 ? (values[0] ?? "") : values.join("\n");
      const counted = counts.get(key);
      if (counted === undefined) counts.set(key, { values, count: 1 });
      else counted.count++;
    };
  }

  timing(name: string, help: string, buckets: readonly number[]): Timing {
    const distribution = new Distribution(buckets);
    this.series.push({ name, help, type: "histogram", lines: () => distribution.lines(name, [], []) });
    return distribution;
  }

  /** One for each value of a label. */
  timings(name: string, help: string, label: string, buckets: readonly number[]): (value: string) => Timing {
    const known = new Map<string, Distribution>();
    const lines = () => [...known].flatMap(([value, each]) => each.lines(name, [label], [value]));
    this.series.push({ name, help, type: "histogram", lines });
    return (value) => {
      let distribution = known.get(value);
      if (distribution === undefined) {
        distribution = new Distribution(buckets);
        known.set(value, distribution);
      }
      return distribution;
    };
  }

  /** A number that is read whenever somebody asks. */
  gauge(name: string, help: string, value: () => number): void {
    this.series.push({ name, help, type: "gauge", lines: () => [`${name} ${value()}`] });
  }

  /** The same for a number that only ever grows. */
  total(name: string, help: string, value: () => number): void {
    this.series.push({ name, help, type: "counter", lines: () => [`${name} ${value()}`] });
  }

  /** Words about what runs here, as labels of a number that is always 1. */
  info(name: string, help: string, words: Readonly<Record<string, string>>): void {
    const line = `${name}${braces(Object.keys(words), Object.values(words))} 1`;
    this.series.push({ name, help, type: "gauge", lines: () => [line] });
  }
}

class Distribution implements Timing {
  private readonly buckets: readonly number[];
  /** How many fell into each bucket and not into the one before; the last is for all that are longer. */
  private readonly counts: number[];
  private sum = 0;

  constructor(buckets: readonly number[]) {
    this.buckets = buckets;
    this.counts = [...buckets, 0].map(() => 0);
  }

  observe(seconds: number): void {
    let index = 0;
    while (seconds > (this.buckets[index] ?? Number.POSITIVE_INFINITY)) index++;
    this.counts[index] = (this.counts[index] ?? 0) + 1;
    this.sum += seconds;
  }

  lines(name: string, labels: readonly string[], values: readonly string[]): string[] {
    let count = 0;
    const lines = this.counts.map((each, index) => {
      count += each;
      return `${name}_bucket${braces([...labels, "le"], [...values, String(this.buckets[index] ?? "+Inf")])} ${count}`;
    });
    const all = braces(labels, values);
    return [...lines, `${name}_sum${all} ${this.sum}`, `${name}_count${all} ${count}`];
  }
}

function braces(labels: readonly string[], values: readonly string[]): string {
  if (labels.length === 0) return "";
  const pairs = labels.map((label, index) => `${label}="${escaped(values[index] ?? "")}"`);
  return `{${pairs.join(",")}}`;
}

function escaped(value: string): string {
  return value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}
