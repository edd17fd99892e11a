import { failure, success } from "@tabletown/kernel";
import { withinQuota } from "../limits/quotas.ts";
import { deliver } from "../notify/deliver.ts";
import { isPublicUrl } from "../notify/guard.ts";
import { newId, newSecret } from "../random.ts";
import { enter } from "../rooms/access.ts";
import type { Services } from "../services.ts";
import type { Handlers } from "./handlers.ts";

type Mine = Pick<Handlers, "channels" | "addChannel" | "removeChannel" | "tryChannel" | "alerts" | "alerted">;

const MOST = 10;

export function channelHandlers(services: Services): Mine {
  const { store, config } = services;
  return {
    async channels({ person }) {
      const rows = await store.channels.of(person.id);
      return success({
        channels: rows.map(({ id, kind, config: text, created, failures }) => {
          const { url, endpoint } = JSON.parse(text) as { url?: string; endpoint?: string };
          return { id, kind, host: new URL(url ?? endpoint ?? "").host, created, failures };
        }),
      });
    },

    async addChannel({ person, body }) {
      const target = body.kind === "push" ? body.endpoint : body.url;
      const secure = body.kind === "webhook" || target.startsWith("https:");
      if (!config.privateTargets && !(secure && isPublicUrl(target))) return failure({ code: "bad-address" });
      if ((await store.channels.of(person.id)).length >= MOST) return failure({ code: "too-many" });
      const { kind, ...rest } = body;
      const secret = kind === "webhook" ? newSecret() : "";
      const id = newId();
      const session = kind === "push" ? person.session : "";
      const row = { id, person: person.id, kind, config: JSON.stringify(rest), secret, created: config.now(), session };
      const added = await withinQuota("too-many", store.channels.add(row, target, MOST));
      return added.ok ? success({ id, ...(kind === "webhook" && { secret }) }) : added;
    },

    async removeChannel({ person, params }) {
      await store.channels.remove(params.channel, person.id);
      return success({});
    },

    async tryChannel({ person, params }) {
      const channel = (await store.channels.of(person.id)).find(({ id }) => id === params.channel);
      if (channel === undefined) return failure({ code: "not-found" });
      return success({ delivered: await deliver(services, channel, { what: "try" }) });
    },

    async alerted({ person, params }) {
      const entered = await enter(services, params.match, person.id);
      return entered.ok ? success({ on: entered.value.room.alerts.includes(person.id) }) : entered;
    },

    async alerts({ person, params, body }) {
      const entered = await enter(services, params.match, person.id);
      if (!entered.ok) return entered;
      const { room, seated } = entered.value;
      if (!seated) return failure({ code: "not-your-seat" });
      if (body.on) await store.channels.alert(params.match, person.id);
      else await store.channels.noAlert(params.match, person.id);
      room.alerts = await store.channels.alerted(params.match);
      services.bus.announce(params.match, { what: "alerts" });
      return success({});
    },
  };
}
