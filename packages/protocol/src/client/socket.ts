import * as v from "valibot";
import type { CommandInput } from "../commands.ts";
import { type ClientMessageInput, ServerMessage } from "../messages.ts";
import type { Problem } from "../problems.ts";
import { CLOSE, WIRE_PROTOCOL } from "../version.ts";

/**
 * The part of a WebSocket that is used here: a browser's, Node's own, or another. Each has events of its own type;
 * `never` lets all of them fit.
 */
export interface SocketLike {
  send(text: string): void;
  close(code?: number): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
}

export type CommandReply =
  | { readonly ok: true; readonly seq?: number }
  | { readonly ok: false; readonly problem: Problem };

/** "gone": the server will not have us, or the page must be loaded again; nothing is tried any more. */
export type ConnectionStatus = "connecting" | "open" | "waiting" | "gone";

interface SocketOptions {
  readonly connect: () => SocketLike;
  readonly heard: (message: ServerMessage) => void;
  /** Whose connection it is, where that is known: should the server take us for somebody else, it is given up. */
  readonly person?: () => string | undefined;
  readonly onStatus?: (status: ConnectionStatus, code?: number) => void;
  /** Milliseconds of silence after which the connection is given up and made anew. */
  readonly patience?: number;
}

export interface SocketClient {
  /** Watches a match until `leave`, through any number of reconnections. */
  watch(match: string, as?: number | "spectator"): Promise<CommandReply>;
  leave(match: string): void;
  command(match: string, command: CommandInput): Promise<CommandReply>;
  /** Said again with the same `key`, it stands there once. */
  chat(match: string, text: string, key?: string): Promise<CommandReply>;
  /**
   * Somebody looks, and wants to know within so many milliseconds when the connection is gone, as the others do;
   * or nobody does, and there is time.
   */
  attend(patience: number | undefined): void;
  /** There is reason to believe that the server can be reached: it is not waited for the next attempt. */
  retry(): void;
  close(): void;
}

interface Watching {
  as: number | "spectator" | undefined;
  since: number | undefined;
}

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 10_000;
const GONE: readonly number[] = [CLOSE.signedOut, CLOSE.banned, CLOSE.oldClient];
const LOST: CommandReply = { ok: false, problem: { code: "closing" } };

/** A connection attempt may take longer than a sign of life. */
const SLOWEST_DIAL = 10_000;
/** Signs of life within the time that nobody says anything. */
const BEATS = 3;
/** Refusals to let us watch that pass by themselves, and the milliseconds until it is tried again. */
const PASSING: readonly string[] = ["too-fast", "no-storage", "internal"];
const WATCH_AGAIN = 2_000;

/**
 * A connection that mends itself: after a break it says hello again and asks
 * for what each watched match has missed. Commands in flight at the break are
 * answered `closing`; an `act` with a `key` may simply be sent again.
 */
