import { existsSync } from "node:fs";
import type { Socket } from "node:net";
import { join } from "node:path";
import fastifyCookie from "@fastify/cookie";
import fastifyStatic from "@fastify/static";
import { MESSAGE_BYTES, type ProblemCode } from "@tabletown/protocol";
import fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from "fastify";
import { wrongWith } from "../json-text.ts";
import { unreadyReason } from "../readiness.ts";
import type { Services } from "../services.ts";
import { VERSION } from "../version.ts";
import { allAllowed, countsByAddress } from "./allowances.ts";
import { clientAddress, isLocal, isProxy } from "./client-address.ts";
import { compressFiles } from "./compressed-files.ts";
import { openApi } from "./openapi.ts";
import { meantForHere } from "./origin.ts";
import { POLICY } from "./policy.ts";
import { holdsToken, sendProblem, sendRefusal } from "./register.ts";
import { serveSharedMatches } from "./shared-match.ts";

/** Is told which file a reply sends. */
type SendsFile = ReturnType<typeof compressFiles>;

const A_YEAR = 31_536_000;

const HEADERS = {
  "content-security-policy": POLICY,
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=()",
};

/** What machines ask for that look after the server. */
const WATCHED: readonly string[] = ["/healthz", "/readyz", "/metrics"];

/** The HTTP side without its API: headers, bodies, errors, health and the web client's files. */
export async function appOf(services: Services): Promise<FastifyInstance> {
  const { publicUrl, limits, trustProxy } = services.config;
  const encrypted = publicUrl?.startsWith("https:") ?? false;
  const headers = { ...HEADERS, ...(encrypted && { "strict-transport-security": `max-age=${A_YEAR}` }) };
  const app = fastify({
    bodyLimit: MESSAGE_BYTES,
    // A request that trickles in is cut off, by a look that is taken often enough.
    requestTimeout: limits.requestTime,
    http: {
      requestTimeout: limits.requestTime,
      headersTimeout: limits.requestTime,
      connectionsCheckingInterval: Math.min(1_000, limits.requestTime / 5),
      // Whoever offers something else, such as h2c, is answered as if they had not. Node.js 24.7 and 24.8 do not ask.
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === "websocket",
    },
    connectionTimeout: 60_000,
    keepAliveTimeout: 30_000,
    forceCloseConnections: true,
    // An address that is none, or has a part that is much too long: no hook is called for these.
    frameworkErrors: (_error, request, reply) => sendProblem(request, reply.headers(headers), { code: "bad-message" }),
  });
  await app.register(fastifyCookie);
  capConnections(app, services);
  capUnanswered(app);

  app.addHook("onRequest", async (request, reply) => {
    if (request.raw.socket.destroyed) return reply.hijack();
    const watched = WATCHED.includes(request.routeOptions.url ?? "");
    if (!watched && !meantForHere(request.raw, publicUrl)) return sendProblem(request, reply, { code: "wrong-host" });
  });
  app.addHook("onSend", async (_request, reply) => {
    reply.headers(headers);
  });
  app.addHook("onResponse", async (request, reply) => {
    const { metrics } = services;
    const [kind, route] = kindOf(request);
    metrics.requests(request.method, route, String(reply.statusCode));
    metrics.requestSeconds(kind).observe(reply.elapsedTime / 1_000);
    const { statusCode: status } = reply;
    if (status >= 500) services.log.warn({ route: routeOf(request), status }, "request failed");
    else services.log.debug({ method: request.method, route: routeOf(request), status }, "request");
  });

  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, text, done) => {
    const unfit = wrongWith(text as string);
    if (unfit !== undefined) return done(new BadBody(unfit), undefined);
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
    if (code === "internal") services.log.error({ error, route: routeOf(request) }, "a request failed");
    const detail = error instanceof BadBody ? error.message : undefined;
    return sendProblem(request, reply, { code, ...(detail !== undefined && { detail }) });
  });

  app.get("/healthz", async () => ({ ok: true }));
  // However many ask at once, the database is asked once.
  let looking: ReturnType<typeof unreadyReason> | undefined;
  app.get("/readyz", async (_request, reply) => {
    looking ??= unreadyReason(services).finally(() => {
      looking = undefined;
    });
    const reason = await looking;
    return reply.code(reason === undefined ? 200 : 503).send({ ok: reason === undefined, reason });
  });
  app.get("/metrics", async (request, reply) => {
    const tokens = [services.secrets.admin, services.config.metricsToken ?? services.secrets.admin];
    if (!isLocal(request.raw) && !tokens.some((token) => holdsToken(request.headers.authorization, token))) {
      return sendProblem(request, reply, { code: "forbidden" });
    }
    return reply.type("text/plain; version=0.0.4; charset=utf-8").send(services.metrics.exposition.text());
  });
  const document = JSON.stringify(openApi(VERSION));
  app.get("/api/openapi.json", async (request, reply) => {
    const from = clientAddress(request.raw, trustProxy);
    const counts = countsByAddress(services.config.limits, { limit: "read", method: "GET" }, from);
    const allowed = await allAllowed(services.throttle, counts);
    if (!allowed) return sendRefusal(services, request, reply, { code: "too-fast" }, "read");
    return reply.type("application/json; charset=utf-8").send(document);
  });

  const compress = compressFiles(app);
  await serveDocs(app, services.config.docsRoot, compress);
  serveSharedMatches(app, services);
  await serveClient(app, services.config.webRoot, compress);
  return app;
}

