import {
  checkPack,
  failure,
  PACK_LIMITS,
  type Pack,
  packFaultText,
  packHash,
  type Result,
  success,
} from "@tabletown/kernel";
import type { Problem } from "@tabletown/protocol";
import { countPack, withinQuota } from "../limits/quotas.ts";
import { newId } from "../random.ts";
import type { Services } from "../services.ts";
import type { Handlers } from "./handlers.ts";

type Mine = Pick<Handlers, "myPacks" | "sharePack" | "replacePack" | "pack" | "deletePack">;

export function packHandlers(services: Services): Mine {
  const { store, games, config } = services;
  const mostKept = { count: config.quotas.packs, bytes: config.quotas.packBytes };

  /** What is to be written down, once the pack has been found to be playable. */
  const checked = async (body: { readonly game: string }) => {
    const title = await games.title(body.game);
    if (!title.ok) return title;
    const pack = await games.guarded(body.game, async (): Promise<Result<Pack<unknown>, Problem>> => {
      const read = checkPack(title.value, body);
      return read.ok ? read : failure({ code: "bad-pack", detail: packFaultText("en", read.problem) });
    });
    if (!pack.ok) return pack;
    const { game, name, author, version } = pack.value;
    const data = JSON.stringify(pack.value);
    if (data.length > PACK_LIMITS.text) return failure({ code: "too-large" } as const);
    const [revision, bytes, updated] = [packHash(pack.value), Buffer.byteLength(data), config.now()];
    return success({ game, name, author, version, data, revision, bytes, updated });
  };

  return {
    async myPacks({ person }) {
      return success({ packs: await store.packs.listed(person.id) });
    },

    async sharePack({ person, address, body }) {
      const pack = await checked(body);
      if (!pack.ok) return pack;
      const { revision } = pack.value;
      const known = await store.packs.byRevision(person.id, revision);
      if (known !== undefined) return success({ id: known, revision });
      const counted = await countPack(services, { person: person.id, address }, pack.value.bytes);
      if (!counted.ok) return counted;
      const kept = await withinQuota(
        "too-many-packs",
        store.packs.keep({ ...pack.value, id: newId(), owner: person.id }, mostKept),
      );
      return kept.ok ? success({ id: kept.value, revision }) : kept;
    },

    async replacePack({ person, address, params, query, body }) {
      const pack = await checked(body);
      if (!pack.ok) return pack;
      const counted = await countPack(services, { person: person.id, address }, pack.value.bytes, params.pack);
      if (!counted.ok) return counted;
      const replaced = await withinQuota(
        "too-many-packs",
        store.packs.replace({ ...pack.value, id: params.pack, owner: person.id }, mostKept, query.revision),
      );
      if (!replaced.ok) return replaced;
      if (replaced.value) return success({ revision: pack.value.revision });
      const isThere = await store.packs.belongs(params.pack, person.id);
      return failure({ code: isThere ? "pack-changed" : "not-found" });
    },

    async pack({ params }) {
      const data = await store.packs.find(params.pack);
      return data === undefined ? failure({ code: "not-found" }) : success(JSON.parse(data));
    },

    async deletePack({ params, person }) {
      return (await store.packs.remove(params.pack, person.id)) ? success({}) : failure({ code: "not-found" });
    },
  };
}
