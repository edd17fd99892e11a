import { type AddressInfo, createServer, type Server, Socket } from "node:net";

/** Stands between a server and its database, or a page and its server, and can behave like a bad network. */
export interface TcpProxy {
  readonly port: number;
  /** How many connections are open now. */
  readonly connections: number;
  /** Cuts every connection at once, as a machine does that has forgotten them. New ones are let through. */
  reset(): void;
  /**
   * From now on nothing gets through, on old connections and new ones, and nobody is told. With "answers" what is
   * sent to the database still arrives; only what it answers does not.
   */
  silence(what?: "everything" | "answers"): void;
  /** The connections that are open now, or only those that wait for notifications, stay silent for ever; new ones work. */
  forget(which?: "all" | "listeners"): void;
  /** Everything takes so many milliseconds longer, in each direction. */
  delay(milliseconds: number): void;
  /** As good as new; what was held back arrives. */
  heal(): void;
  /** The address of a database, but through this proxy. */
  through(databaseUrl: string): string;
  close(): Promise<void>;
}

/** Where everything goes: a port of this machine, or a socket file. */
type ProxyTarget = { readonly host: string; readonly port: number } | { readonly path: string };

/** A proxy before anything that listens. */
export async function tcpProxy(target: ProxyTarget): Promise<TcpProxy> {
  const proxy = new BadNetwork(target);
  await proxy.listen();
  return proxy;
}

/** A proxy before the database of an address. */
export function databaseProxy(databaseUrl: string): Promise<TcpProxy> {
  const url = new URL(databaseUrl);
  const port = Number(url.port || 5432);
  const folder = url.searchParams.get("host");
  if (folder?.startsWith("/")) return tcpProxy({ path: `${folder}/.s.PGSQL.${port}` });
  return tcpProxy({ host: url.hostname, port });
}

interface Pipe {
  readonly from: Socket;
  readonly to: Socket;
  readonly answers: boolean;
  /** What is on its way, and when it arrives. */
  readonly held: { readonly chunk: Buffer; readonly due: number }[];
  timer: NodeJS.Timeout | undefined;
}

interface Link {
  readonly near: Socket;
  readonly far: Socket;
  readonly pipes: readonly Pipe[];
  forgotten: boolean;
  listens: boolean;
}

class BadNetwork implements TcpProxy {
  private readonly target: ProxyTarget;
  private readonly server: Server;
  private readonly links = new Set<Link>();
  private silent: "nothing" | "everything" | "answers" = "nothing";
  private latency = 0;

  constructor(target: ProxyTarget) {
    this.target = target;
    this.server = createServer((near) => this.accept(near));
  }

  listen(): Promise<void> {
    return new Promise((resolve) => this.server.listen(0, "127.0.0.1", resolve));
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  get connections(): number {
    return this.links.size;
  }

  reset(): void {
    for (const { near, far } of this.links) {
      // One that is closing already cannot be reset: its handle would stay, and the process could not end.
      if (near.writableEnded) near.destroy();
      else near.resetAndDestroy();
      far.destroy();
    }
  }

  silence(what: "everything" | "answers" = "everything"): void {
    this.silent = what;
  }

  forget(which: "all" | "listeners" = "all"): void {
    for (const link of this.links) if (which === "all" || link.listens) link.forgotten = true;
  }

  delay(milliseconds: number): void {
    this.latency = milliseconds;
  }

  heal(): void {
    this.silent = "nothing";
    this.latency = 0;
    for (const link of this.links) for (const pipe of link.pipes) this.pass(link, pipe);
  }

  through(databaseUrl: string): string {
    const url = new URL(databaseUrl);
    url.searchParams.delete("host");
    url.host = `127.0.0.1:${this.port}`;
    return url.href;
  }

  close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    this.reset();
    return closed;
  }

  private accept(near: Socket): void {
    const far = new Socket();
    far.connect(this.target);
    const pipes = [pipe(near, far, false), pipe(far, near, true)];
    const link: Link = { near, far, pipes, forgotten: false, listens: false };
    this.links.add(link);
    for (const each of link.pipes) {
      each.from.setNoDelay(true);
      each.from.on("error", () => {});
      each.from.on("data", (chunk) => {
        if (!each.answers && chunk.includes("LISTEN ")) link.listens = true;
        each.held.push({ chunk, due: Date.now() + this.latency });
        this.pass(link, each);
      });
      each.from.on("close", () => {
        clearTimeout(each.timer);
        // Whoever is not to hear anything does not hear of an end either.
        if (this.mute(link, each)) return;
        this.links.delete(link);
        each.to.destroy();
      });
    }
  }

  private mute(link: Link, { answers }: Pipe): boolean {
    return link.forgotten || this.silent === "everything" || (this.silent === "answers" && answers);
  }

  /** Hands over what has arrived, and comes back for the rest. */
  private pass(link: Link, pipe: Pipe): void {
    clearTimeout(pipe.timer);
    for (let next = pipe.held[0]; next !== undefined && !this.mute(link, pipe); next = pipe.held[0]) {
      const wait = this.latency === 0 ? 0 : next.due - Date.now();
      if (wait > 0) {
        pipe.timer = setTimeout(() => this.pass(link, pipe), wait);
        return;
      }
      pipe.held.shift();
      pipe.to.write(next.chunk);
    }
    if (pipe.from.destroyed && !this.mute(link, pipe)) {
      this.links.delete(link);
      pipe.to.destroy();
    }
  }
}

function pipe(from: Socket, to: Socket, answers: boolean): Pipe {
  return { from, to, answers, held: [], timer: undefined };
}
