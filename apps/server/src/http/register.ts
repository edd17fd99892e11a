import { hash, timingSafeEqual } from "node:crypto";
import { failure, LANGUAGES, type Language, type Result, success } from "@tabletown/kernel";
import {
  PERSON_HEADER,
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
import type { SignedInPerson } from "../identity/people.ts";
import { detailOf } from "../message-detail.ts";
import type { Services } from "../services.ts";
import { StoreFault } from "../stores/sql.ts";
import { allAllowed, countsByAddress, countsBySession, forgetGuess } from "./allowances.ts";
import { clientAddress, networkOf } from "./client-address.ts";
import type { CheckedRequest, Handlers } from "./handlers.ts";
import { fromHere } from "./origin.ts";

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
        const done = await stored(services, serve(services, route, handler, request, reply));
        if (done.ok) return route.tagged ? sendTagged(request, reply, done.value) : reply.send(done.value);
        return sendRefusal(services, request, reply, done.problem, route.limit);
      },
    });
  }
}

/** Counts a refusal, and says when it is worth asking again where that follows from a limit. */
export function sendRefusal(
  { config: { limits }, metrics }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
  limit: Route["limit"],
): FastifyReply {
  metrics.refusals(problem.code);
  const reached =
    problem.code === "too-fast" ? limits[limit] : problem.code === "too-many-guesses" ? limits.guess : undefined;
  if (reached !== undefined) reply.header("retry-after", Math.ceil(1 / reached.perSecond));
  return sendProblem(request, reply, problem);
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  return reply
    .code(statusOf(problem.code))
    .send({ ...problem, message: problemText(languageOf(request), problem.code) });
}

function sendTagged(request: FastifyRequest, reply: FastifyReply, value: unknown): FastifyReply {
  const text = JSON.stringify(value);
  if (isKnown(request, reply, text)) return reply.code(304).send();
  return reply.type("application/json; charset=utf-8").send(text);
}

/** Whether somebody has this very answer already: they ask before they show it again, and get none of it. */
export function isKnown(request: FastifyRequest, reply: FastifyReply, content: string): boolean {
  const tag = `"${hash("sha256", content).slice(0, 22)}"`;
  reply.header("etag", tag).header("cache-control", "private, no-cache");
  return request.headers["if-none-match"] === tag;
}

async function serve(
  services: Services,
  route: Route,
  handler: (request: unknown) => Promise<Result<unknown, Problem>>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Result<unknown, Problem>> {
  const { config, throttle } = services;
  const from = clientAddress(request.raw, config.trustProxy);
  const fromAddress = countsByAddress(config.limits, route, from);
  if (!(await allAllowed(throttle, fromAddress))) return failure({ code: "too-fast" });
  if (route.method !== "GET" && !fromHere(request.raw, config.publicUrl)) return failure({ code: "foreign-origin" });
  if (route.method !== "GET" && services.closing()) return failure({ code: "closing" });
  const person = await personFor(services, route, request);
  if (!person.ok) return person;
  const fromSession = countsBySession(config.limits, route, person.value?.session);
  if (!(await allAllowed(throttle, fromSession))) return failure({ code: "too-fast" });
  const parts: Record<string, unknown> = {};
  for (const part of ["params", "query", "body"] as const) {
    const checked = check(route[part], request[part], part);
    if (!checked.ok) return checked;
    parts[part] = checked.value;
  }
  const checked = { ...parts, person: person.value, address: networkOf(from), request, reply };
  try {
    const done = await handler(checked as CheckedRequest<RouteName>);
    if (done.ok) forgetGuess(throttle, route, [...fromAddress, ...fromSession]);
    return done;
  } catch (error) {
    if (!(error instanceof StoreFault) || error.kind !== "gone") throw error;
    return services.people.missing(person.value);
  }
}

/** A database that is away is an answer like any other. */
async function stored<T>({ log }: Services, result: Promise<Result<T, Problem>>): Promise<Result<T, Problem>> {
  try {
    return await result;
  } catch (error) {
    if (!(error instanceof StoreFault)) throw error;
    log.error({ kind: error.kind, message: error.message }, "the database failed");
    return failure({ code: "no-storage" });
  }
}

async function personFor(
  services: Services,
  { who }: Route,
  request: FastifyRequest,
): Promise<Result<SignedInPerson | undefined, Problem>> {
  if (who === "admin") {
    return holdsToken(request.headers.authorization, services.secrets.admin)
      ? success(undefined)
      : failure({ code: "forbidden" });
  }
  const found = await services.people.who(request.cookies[COOKIE]);
  if (found.ok) {
    const asks = request.headers[PERSON_HEADER];
    return asks === undefined || asks === found.value.id ? found : failure({ code: "other-person" });
  }
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
