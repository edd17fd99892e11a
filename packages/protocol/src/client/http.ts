import * as v from "valibot";
import type { Schema } from "../api/route.ts";
import { type RouteName, type Routes, routes } from "../api/routes.ts";
import { Problem } from "../problems.ts";

type In<S> = S extends Schema ? v.InferInput<S> : never;

/** What a call needs: exactly the parts its route declares. */
export type CallInput<N extends RouteName> = (Routes[N]["params"] extends Schema
  ? { readonly params: In<Routes[N]["params"]> }
  : unknown) &
  (Routes[N]["query"] extends Schema ? { readonly query?: In<Routes[N]["query"]> } : unknown) &
  (Routes[N]["body"] extends Schema ? { readonly body: In<Routes[N]["body"]> } : unknown);

export type CallResult<N extends RouteName> =
  | { readonly ok: true; readonly value: v.InferOutput<Routes[N]["reply"]> }
  | { readonly ok: false; readonly problem: Problem };

interface HttpOptions {
  /** Where the server is; the page's own server when empty. */
  readonly base?: string;
  readonly fetch?: typeof fetch;
  /** Sent with every request: a cookie where there is no browser to keep it, an admin token. */
  readonly headers?: () => Record<string, string>;
  /** Milliseconds after which a server that has not answered counts as out of reach; without it there is no end. */
  readonly patience?: number;
}

export interface HttpClient {
  call<N extends RouteName>(name: N, input: CallInput<N>): Promise<CallResult<N>>;
}

/** What a proxy answers in place of a server that it cannot reach. */
const FROM_PROXY: readonly number[] = [502, 503, 504];

/** A client of the HTTP API, for pages and programs alike. Never throws for what can be expected to go wrong. */
export function httpClient(options: HttpOptions = {}): HttpClient {
  const { base = "", fetch: ask = globalThis.fetch, headers, patience } = options;
  return {
    async call<N extends RouteName>(name: N, input: CallInput<N>): Promise<CallResult<N>> {
      const {
        params = {},
        query = {},
        body,
      } = input as {
        params?: Record<string, unknown>;
        query?: Record<string, unknown>;
        body?: unknown;
      };
      const { method, path, reply } = routes[name];
      const place = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])));
      const search = new URLSearchParams(
        Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
      ).toString();
      let response: Response;
      let text: string;
      try {
        response = await ask(`${base}${place}${search === "" ? "" : `?${search}`}`, {
          method,
          credentials: "same-origin",
          headers: { ...(body !== undefined && { "content-type": "application/json" }), ...headers?.() },
          ...(body !== undefined && { body: JSON.stringify(body) }),
          ...(patience !== undefined && { signal: AbortSignal.timeout(patience) }),
        });
        text = await response.text();
      } catch (error) {
        return { ok: false, problem: { code: "closing", detail: String(error) } };
      }
      const given = parsed(text);
      if (!response.ok) {
        const problem = v.safeParse(Problem, given);
        if (problem.success) return { ok: false, problem: problem.output };
        const code = FROM_PROXY.includes(response.status) ? "closing" : "internal";
        return { ok: false, problem: { code, detail: text.slice(0, 200) } };
      }
      const value = v.safeParse(reply as Schema, given);
      if (!value.success) return { ok: false, problem: { code: "old-client", detail: v.summarize(value.issues) } };
      return { ok: true, value: value.output as v.InferOutput<Routes[N]["reply"]> };
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
