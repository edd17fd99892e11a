import { execFile } from "node:child_process";
import { createReadStream, existsSync, globSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { dirname, extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { POLICY } from "../../server/src/http/policy.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The page as it is shipped, or with a catalog of games that lack this and that. */
export type Build = "whole" | "incomplete";
const configs: Record<Build, string> = { whole: "vite.config.ts", incomplete: "test/incomplete/vite.config.ts" };
const folders: Record<Build, string> = { whole: "dist", incomplete: "dist-incomplete" };

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
};

export interface Site {
  readonly address: string;
  close(): Promise<void>;
}

/** Builds the page in a process of its own, since the test runner's environment would change the result. */
export async function buildSite(build: Build): Promise<void> {
  const vite = createRequire(import.meta.url).resolve("vite/package.json");
  const command = join(dirname(vite), "bin/vite.js");
  const env = { ...process.env, NODE_ENV: "production" };
  await promisify(execFile)(process.execPath, [command, "build", "--config", configs[build], "--logLevel", "warn"], {
    cwd: root,
    env,
  });
}

/** Serves the built page from a free port, with our server's policy: as plain files, or compressed as our server sends them. */
export async function serveSite(build: Build, { compressed = false } = {}): Promise<Site> {
  const dist = join(root, folders[build]);
  const zippable = compressed ? globSync("**/*.{html,js,css,svg}", { cwd: dist }).map((path) => join(dist, path)) : [];
  const zippedFiles = new Map(zippable.map((file) => [file, gzipSync(readFileSync(file))]));
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://site").pathname));
    const file = join(dist, path === "/" ? "index.html" : path);
    if (!file.startsWith(dist) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const zipped = zippedFiles.get(file);
    response.writeHead(200, {
      "content-security-policy": POLICY,
      "content-type": types[extname(file)] ?? "application/octet-stream",
      ...(zipped && { "content-encoding": "gzip" }),
    });
    if (zipped === undefined) createReadStream(file).pipe(response);
    else response.end(zipped);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
