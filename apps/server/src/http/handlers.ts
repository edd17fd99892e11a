import type { Result } from "@tabletown/kernel";
import type { Problem, RouteName, Routes, Schema } from "@tabletown/protocol";
import type { FastifyReply, FastifyRequest } from "fastify";
import type * as v from "valibot";
import type { SignedInPerson } from "../identity/people.ts";

type Out<S> = S extends Schema ? v.InferOutput<S> : undefined;

/** A request whose every part has been checked against its route. */
export interface CheckedRequest<N extends RouteName> {
  readonly params: Out<Routes[N]["params"]>;
  readonly query: Out<Routes[N]["query"]>;
  readonly body: Out<Routes[N]["body"]>;
  readonly person: Routes[N]["who"] extends "person" ? SignedInPerson : SignedInPerson | undefined;
  /** Where it comes from, as far as limits are counted by it. */
  readonly address: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Handler<N extends RouteName> = (
  request: CheckedRequest<N>,
) => Promise<Result<v.InferOutput<Routes[N]["reply"]>, Problem>>;

export type Handlers = { readonly [N in RouteName]: Handler<N> };
