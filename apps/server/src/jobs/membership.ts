import type { Logger } from "pino";
import type { JobStore } from "../stores/jobs.ts";
import type { NodeRow, NodeStore } from "../stores/nodes.ts";
import { StoreFault } from "../stores/sql.ts";

const EVERY = 2_000;
/** Looks in a row without a sign of life after which a process counts as dead: eight seconds. Looks, not time, so that
 * nobody dies because the database was away or the one who looks was stopped, and no two clocks are compared. */
const SILENT = 4;

interface MembershipSettings {
  readonly node: string;
  /** What clocks get that ran out while no process was there. */
  readonly grace: number;
  now(): number;
  readonly log: Logger;
}

/** What a process has to know of itself. */
interface MembershipEvents {
  /** Once, when it is known whether anybody was there before: then jobs may be done. */
  begin(): void;
  /** Others took this process for dead, and its work over. */
  buried(): void;
}

interface Neighbour {
  readonly beats: number;
  readonly silent: number;
}

/** The processes that share a database: who lives, and what becomes of the work of those who do not. */
export class Membership {
  private readonly nodes: NodeStore;
  private readonly jobs: JobStore;
  private readonly settings: MembershipSettings;
  private readonly events: MembershipEvents;
  private neighbours = new Map<string, Neighbour>();
  private atWork = false;
  /** How often this process has said that it lives; starts anew when it was buried. */
  private beats = 0;
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> = Promise.resolve();
  private closed = false;

  constructor(nodes: NodeStore, jobs: JobStore, settings: MembershipSettings, events: MembershipEvents) {
    this.nodes = nodes;
    this.jobs = jobs;
    this.settings = settings;
    this.events = events;
  }

  /** Resolves after the first look. */
  start(): Promise<void> {
    this.looking = this.look()
      .catch((error: unknown) => this.settings.log.warn({ error: String(error) }, "could not look for other nodes"))
      .finally(() => {
        if (this.closed) return;
        this.timer = setTimeout(() => void this.start(), EVERY);
        this.timer.unref();
      });
    return this.looking;
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.looking;
    await this.nodes.leave(this.settings.node).catch(() => {});
  }

  private async look(): Promise<void> {
    const { node } = this.settings;
    const all = await this.nodes.beat(node, this.atWork);
    const own = all.find(({ id }) => id === node)?.beats ?? 0;
    if (own <= this.beats) this.events.buried();
    this.beats = own;
    const rows = all.filter(({ id }) => id !== node);
    const before = this.neighbours;
    this.neighbours = new Map(
      rows.map(({ id, beats }) => {
        const known = before.get(id);
        return [id, { beats, silent: known?.beats === beats ? known.silent + 1 : 0 }];
      }),
    );
    const silent = (row: NodeRow): boolean => (this.neighbours.get(row.id)?.silent ?? 0) >= SILENT;
    for (const row of rows.filter(silent)) await this.bury(row);
    if (this.atWork) return;
    const others = rows.filter((row) => row.at_work === 1 && !silent(row));
    const alive = others.some(({ id, beats }) => before.has(id) && before.get(id)?.beats !== beats);
    if (others.length === 0) await this.jobs.resume(this.settings.now(), this.settings.grace);
    else if (!alive) return;
    this.atWork = true;
    await this.nodes.beat(node, true);
    this.beats++;
    this.events.begin();
  }

  private async bury(row: NodeRow): Promise<void> {
    try {
      await this.nodes.bury(row);
      this.settings.log.warn({ node: row.id }, "another node has fallen silent: its work is taken over");
    } catch (error) {
      if (!(error instanceof StoreFault) || error.kind !== "conflict") throw error;
    }
  }
}
