import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { MatchSummary } from "@tabletown/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runHere } from "../run.fixture.ts";

/** Three matches and three people, told two at a time. */
const MATCHES = [3, 2, 1].map((n): MatchSummary => {
  const table = { game: "london", visibility: "public", time: { kind: "none" } } as const;
  return {
    id: `match${n}`,
    ...table,
    seats: [{ name: "Ann" }],
    status: "over",
    created: 0,
    updated: n,
    seq: 0,
    toAct: [],
  };
});
const PEOPLE = [3, 2, 1].map((n) => ({ person: `person${n}0`, name: `Ann ${n}`, seen: n, banned: false }));

/** How often the server still says that it is asked too fast. */
let refusals = 0;

const server = createServer((request, response) => {
  response.setHeader("content-type", "application/json");
  if (refusals > 0) {
    refusals--;
    response.writeHead(429, { "retry-after": "0.1" }).end(JSON.stringify({ code: "too-fast" }));
    return;
  }
  const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
  const before = Number(searchParams.get("before") ?? Number.POSITIVE_INFINITY);
  const none = searchParams.get("name") === "Zoe";
  const answer = pathname.endsWith("people")
    ? { people: PEOPLE.filter(({ seen }) => seen < before && !none).slice(0, 2) }
    : { matches: MATCHES.filter(({ updated }) => updated < before).slice(0, 2) };
  response.end(JSON.stringify(answer));
});
beforeAll(() => new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening)));
afterAll(() => new Promise<void>((closed) => void server.close(() => closed())));

const admin = (...words: string[]) => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return runHere(".", ["admin", "--server", url, "--token", "it", ...words]);
};

test("a list for who looks after a server has all there is, as text and as JSON", async () => {
  expect((await admin("people")).out.match(/^person\d+/gm)).toEqual(["person30", "person20", "person10"]);
  expect((await admin("list")).out.match(/^match\d/gm)).toEqual(["match3", "match2", "match1"]);
  expect(JSON.parse((await admin("people", "--json")).out)).toEqual(PEOPLE);
  expect(JSON.parse((await admin("list", "--json")).out)).toEqual(MATCHES);
  expect((await admin("people", "Zoe")).out).toBe("nobody is called that\n");
  expect((await admin("people", "Zoe", "--json")).out).toBe("[]\n");
});

test("where no server answers, the address that was asked is told, and what helps", async () => {
  const { code, err } = await runHere(".", ["admin", "--server", "http://127.0.0.1:1", "--token", "it", "list"]);
  expect(code).toBe(1);
  expect(err).toMatch(/^http:\/\/127\.0\.0\.1:1 cannot be reached, or is restarting; --server names another address,/);
});

test("a server that is asked too fast is asked again when it says so", async () => {
  refusals = 2;
  const { code, out, err } = await admin("people");
  expect([code, err, refusals]).toEqual([0, "", 0]);
  expect(out.match(/^person\d+/gm)).toEqual(["person30", "person20", "person10"]);
});
