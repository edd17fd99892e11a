import { type Result, success } from "@tabletown/kernel";
import type { Me, Problem, SignedIn } from "@tabletown/protocol";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ServerConfig } from "../config/config.ts";
import { COOKIE } from "../identity/cookie.ts";
import type { SignedInPerson } from "../identity/people.ts";
import { bringGuest } from "../identity/replacement.ts";
import type { Services } from "../services.ts";

type CookieConfig = Pick<ServerConfig, "publicUrl" | "retention">;

export function setCookie(reply: FastifyReply, { publicUrl, retention }: CookieConfig, value: string): void {
  reply.setCookie(COOKIE, value, {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: publicUrl?.startsWith("https:") ?? false,
    maxAge: value === "" ? 0 : Math.floor(retention.sessions / 1_000),
  });
}

export function meOf({ id, name, login, session }: SignedInPerson): Me {
  return { person: id, name, session, ...(login !== "" && { login }) };
}

export function agentOf(request: FastifyRequest): string {
  return String(request.headers["user-agent"] ?? "").slice(0, 200);
}

/** A device on which somebody has shown who they are, and who was signed in on it before. */
interface Device {
  readonly person: SignedInPerson | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Signs a person in with a session that is new. What a guest has played here comes along where that is wanted. */
export async function signInAs(
  services: Services,
  { person: before, request, reply }: Device,
  id: string,
  bring: boolean,
): Promise<Result<SignedIn, Problem>> {
  const { people, config, store } = services;
  const entered = await people.enter(id, agentOf(request));
  if (!entered.ok) return entered;
  const { person, cookie } = entered.value;
  const isGuest = before !== undefined && before.login === "" && before.id !== id;
  const came = bring && isGuest ? await bringGuest(services, before.id, id) : success({ brought: 0, stayed: 0 });
  if (!came.ok) {
    await people.end(person, person.session);
    return came;
  }
  if (before !== undefined) {
    await store.channels.goOn(person.id, before.session, person.session);
    await people.end(before, before.session);
  }
  setCookie(reply, config, cookie);
  return success({ ...meOf(person), ...came.value });
}
