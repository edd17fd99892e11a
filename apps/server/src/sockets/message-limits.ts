import type { ClientMessage } from "@tabletown/protocol";
import type { Services } from "../services.ts";

/** Refusals for speed after which a connection is cut; of what cannot be understood, a tenth is enough. */
const STRIKES = 200;

export type LimitedKind = "command" | "chat" | "watch";
export type MessageLimit = "allowed" | "refused" | "cut";

/** Taking a move back means to play the game again up to there. */
export function limitOf({ command }: Extract<ClientMessage, { t: "command" }>): LimitedKind {
  return command.do === "undo" ? "watch" : "command";
}

/** How fast one connection may speak, and how often it may be refused before it is cut. */
export class MessageLimits {
  private readonly services: Pick<Services, "throttle" | "config">;
  private readonly keys: Readonly<Record<LimitedKind, string>>;
  private strikes = 0;

  constructor(services: Pick<Services, "throttle" | "config">, session: string) {
    this.services = services;
    this.keys = { command: `command ${session}`, chat: `chat ${session}`, watch: `watch ${session}` };
  }

  of(kind: LimitedKind): MessageLimit | Promise<MessageLimit> {
    const allowed = this.services.throttle.allows(this.keys[kind], this.services.config.limits[kind]);
    return typeof allowed === "boolean" ? this.judged(allowed) : allowed.then((each) => this.judged(each));
  }

  ofUnreadable(): "refused" | "cut" {
    return ++this.strikes > STRIKES / 10 ? "cut" : "refused";
  }

  private judged(allowed: boolean): MessageLimit {
    if (allowed) return "allowed";
    return ++this.strikes > STRIKES ? "cut" : "refused";
  }
}
