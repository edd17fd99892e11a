import type { Seat } from "@tabletown/kernel";

/** Seats whose people are looking, and how many others are. */
export interface Present {
  readonly here: readonly Seat[];
  readonly spectators: number;
}

/** Processes say again and again who is with them; one that has fallen silent is forgotten. */
export const REPEATED = 20_000;
const EXPIRES = 3 * REPEATED;

/** Who watches one match through other processes, as far as they have said. */
export class RemotePresence {
  private readonly nodes = new Map<string, Present & { readonly heard: number }>();

  /** Returns whether anything is different now. */
  update(node: string, present: Present, now: number): boolean {
    const before = this.nodes.get(node);
    if (present.here.length === 0 && present.spectators === 0) return this.nodes.delete(node);
    this.nodes.set(node, { ...present, heard: now });
    return before?.here.join() !== present.here.join() || before.spectators !== present.spectators;
  }

  /** Forgets those who have fallen silent; whether there were any. */
  expire(now: number): boolean {
    const before = this.nodes.size;
    for (const [node, { heard }] of this.nodes) if (now - heard >= EXPIRES) this.nodes.delete(node);
    return this.nodes.size < before;
  }

  /** Everybody, with those who are here. */
  together(here: Present): Present {
    const all = [here, ...this.nodes.values()];
    return {
      here: [...new Set(all.flatMap((each) => each.here))].sort((a, b) => a - b),
      spectators: all.reduce((sum, each) => sum + each.spectators, 0),
    };
  }
}
