import { timingSafeEqual } from "node:crypto";
import { failure, LANGUAGES, type Language, type Result, success } from "@tabletown/kernel";
import {
  type Problem,
  problemText,
  type Route,
  type RouteName,
  routes,
  type Schema,
  statusOf,
} from "@tabletown/protocol";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";
import { COOKIE } from "../identity/cookie.ts";
import type { Person } from "../identity/people.ts";
import type { Services } from "../services.ts";
import { detailOf } from "../sockets/read-message.ts";
import { StoreFault } from "../stores/sql.ts";
import type { CheckedRequest, Handlers } from "./handlers.ts";
import { addressOf, fromHere } from "./origin.ts";

/** Puts every route of the protocol before its handler: limits, session, origin and shape are checked here and nowhere else. */
export function registerRoutes(app: FastifyInstance, services: Services, handlers: Handlers): void {
  for (const name of Object.keys(routes) as RouteName[]) {
    const route: Route = routes[name];
    const handler = handlers[name] as (request: unknown) => Promise<Result<unknown, Problem>>;
    app.route({
      method: route.method,
      url: route.path.replace(/\{(\w+)\}/g, ":$1"),
      ...(route.bytes !== undefined && { bodyLimit: route.bytes }),
      handler: async (request, reply) => {
        const done = await serve(services, route, handler, request, reply);
        if (done.ok) return reply.send(done.value);
        services.metrics.refusals.inc({ code: done.problem.code });
        return sendProblem(request, reply, done.problem);
      },
    });
  }
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  return reply
    .code(statusOf(problem.code))
    .send({ ...problem, message: problemText(languageOf(request), problem.code) });
}

async function serve(
  services: Services,
  route: Route,
  handler: (request: unknown) => Promise<Result<unknown, Problem>>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Result<unknown, Problem>> {
  const { config, rateLimiter } = services;
  const allowance = config.limits[route.limit];
  if (!rateLimiter.allows(`${route.limit} ${addressOf(request.raw, config.trustProxy)}`, allowance))
    return failure({ code: "too-fast" });
  if (route.method !== "GET" && !fromHere(request.raw, config.publicUrl)) return failure({ code: "foreign-origin" });
  if (route.method !== "GET" && services.closing()) return failure({ code: "closing" });
  const person = await personFor(services, route, request);
  if (!person.ok) return person;
  if (person.value !== undefined && !rateLimiter.allows(`${route.limit} ${person.value.session}`, allowance)) {
    return failure({ code: "too-fast" });
  }
  const parts: Record<string, unknown> = {};
  for (const part of ["params", "query", "body"] as const) {
    const checked = check(route[part], request[part], part);
    if (!checked.ok) return checked;
    parts[part] = checked.value;
  }
  try {
    return await handler({ ...parts, person: person.value, request, reply } as CheckedRequest<RouteName>);
  } catch (error) {
    if (!(error instanceof StoreFault)) throw error;
    services.metrics.faults.inc({ kind: error.kind });
    services.log.error({ kind: error.kind, message: error.message }, "the database failed");
    return failure({ code: "no-storage" });
  }
}

async function personFor(
  services: Services,
  { who }: Route,
  request: FastifyRequest,
): Promise<Result<Person | undefined, Problem>> {
  if (who === "admin") {
    return holdsToken(request.headers.authorization, services.secrets.admin)
      ? success(undefined)
      : failure({ code: "forbidden" });
  }
  const found = await services.people.who(request.cookies[COOKIE]);
  if (found.ok) return found;
  return who === "person" || found.problem.code === "banned" ? found : success(undefined);
}

export function holdsToken(header: string | undefined, token: string): boolean {
  const given = Buffer.from(header?.startsWith("Bearer ") ? header.slice(7) : "");
  const expected = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function check(schema: Schema | undefined, given: unknown, part: string): Result<unknown, Problem> {
  if (schema === undefined) return success(undefined);
  const checked = v.safeParse(schema, given, { abortEarly: true });
  if (checked.success) return success(checked.output);
  return failure({ code: "bad-message", detail: `${part}: ${detailOf(checked.issues)}` });
}

/** The first of our languages that the reader asks for. */
function languageOf(request: FastifyRequest): Language {
  const wanted = (request.headers["accept-language"] ?? "").toLowerCase().split(/[,;]/);
  const known = wanted.map((tag) => LANGUAGES.find((language) => tag.trim().startsWith(language)));
  return known.find((language) => language !== undefined) ?? "en";
}
