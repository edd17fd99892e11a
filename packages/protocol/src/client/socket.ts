import * as v from "valibot";
import type { CommandInput } from "../commands.ts";
import { type ClientMessageInput, ServerMessage } from "../messages.ts";
import type { Problem } from "../problems.ts";
import { CLOSE, PROTOCOL } from "../version.ts";

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
  readonly onStatus?: (status: ConnectionStatus, code?: number) => void;
  /** Milliseconds of silence after which the connection is given up and made anew. */
  readonly patience?: number;
}

export interface SocketClient {
  /** Watches a match until `leave`, through any number of reconnections. */
  watch(match: string, as?: number | "spectator"): Promise<CommandReply>;
  leave(match: string): void;
  command(match: string, command: CommandInput): Promise<CommandReply>;
  chat(match: string, text: string): Promise<CommandReply>;
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

/**
 * A connection that mends itself: after a break it says hello again and asks
 * for what each watched match has missed. Commands in flight at the break are
 * answered `closing`; an `act` with a `key` may simply be sent again.
 */
export function socketClient(options: SocketOptions): SocketClient {
  const { connect, heard, onStatus, patience = 40_000 } = options;
  const watching = new Map<string, Watching>();
  const waiting = new Map<number, (reply: CommandReply) => void>();
  let socket: SocketLike | undefined;
  let open = false;
  let closed = false;
  let nextId = 1;
  let pause = FIRST_PAUSE;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let beat: ReturnType<typeof setInterval> | undefined;

  const send = (message: ClientMessageInput): void => socket?.send(JSON.stringify(message));

  const ask = (build: (id: number) => ClientMessageInput): Promise<CommandReply> =>
    new Promise((resolve) => {
      if (!open) return resolve(LOST);
      const id = nextId++;
      waiting.set(id, resolve);
      send(build(id));
    });

  const askToWatch = (match: string, { as, since }: Watching): Promise<CommandReply> =>
    ask((id) => ({
      t: "watch",
      id,
      match,
      ...(as !== undefined && { as }),
      ...(since !== undefined && { since }),
    }));

  const alive = (): void => {
    clearTimeout(silence);
    silence = setTimeout(() => socket?.close(), patience);
  };

  const settle = (id: number | undefined, reply: CommandReply): void => {
    if (id === undefined) return;
    waiting.get(id)?.(reply);
    waiting.delete(id);
  };

  const hear = (message: ServerMessage): void => {
    if (message.t === "welcome") {
      open = true;
      pause = FIRST_PAUSE;
      onStatus?.("open");
      for (const [match, watched] of watching) void askToWatch(match, watched);
    }
    if (message.t === "sync" || message.t === "step" || message.t === "table") {
      const watched = watching.get(message.match);
      if (watched !== undefined) watched.since = message.seq;
    }
    if (message.t === "done") settle(message.id, { ok: true, ...(message.seq !== undefined && { seq: message.seq }) });
    if (message.t === "refused") settle(message.id, { ok: false, problem: message.problem });
    heard(message);
  };

  const dial = (): void => {
    onStatus?.("connecting");
    const current = connect();
    socket = current;
    current.onopen = () => {
      send({ t: "hello", protocol: PROTOCOL });
      alive();
      clearInterval(beat);
      beat = setInterval(() => open && send({ t: "ping", at: Date.now() }), patience / 3);
    };
    current.onmessage = ({ data }: { readonly data: unknown }) => {
      alive();
      if (typeof data !== "string") return;
      const message = v.safeParse(ServerMessage, JSON.parse(data));
      if (message.success) hear(message.output);
    };
    current.onerror = () => {};
    current.onclose = ({ code }: { readonly code: number }) => {
      if (socket !== current) return;
      clearTimeout(silence);
      clearInterval(beat);
      open = false;
      for (const id of [...waiting.keys()]) settle(id, LOST);
      if (closed) return;
      if (GONE.includes(code)) return onStatus?.("gone", code);
      onStatus?.("waiting", code);
      // A little disorder keeps a thousand pages from coming back in the same instant.
      setTimeout(() => !closed && dial(), pause * (0.5 + Math.random()));
      pause = Math.min(pause * 2, LONGEST_PAUSE);
    };
  };

  dial();
  return {
    watch(match, as) {
      const watched: Watching = { as, since: undefined };
      watching.set(match, watched);
      return open ? askToWatch(match, watched) : Promise.resolve(LOST);
    },
    leave(match) {
      if (watching.delete(match) && open) send({ t: "leave", match });
    },
    command: (match, command) => ask((id) => ({ t: "command", id, match, command })),
    chat: (match, text) => ask((id) => ({ t: "chat", id, match, text })),
    close() {
      closed = true;
      clearTimeout(silence);
      clearInterval(beat);
      socket?.close(1000);
    },
  };
}
