import { PACK_LIMITS } from "@tabletown/kernel";
import * as v from "valibot";
import { PackLabel } from "../match.ts";
import { GameId } from "../names.ts";
import { route } from "./route.ts";
import { Nothing } from "./shared.ts";

const OfPack = v.object({ pack: v.pipe(v.string(), v.regex(/^[0-9a-z]{6,32}$/)) });
/** Says which state of a pack is meant: follows from everything in it. */
const Revision = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
const PackDocument = v.looseObject({ tabletown: v.string(), game: GameId });
/** In the longest alphabet: most letters beyond the Latin ones take two bytes. */
const BYTES = 2 * PACK_LIMITS.text;

export const packRoutes = {
  myPacks: route({
    method: "GET",
    path: "/api/packs",
    group: "packs",
    summary: "The packs that are kept for you, latest first",
    who: "person",
    limit: "read",
    reply: v.object({
      packs: v.array(
        v.object({ ...PackLabel.entries, id: v.string(), game: GameId, updated: v.number(), revision: Revision }),
      ),
    }),
  }),
  sharePack: route({
    method: "POST",
    path: "/api/packs",
    group: "packs",
    summary: "Upload a pack of components; it is checked before it is kept. Whoever has its id can read it",
    who: "person",
    limit: "heavy",
    bytes: BYTES,
    body: PackDocument,
    reply: v.object({ id: v.string(), revision: Revision }),
  }),
  replacePack: route({
    method: "PUT",
    path: "/api/packs/{pack}",
    group: "packs",
    summary:
      "Put another version in the place of a pack of yours, under the same id; with the revision that you have seen last, only if there is no other since",
    who: "person",
    limit: "heavy",
    bytes: BYTES,
    params: OfPack,
    query: v.object({ revision: v.optional(Revision) }),
    body: PackDocument,
    reply: v.object({ revision: Revision }),
  }),
  pack: route({
    method: "GET",
    path: "/api/packs/{pack}",
    group: "packs",
    summary: "An uploaded pack",
    who: "anybody",
    limit: "read",
    params: OfPack,
    reply: PackDocument,
  }),
  deletePack: route({
    method: "DELETE",
    path: "/api/packs/{pack}",
    group: "packs",
    summary: "Delete a pack of yours; tables that play with it keep their components",
    who: "person",
    limit: "write",
    params: OfPack,
    reply: Nothing,
  }),
};
