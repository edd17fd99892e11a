import type { Seat } from "@tabletown/kernel";
import type { MatchEntry } from "../stores/entry.ts";

/**
 * How many entries of a match's log, moves apart, are about each person: about whoever sat, sits or asks. A seat that is
 * cleared counts for whoever sat there, and not for the host who had to. It is read on from where it was read before.
 */
export class LogShares {
  private readonly log: (after: number) => Promise<readonly MatchEntry[]>;
  private readonly shares = new Map<string, number>();
  private readonly holders = new Map<Seat, string | undefined>();
  private host: string | undefined;
  private seq = 0;

  constructor(log: LogShares["log"]) {
    this.log = log;
  }

  async of(person: string): Promise<number> {
    for (const entry of await this.log(this.seq)) {
      // Somebody else may have been counted meanwhile.
      if (entry.seq <= this.seq) continue;
      this.seq = entry.seq;
      for (const each of this.concerned(entry)) this.shares.set(each, (this.shares.get(each) ?? 0) + 1);
    }
    return this.shares.get(person) ?? 0;
  }

  private concerned(entry: MatchEntry): ReadonlySet<string> {
    const people = new Set<string | undefined>();
    if (entry.kind === "seats") {
      for (const [index, { person }] of Object.entries(entry.seats)) {
        const seat = Number(index);
        people.add(this.holders.get(seat)).add(person);
        this.holders.set(seat, person);
      }
      this.host = entry.host ?? this.host;
      if ([...people].every((person) => person === undefined)) people.add(this.host);
    } else if (entry.kind === "ask" || entry.kind === "undo") {
      people.add(this.holders.get(entry.seat));
    }
    return new Set([...people].filter((person) => person !== undefined));
  }
}
