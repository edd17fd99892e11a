import { failure, success } from "@tabletown/kernel";
import { countReport, MOST_BLOCKS, withinQuota } from "../limits/quotas.ts";
import { newId } from "../random.ts";
import { enter } from "../rooms/access.ts";
import type { Services } from "../services.ts";
import { pageStart } from "../stores/page-start.ts";
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
  | "adminReport"
  | "adminSettle"
  | "adminWarn"
  | "adminSilence"
>;

const DAY = 86_400_000;
/** Lines that are shown before and after each that was reported. */
const AROUND = 5;

export function conductHandlers(services: Services): Mine {
  const { store, people, config } = services;

  /** The lines of a match's chat with these numbers, as far as they are somebody's. */
  const linesOf = async (match: string, person: string, wanted: readonly number[]) => {
    const found = await Promise.all(wanted.map(async (number) => (await store.chat.after(match, number - 1))[0]));
    return found.flatMap((line, index) =>
      line !== undefined && line.id === wanted[index] && line.person === person
        ? [{ id: line.id, at: line.at, text: line.text }]
        : [],
    );
  };

  /** What was said before and after these lines of a match's chat. */
  const linesAround = async (match: string, numbers: readonly number[]) => {
    const parts = await Promise.all(
      numbers.map(async (number) =>
        (await store.chat.after(match, number - AROUND - 1)).filter(({ id }) => id <= number + AROUND),
      ),
    );
    const lines = new Map(parts.flat().map((line) => [line.id, line]));
    return [...lines.values()]
      .sort((one, other) => one.id - other.id)
      .map(({ id, ...line }) => ({ ...line, reported: numbers.includes(id) }));
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
      const wanted = [...new Set(lines)].sort((one, other) => one - other);
      const quoted = match === undefined || !entered?.value.inside ? [] : await linesOf(match, body.person, wanted);
      const counted = await countReport(services, { person: person.id, address });
      if (!counted.ok) return counted;
      const created = config.now();
      const about = { reporter: person.id, person: body.person, match: match ?? "", reason, text };
      const report = await store.conduct.report({ ...about, id: newId(), lines: quoted, created });
      services.log.warn({ report, reason }, "somebody was reported");
      return success({ report });
    },

    notices: async ({ person }) => success({ notices: await store.conduct.notices(person.id) }),
    async dismissNotice({ person, params }) {
      await store.conduct.dismiss(person.id, params.notice);
      return success({});
    },

    async adminReports({ query }) {
      const { all, about = "" } = query;
      const found = await store.conduct.reports({ settledToo: all === "yes", about, start: pageStart(query) });
      return success({ reports: found.map(({ report }) => report) });
    },
    async adminReport({ params }) {
      const [found] = await store.conduct.reports({ settledToo: true, id: params.report });
      if (found === undefined) return failure({ code: "not-found" });
      const { report, numbers } = found;
      return success({ report, around: report.match === undefined ? [] : await linesAround(report.match, numbers) });
    },
    async adminSettle({ params, query }) {
      const found = await store.conduct.settle(params.report, query.settled === "yes");
      return found ? success({}) : failure({ code: "not-found" });
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
