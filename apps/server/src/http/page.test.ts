import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { forget, openServer } from "../testing/test-server.ts";

test("files of the page are sent compressed to whoever can read that, as they are now", async ({ onTestFinished }) => {
  const webRoot = mkdtempSync(join(tmpdir(), "tabletown-page-"));
  const script = "export const text = 'a street, a street, a street, a street';\n".repeat(40);
  mkdirSync(join(webRoot, "assets"));
  writeFileSync(join(webRoot, "index.html"), "<!doctype html>");
  writeFileSync(join(webRoot, "assets/page-1.js"), script);
  const server = await openServer({ webRoot });
  onTestFinished(async () => {
    await server.close();
    forget(server.data);
    rmSync(webRoot, { recursive: true });
  });
  const ask = (path: string, encoding: string): Promise<Response> =>
    fetch(`${server.url}/${path}`, { headers: { "accept-encoding": encoding } });
  const small = await ask("assets/page-1.js", "gzip, br");
  expect(Number(small.headers.get("content-length"))).toBeLessThan(200);
  expect(small.headers.get("vary")).toContain("accept-encoding");
  expect(small.headers.get("cache-control")).toContain("immutable");
  expect(await small.text()).toBe(script);
  const plain = await ask("assets/page-1.js", "identity");
  expect(plain.headers.get("content-length")).toBe(String(script.length));
  expect(await plain.text()).toBe(script);
  expect((await ask("assets/page-1.js", "br, gzip;q=0")).headers.get("content-encoding")).toBe(null);
  expect((await ask("", "gzip")).headers.get("content-encoding")).toBe(null);
  // Every other address is the page's own business, but nobody looks for the documentation there.
  for (const path of ["docs", "docs/server.html"]) {
    const missing = await ask(path, "gzip");
    expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining("npm run docs")]);
  }
  writeFileSync(join(webRoot, "assets/page-1.js"), `${script}// and a lane\n`);
  expect(await (await ask("assets/page-1.js", "gzip")).text()).toBe(`${script}// and a lane\n`);
});

test("documentation that is still being built is announced, and shown as soon as it is there", async ({
  onTestFinished,
}) => {
  const docsRoot = mkdtempSync(join(tmpdir(), "tabletown-docs-"));
  const server = await openServer({ docsRoot });
  onTestFinished(async () => {
    await server.close();
    forget(server.data);
    rmSync(docsRoot, { recursive: true });
  });
  for (const path of ["docs", "docs/", "docs/server.html"]) {
    const early = await fetch(`${server.url}/${path}`, { redirect: "manual" });
    expect([early.status, early.headers.get("refresh"), await early.text()]).toEqual([
      404,
      "5",
      expect.stringMatching(/being built[\s\S]*npm run docs/),
    ]);
  }
  writeFileSync(join(docsRoot, "index.html"), "<!doctype html><title>All of it</title>");
  expect(await (await fetch(`${server.url}/docs`)).text()).toContain("All of it");
});