/** What a request is called in the log: its address may hold what lets people in, such as the key of a link or a code. */
function routeOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.url ?? "unknown";
}

/** What a request is counted as. Files of the page are all one: there are hundreds of them, and anybody can ask for more. */
function kindOf({ method, routeOptions }: FastifyRequest): [kind: "read" | "write" | "page" | "watch", route: string] {
  const { url = "" } = routeOptions;
  if (WATCHED.includes(url)) return ["watch", url];
  if (!url.startsWith("/api/")) return ["page", "page"];
  return [method === "GET" ? "read" : "write", url];
}

class BadBody extends Error {}

/** Connections cost memory even where nothing is asked on them. Behind proxies it is they who count. */
function capConnections({ server }: FastifyInstance, { config }: Services): void {
  const open = new Map<string, number>();
  server.on("connection", (socket) => {
    const address = socket.remoteAddress ?? "";
    if (isProxy(address, config.trustProxy)) return;
    const others = open.get(address) ?? 0;
    if (others >= config.limits.connectionsPerAddress) return void socket.destroy();
    open.set(address, others + 1);
    socket.once("close", () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

/** Browsers and proxies wait for the answer before they ask the next thing over a connection. */
const MOST_UNANSWERED = 10;

/** Whoever asks thousands of things at once over one connection would be read, and answered, before everybody else. */
function capUnanswered({ server }: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>();
  server.prependListener("request", ({ socket }, response) => {
    const waiting = (unanswered.get(socket) ?? 0) + 1;
    if (waiting > MOST_UNANSWERED) return void socket.destroy();
    unanswered.set(socket, waiting);
    response.once("close", () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
  });
}

const NO_DOCS = "The documentation has not been built: `npm run docs` does that. Start the server again afterwards.\n";
const DOCS_TO_COME =
  "The documentation is being built. This takes a minute, and this page shows it by itself.\nIf it does not, `npm run docs` builds it, or says what is wrong.\n";

/** The documentation: plain pages that link to each other by name. In a folder that is still empty they are to come. */
async function serveDocs(app: FastifyInstance, root: string | undefined, compress: SendsFile): Promise<void> {
  if (root === undefined || !existsSync(root)) {
    for (const path of ["/docs", "/docs/*"]) {
      app.get(path, async (_request, reply) => reply.code(404).type("text/plain").send(NO_DOCS));
    }
    return;
  }
  let built = false;
  await app.register(async (docs) => {
    docs.addHook("onRequest", async (_request, reply) => {
      built ||= existsSync(join(root, "index.html"));
      if (!built) return reply.code(404).headers({ refresh: "5" }).type("text/plain").send(DOCS_TO_COME);
    });
    await docs.register(fastifyStatic, { root, prefix: "/docs/", decorateReply: false, setHeaders: compress });
    docs.get("/docs", async (_request, reply) => reply.redirect("/docs/"));
  });
}

/** The web client's files; every other page address is the client's own business. */
async function serveClient(app: FastifyInstance, root: string | undefined, compress: SendsFile): Promise<void> {
  const present = root !== undefined && existsSync(join(root, "index.html"));
  if (present) {
    await app.register(fastifyStatic, {
      root,
      wildcard: false,
      setHeaders(response, path) {
        compress(response, path);
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
      return reply
        .type("text/plain")
        .send("Tabletown is running. Its page has not been built: `npm start` in the repository builds it.\n");
    }
    return sendProblem(request, reply, { code: "not-found" });
  });
}
