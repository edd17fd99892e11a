import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import type { ServerSettings } from "../../server.ts";
import { type Launched, launch } from "../launch.ts";
import { startPostgres, type TestPostgres } from "../postgres.ts";
import { databaseProxy, type TcpProxy } from "../tcp-proxy.ts";

/** A time in which nothing could be written. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

interface Node {
  readonly proxy: TcpProxy;
  launched: Launched | undefined;
}

/** Milliseconds until a process that ended by itself, or could not start, is started again. */
const AGAIN = 300;

/** Several servers in processes of their own on one PostgreSQL, each with a link to it that can be disturbed. */
export class Cluster {
  readonly postgres: TestPostgres;
  readonly databaseUrl: string;
  readonly data: string;
  readonly outages: Outage[] = [];
  /** Processes that ended though nobody had ended them. */
  deaths = 0;
  private readonly nodes: readonly Node[];
  private readonly settings: Partial<ServerSettings>;
  private readonly direct: boolean;
  private closing = false;
  private readonly removeData = (): void => rmSync(this.data, { recursive: true, force: true, maxRetries: 10 });

  private constructor(
    postgres: TestPostgres,
    { databaseUrl, direct }: { readonly databaseUrl: string; readonly direct: boolean },
    proxies: readonly TcpProxy[],
    settings: Partial<ServerSettings>,
  ) {
    this.postgres = postgres;
    this.databaseUrl = databaseUrl;
    this.direct = direct;
    this.settings = settings;
    this.data = mkdtempSync(join(tmpdir(), "tabletown-cluster-"));
    this.nodes = proxies.map((proxy) => ({ proxy, launched: undefined }));
    process.on("exit", this.removeData);
  }

  /** `links`: whether the nodes reach the database through something that can be disturbed. */
  static async open(
    size: number,
    settings: Partial<ServerSettings>,
    links: "disturbed" | "direct" = "disturbed",
  ): Promise<Cluster> {
    const postgres = await startPostgres();
    const databaseUrl = await postgres.fresh();
    const proxies: TcpProxy[] = [];
    for (let n = 0; n < size; n++) proxies.push(await databaseProxy(databaseUrl));
    const cluster = new Cluster(postgres, { databaseUrl, direct: links === "direct" }, proxies, settings);
    // The first one makes the tables and the secrets that all of them share.
    await cluster.start(0);
    await Promise.all(proxies.slice(1).map((_, index) => cluster.start(index + 1)));
    return cluster;
  }

  get size(): number {
    return this.nodes.length;
  }

  /** Where a node is reached; nothing while it is down. */
  url(node: number): string | undefined {
    return this.nodes[node]?.launched?.url;
  }

  pid(node: number): number | undefined {
    return this.nodes[node]?.launched?.pid;
  }

  /** Some node that is up: the one asked for, or the next. */
  anyUrl(from: number): string | undefined {
    for (let n = 0; n < this.size; n++) {
      const url = this.url((from + n) % this.size);
      if (url !== undefined) return url;
    }
    return undefined;
  }

  proxy(node: number): TcpProxy {
    const { proxy } = this.nodes[node] ?? {};
    if (proxy === undefined) throw new Error(`there is no node ${node}`);
    return proxy;
  }

  async start(node: number): Promise<void> {
    const there = this.nodes[node];
    if (there === undefined || there.launched !== undefined) return;
    const databaseUrl = this.direct ? this.databaseUrl : there.proxy.through(this.databaseUrl);
    const launched = await launch(this.data, databaseUrl, undefined, this.settings);
    there.launched = launched;
    void launched.exited.then(() => {
      if (there.launched !== launched || this.closing) return;
      this.deaths++;
      there.launched = undefined;
      void this.startAgain(node);
    });
  }

  /** Ends a process: with SIGKILL in the middle of everything, with SIGTERM after what is under way. */
  async end(node: number, signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    const there = this.nodes[node];
    const launched = there?.launched;
    if (there === undefined || launched === undefined) return;
    there.launched = undefined;
    await launched.kill(signal);
  }

  /** Stops a process in its tracks, and lets it go on as if no time had passed. */
  freeze(node: number): void {
    this.signal(node, "SIGSTOP");
  }

  thaw(node: number): void {
    this.signal(node, "SIGCONT");
  }

  /** PostgreSQL loses its power, and gets it back when `meanwhile` is over. */
  async withoutDatabase(meanwhile: () => Promise<void>): Promise<void> {
    const from = Date.now();
    await this.postgres.halt();
    await meanwhile();
    await this.postgres.resume();
    this.outages.push({ from, to: Date.now() });
  }

  async close(): Promise<void> {
    this.closing = true;
    await Promise.all(this.nodes.map((_, node) => this.end(node, "SIGKILL")));
    await Promise.all(this.nodes.map(({ proxy }) => proxy.close()));
    await this.postgres.stop();
    process.off("exit", this.removeData);
    this.removeData();
  }

  /** As whoever supervises processes does: until it works. */
  private async startAgain(node: number): Promise<void> {
    while (!this.closing && this.nodes[node]?.launched === undefined) {
      await this.start(node).catch(() => new Promise((resolve) => setTimeout(resolve, AGAIN)));
    }
  }

  private signal(node: number, signal: NodeJS.Signals): void {
    const pid = this.pid(node);
    if (pid !== undefined) process.kill(pid, signal);
  }
}