export function socketClient(options: SocketOptions): SocketClient {
  const { connect, heard, person, onStatus, patience: usual = 40_000 } = options;
  const watching = new Map<string, Watching>();
  const waiting = new Map<number, (reply: CommandReply) => void>();
  let socket: SocketLike | undefined;
  let open = false;
  let closed = false;
  let nextId = 1;
  let pause = FIRST_PAUSE;
  let attended: number | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let beat: ReturnType<typeof setInterval> | undefined;
  let redial: ReturnType<typeof setTimeout> | undefined;

  const send = (message: ClientMessageInput): void => socket?.send(JSON.stringify(message));

  const ask = (build: (id: number) => ClientMessageInput): Promise<CommandReply> =>
    new Promise((resolve) => {
      if (!open) return resolve(LOST);
      const id = nextId++;
      waiting.set(id, resolve);
      send(build(id));
    });

  const askToWatch = async (match: string, watched: Watching): Promise<CommandReply> => {
    const { as, since } = watched;
    const reply = await ask((id) => ({
      t: "watch",
      id,
      match,
      ...(as !== undefined && { as }),
      ...(since !== undefined && { since }),
    }));
    if (!reply.ok && PASSING.includes(reply.problem.code)) {
      setTimeout(() => open && watching.get(match) === watched && void askToWatch(match, watched), WATCH_AGAIN);
    }
    return reply;
  };

  /** Only at a table does anybody wait for us. */
  const promised = (): number | undefined => (watching.size > 0 ? attended : undefined);

  const alive = (): void => {
    clearTimeout(silence);
    const patience = promised() ?? usual;
    awaitSign(patience, patience);
  };

  const awaitSign = (wait: number, patience: number): void => {
    const due = Date.now() + wait;
    silence = setTimeout(() => {
      // After a standstill of our own what the server has sent is still to be heard.
      const stoodStill = Date.now() - due > patience / BEATS;
      if (!stoodStill) return giveUp();
      ping();
      awaitSign(patience / BEATS, patience);
    }, wait);
  };

  const ping = (): void => {
    const within = promised();
    send({ t: "ping", at: Date.now(), ...(within !== undefined && { every: Math.round(within / BEATS) }) });
  };

  /** From now on, in the rhythm that is called for now. */
  const keepBeating = (): void => {
    clearInterval(beat);
    if (!open) return;
    alive();
    beat = setInterval(ping, (promised() ?? usual) / BEATS);
    if (attended !== undefined) ping();
  };

  const settle = (id: number | undefined, reply: CommandReply): void => {
    if (id === undefined) return;
    waiting.get(id)?.(reply);
    waiting.delete(id);
  };

  const hear = (message: ServerMessage): void => {
    if (message.t === "welcome") {
      if (message.person !== (person?.() ?? message.person)) {
        giveUp(CLOSE.signedOut);
        return;
      }
      open = true;
      pause = FIRST_PAUSE;
      onStatus?.("open");
      for (const [match, watched] of watching) void askToWatch(match, watched);
      keepBeating();
    }
    if (message.t === "sync" || message.t === "step" || message.t === "table") {
      const watched = watching.get(message.match);
      if (watched !== undefined) watched.since = message.seq;
    }
    if (message.t === "done") settle(message.id, { ok: true, ...(message.seq !== undefined && { seq: message.seq }) });
    if (message.t === "refused") settle(message.id, { ok: false, problem: message.problem });
    heard(message);
  };

  /** The connection is gone, whether or not the other side will ever know. */
  const lose = (code?: number): void => {
    socket = undefined;
    clearTimeout(silence);
    clearInterval(beat);
    open = false;
    for (const id of [...waiting.keys()]) settle(id, LOST);
    if (closed) return;
    if (code !== undefined && GONE.includes(code)) {
      closed = true;
      onStatus?.("gone", code);
      return;
    }
    onStatus?.("waiting", code);
    // A little disorder keeps a thousand pages from coming back in the same instant.
    redial = setTimeout(dial, pause * (0.5 + Math.random()));
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  };

  /** Whoever does not answer does not answer a goodbye either. */
  const giveUp = (code?: number): void => {
    const silent = socket;
    lose(code);
    silent?.close();
  };

  const dial = (): void => {
    if (closed) return;
    onStatus?.("connecting");
    const current = connect();
    socket = current;
    silence = setTimeout(() => giveUp(), Math.max(attended ?? usual, SLOWEST_DIAL));
    current.onopen = () => {
      if (socket !== current) return current.close();
      send({ t: "hello", protocol: WIRE_PROTOCOL });
      alive();
    };
    current.onmessage = ({ data }: { readonly data: unknown }) => {
      if (socket !== current) return;
      alive();
      if (typeof data !== "string") return;
      const message = v.safeParse(ServerMessage, JSON.parse(data));
      if (message.success) hear(message.output);
    };
    current.onerror = () => {};
    current.onclose = ({ code }: { readonly code: number }) => {
      if (socket === current) lose(code);
    };
  };

  dial();
  return {
    watch(match, as) {
      const watched: Watching = { as, since: undefined };
      watching.set(match, watched);
      keepBeating();
      return open ? askToWatch(match, watched) : Promise.resolve(LOST);
    },
    leave(match) {
      if (!watching.delete(match) || !open) return;
      send({ t: "leave", match });
      keepBeating();
    },
    command: (match, command) => ask((id) => ({ t: "command", id, match, command })),
    chat: (match, text, key) => ask((id) => ({ t: "chat", id, match, text, ...(key !== undefined && { key }) })),
    attend(patience) {
      attended = patience;
      keepBeating();
    },
    retry() {
      pause = FIRST_PAUSE;
      if (socket !== undefined || closed) return;
      clearTimeout(redial);
      dial();
    },
    close() {
      closed = true;
      clearTimeout(redial);
      clearTimeout(silence);
      clearInterval(beat);
      socket?.close(1000);
    },
  };
}
