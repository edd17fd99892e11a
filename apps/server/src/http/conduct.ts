import { failure, success } from "@tabletown/kernel";
import { countReport, MOST_BLOCKS, withinQuota } from "../quotas.ts";
import { newId } from "../random.ts";
import { enter } from "../rooms/access.ts";
import type { Services } from "../services.ts";
import type { Handlers } from "./handlers.ts";

type Mine = Pick<
  Handlers,
  | "block"
  | "unblock"
  | "blocks"
  | "report"
  | "notices"
  | "dismissNotice"
  | "adminReports"
  | "adminSettle"
  | "adminWarn"
  | "adminSilence"
>;

const DAY = 86_400_000;

export function conductHandlers(services: Services): Mine {
  const { store, people, config } = services;

  /** The lines of a match's chat with these numbers, as far as they are somebody's. */
  const linesOf = async (match: string, person: string, wanted: readonly number[]) => {
    const found = await Promise.all(wanted.map(async (number) => (await store.chat.after(match, number - 1))[0]));
    return found.flatMap((line, index) =>
      line !== undefined && line.id === wanted[index] && line.person === person
        ? [{ at: line.at, text: line.text }]
        : [],
    );
  };

  return {
    async block({ person, params }) {
      if (params.person === person.id) return failure({ code: "bad-message", detail: "yourself" });
      if ((await store.people.find(params.person)) === undefined) return failure({ code: "not-found" });
      if ((await store.conduct.blockCount(person.id)) >= MOST_BLOCKS) return failure({ code: "too-many" });
      const done = await withinQuota("too-many", store.conduct.block(person.id, params.person, MOST_BLOCKS));
      if (!done.ok) return done;
      await people.changed(person.id);
      return success({});
    },
    async unblock({ person, params }) {
      await store.conduct.unblock(person.id, params.person);
      await people.changed(person.id);
      return success({});
    },
    blocks: async ({ person }) => success({ people: await store.conduct.kept(person.id) }),

    async report({ person, address, body }) {
      const { match, lines, reason, text = "" } = body;
      if ((await store.people.find(body.person)) === undefined) return failure({ code: "not-found" });
      // Only who was there can tell what was said.
      const entered = match === undefined ? undefined : await enter(services, match, person.id);
      if (entered !== undefined && !entered.ok) return entered;
      const quoted = match === undefined || !entered?.value.inside ? [] : await linesOf(match, body.person, lines);
      const counted = await countReport(services, { person: person.id, address });
      if (!counted.ok) return counted;
      const id = newId();
      const created = config.now();
      const about = { reporter: person.id, person: body.person, match: match ?? "", reason, text };
      await store.conduct.report({ ...about, id, lines: quoted, created });
      services.log.warn({ report: id, reason }, "somebody was reported");
      return success({ report: id });
    },

    notices: async ({ person }) => success({ notices: await store.conduct.notices(person.id) }),
    async dismissNotice({ person, params }) {
      await store.conduct.dismiss(person.id, params.notice);
      return success({});
    },

    adminReports: async ({ query }) => success({ reports: await store.conduct.reports(query.all === "yes") }),
    async adminSettle({ params }) {
      return (await store.conduct.settle(params.report)) ? success({}) : failure({ code: "not-found" });
    },
    async adminWarn({ params, body }) {
      if ((await store.people.find(params.person)) === undefined) return failure({ code: "not-found" });
      const created = config.now();
      await store.conduct.notify({
        id: newId(),
        person: params.person,
        kind: "warning",
        text: body.text,
        created,
        until: 0,
      });
      return success({});
    },
    async adminSilence({ params, body }) {
      if ((await store.people.find(params.person)) === undefined) return failure({ code: "not-found" });
      const created = config.now();
      const until = body.days === 0 ? 0 : created + body.days * DAY;
      await store.conduct.silence(params.person, until);
      if (until > 0) {
        const text = body.text ?? "";
        await store.conduct.notify({ id: newId(), person: params.person, kind: "silence", text, created, until });
      }
      return success({});
    },
  };
}
