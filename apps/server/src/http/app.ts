import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyCookie from "@fastify/cookie";
import fastifyStatic from "@fastify/static";
import { MESSAGE_BYTES, type ProblemCode } from "@tabletown/protocol";
import fastify, { type FastifyError, type FastifyInstance } from "fastify";
import { tooDeep } from "../nesting.ts";
import type { Services } from "../services.ts";
import { VERSION } from "../version.ts";
import { openApi } from "./openapi.ts";
import { holdsToken, sendProblem } from "./register.ts";

/** Only our own scripts, styles and connections. Nothing inline, nothing framed, nothing from elsewhere. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

const HEADERS = {
  "content-security-policy": POLICY,
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=()",
};

/** The HTTP side without its API: headers, bodies, errors, health and the web client's files. */
export async function appOf(services: Services): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: MESSAGE_BYTES,
    // A request that trickles in is cut off.
    requestTimeout: 15_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 30_000,
    trustProxy: services.config.trustProxy,
    forceCloseConnections: true,
  });
  await app.register(fastifyCookie);

  app.addHook("onSend", async (_request, reply) => {
    reply.headers(HEADERS);
  });
  app.addHook("onResponse", async (request, reply) => {
    if (reply.statusCode >= 500) services.log.warn({ url: request.url, status: reply.statusCode }, "request failed");
    else services.log.debug({ method: request.method, url: request.url, status: reply.statusCode }, "request");
  });

  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, text, done) => {
    if (tooDeep(text as string)) return done(new BadBody("nested too deeply"), undefined);
    try {
      done(null, JSON.parse(text as string));
    } catch {
      done(new BadBody("not JSON"), undefined);
    }
  });

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const code: ProblemCode =
      error instanceof BadBody || error.statusCode === 400 || error.statusCode === 415
        ? "bad-message"
        : error.statusCode === 413
          ? "too-large"
          : "internal";
    // What went wrong inside stays inside.
    if (code === "internal") services.log.error({ error, url: request.url }, "a request failed");
    const detail = error instanceof BadBody ? error.message : undefined;
    return sendProblem(request, reply, { code, ...(detail !== undefined && { detail }) });
  });

  app.get("/healthz", async () => ({ ok: true }));
  app.get("/readyz", async (_request, reply) => {
    const ready =
      !services.closing() &&
      (await services.store.jobs.count().then(
        () => true,
        () => false,
      ));
    return reply.code(ready ? 200 : 503).send({ ok: ready });
  });
  app.get("/metrics", async (request, reply) => {
    // What a proxy on this machine passes on comes from elsewhere.
    const local =
      isLocal(request.ip) && (services.config.trustProxy || request.headers["x-forwarded-for"] === undefined);
    if (!local && !holdsToken(request.headers.authorization, services.secrets.admin)) {
      return sendProblem(request, reply, { code: "forbidden" });
    }
    return reply.type(services.metrics.registry.contentType).send(await services.metrics.registry.metrics());
  });
  const document = openApi(VERSION);
  app.get("/api/openapi.json", async () => document);

  await serveClient(app, services.config.webRoot);
  return app;
}

class BadBody extends Error {}

function isLocal(ip: string): boolean {
  return ip === "::1" || ip.startsWith("127.") || ip.startsWith("::ffff:127.");
}

/** The web client's files; every other page address is the client's own business. */
async function serveClient(app: FastifyInstance, root: string | undefined): Promise<void> {
  const present = root !== undefined && existsSync(join(root, "index.html"));
  if (present) {
    await app.register(fastifyStatic, {
      root,
      wildcard: false,
      setHeaders(response, path) {
        // Names of built files change with what is in them.
        const lasting = /[\\/]assets[\\/]/.test(path);
        response.header("cache-control", lasting ? "public, max-age=31536000, immutable" : "no-cache");
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const page = request.method === "GET" && !request.url.startsWith("/api/");
    if (page && present && !/\.\w+$/.test(request.url.split("?")[0] ?? "")) return reply.sendFile("index.html");
    if (page && !present && request.url === "/") {
      return reply.type("text/plain").send("Tabletown is running. The web client has not been built.\n");
    }
    return sendProblem(request, reply, { code: "not-found" });
  });
}
