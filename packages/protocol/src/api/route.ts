import type * as v from "valibot";

export type Schema = v.GenericSchema<unknown, unknown>;

/** One operation of the HTTP API: it validates, documents and types it on both ends. */
export interface Route<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Reply extends Schema = Schema,
  Who extends "anybody" | "person" | "admin" = "anybody" | "person" | "admin",
> {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** With parameters in braces, as OpenAPI writes them. */
  readonly path: `/api/${string}`;
  readonly group: string;
  readonly summary: string;
  /** Who may ask: anybody, whoever has a session, or the holder of the admin token. */
  readonly who: Who;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly reply: Reply;
  /** Most bytes of body, where it is more than a message. */
  readonly bytes?: number;
  /** The limit that requests are counted against. */
  readonly limit: LimitName;
  /** Whoever has the answer already is told only that it still holds. */
  readonly tagged?: true;
}

/** Kinds of requests, each with its own limit per address and per session. */
type LimitName = "read" | "write" | "heavy" | "guest" | "code" | "secret";

type Given<S extends Schema | undefined> = S extends Schema ? S : undefined;

/** Declares a route, keeping the exact types of its schemas. */
export function route<
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
  R extends Schema = Schema,
  W extends Route["who"] = Route["who"],
>(
  given: Omit<Route<P, Q, B, R, W>, "params" | "query" | "body"> & { params?: P; query?: Q; body?: B },
): Route<Given<P>, Given<Q>, Given<B>, R, W> {
  const { params, query, body, ...rest } = given;
  return { ...rest, params: params as Given<P>, query: query as Given<Q>, body: body as Given<B> };
}
