import { failure, success } from "@tabletown/kernel";
import type { MatchSummary } from "@tabletown/protocol";
import { sayInChat } from "../chat.ts";
import { comeToSeat, doCommand, maySit, tablesApart } from "../conduct/admission.ts";
import { countMatch } from "../limits/quotas.ts";
import { outdatedMatch, outdatedRecord } from "../records/outdated-record.ts";
import { enter, enterAsViewer, enterShared } from "../rooms/access.ts";
import { draftMatch } from "../rooms/create.ts";
import { isOver } from "../rooms/match-state.ts";
import { historyOf } from "../rooms/move-history.ts";
import { openMatch } from "../rooms/open-match.ts";
import { syncMessage } from "../rooms/payload.ts";
import { openRematch } from "../rooms/rematch.ts";
import { delayOf } from "../rooms/spectators.ts";
import type { Services } from "../services.ts";
import { logUntil } from "../stores/entry.ts";
import { pageStart } from "../stores/page-start.ts";
import type { Handlers } from "./handlers.ts";
import { isShareKey, shareKey } from "./share-key.ts";

type Mine = Pick<
  Handlers,
  | "matches"
  | "createMatch"
  | "join"
  | "match"
  | "components"
  | "command"
  | "replay"
  | "record"
  | "review"
  | "shareMatch"
  | "rematch"
  | "chatLines"
  | "chat"
  | "silence"
>;

const LISTED = { open: "lobby", live: "playing", over: "over" } as const;

export function matchHandlers(services: Services): Mine {
  const { store, games, rooms, recordWorker, reviews } = services;

  /** It was asked for before: that is the one, and whoever wants the same has come to it. */
  const comeToRematch = async (match: string, person: string) => {
    const again = await rooms.get(match);
    if (again.ok) await comeToSeat(services, again.value, person);
    return success({ match });
  };

  return {
    async matches({ query, person }) {
      const { list, game } = query;
      const start = pageStart(query);
      if (list !== "mine" && list !== "unfinished") {
        const isApart = tablesApart(person === undefined ? [] : await store.conduct.apart(person.id));
        const wanted = (summary: MatchSummary): boolean => list !== "open" || !isApart(summary);
        const now = services.config.now();
        return success({ matches: await store.matchLists.listed(LISTED[list], now, wanted, { start, game }) });
      }
      if (person === undefined) return failure({ code: "signed-out" });
      return success({ matches: await store.matchLists.mine(person.id, start, game, list === "unfinished") });
    },

    createMatch({ person, address, body }) {
      const { key, ...wanted } = body;
      return openMatch(services, { person: person.id, address }, key, (id) =>
        draftMatch(services, person, { ...wanted, id }),
      );
    },

    async join({ person, body }) {
      const match = await store.matches.byCode(body.code);
      if (match === undefined) return failure({ code: "unknown-match" });
      const room = await rooms.get(match);
      // Whether there is still a seat is seen at the table; that one keeps away from somebody there is said at once.
      const allowed = room.ok ? await maySit(services, room.value, person) : success(undefined);
      if (!allowed.ok && allowed.problem.code === "blocked") return allowed;
      await store.matches.admit(match, person.id);
      return success({ match });
    },

    async match({ params, query, person }) {
      const entered = await enterAsViewer(services, params.match, person?.id, query.as);
      if (!entered.ok) return entered;
      const { room, inside, viewer } = entered.value;
      const shown = await room.broadcast.shownTo(viewer);
      const {
        t: _t,
        match: _match,
        ...answer
      } = syncMessage(shown, viewer, {
        inside,
        hosts: person !== undefined && person.id === room.state.host,
      });
      return success(answer);
    },

    async components({ params, person }) {
      const entered = await enter(services, params.match, person?.id);
      if (!entered.ok) return entered;
      const { row } = entered.value.room;
      const title = await games.title(row.game);
      if (!title.ok) return title;
      return success({ hash: row.settings.components, table: row.settings.table ?? title.value.components.standard });
    },

    async command({ params, body, person }) {
      const entered = await enter(services, params.match, person.id);
      if (!entered.ok) return entered;
      return doCommand(services, entered.value.room, person, body);
    },

    async replay({ params, query, person }) {
      const entered = await enterAsViewer(services, params.match, person?.id, query.as);
      if (!entered.ok) return entered;
      const { room, viewer } = entered.value;
      const delay = viewer === undefined ? delayOf(room) : 0;
      const log = await room.log();
      const history = historyOf(delay > 0 ? logUntil(log, services.config.now() - delay) : log);
      if (history === undefined) return failure({ code: "not-started" });
      const { game, rules, settings } = room.row;
      return recordWorker.replay({
        played: { game, rules, settings },
        seats: room.state.seats.length,
        history,
        viewer,
        from: query.from,
        views: query.views === "yes",
        openMoves: false,
      });
    },

    async record({ params, query, person }) {
      const shared = query.key !== undefined && isShareKey(services.secrets, params.match, query.key);
      const entered = shared
        ? await enterShared(services, params.match)
        : await enter(services, params.match, person?.id);
      if (!entered.ok) {
        if (entered.problem.code !== "other-rules") return entered;
        const outdated = await outdatedMatch(services, params.match, { person: person?.id, shared });
        const kept = outdated.ok ? outdatedRecord(outdated.value) : outdated;
        return kept.ok ? success({ ...kept.value }) : kept;
      }
      const { room } = entered.value;
      if (!isOver(room.state)) return failure({ code: "not-over" });
      const record = await recordWorker.write(room, await room.log());
      if (!record.ok) return record;
      return record.value === undefined ? failure({ code: "not-started" }) : success({ ...record.value });
    },

    async review({ params, person }) {
      const entered = await enter(services, params.match, person?.id);
      if (!entered.ok) return entered;
      const { room } = entered.value;
      if (!isOver(room.state)) return failure({ code: "not-over" });
      const { state, review } = await reviews.find(room);
      return success({ state, ...(review !== undefined && { review: { ...review } }) });
    },

    async shareMatch({ params, person }) {
      const entered = await enter(services, params.match, person.id);
      const outdated = !entered.ok && entered.problem.code === "other-rules";
      const found = outdated
        ? await outdatedMatch(services, params.match, { person: person.id, shared: false })
        : entered;
      if (!found.ok) return found;
      if ("room" in found.value && !isOver(found.value.room.state)) return failure({ code: "not-over" });
      return success({ path: `/m/${params.match}-${shareKey(services.secrets, params.match)}` });
    },

    async rematch({ params, person, address }) {
      const entered = await enter(services, params.match, person.id);
      if (!entered.ok) return entered;
      const { room, seated } = entered.value;
      if (!seated) return failure({ code: "not-your-seat" });
      if (!isOver(room.state)) return failure({ code: "not-over" });
      if (room.state.rematch !== undefined) return comeToRematch(room.state.rematch, person.id);
      const counted = await countMatch(services, { person: person.id, address });
      if (!counted.ok) return counted;
      const done = await openRematch(services, room, person.id);
      const match = room.state.rematch;
      if (match === undefined) return done.ok ? failure({ code: "internal" }) : done;
      return done.ok ? success({ match }) : comeToRematch(match, person.id);
    },

    async chatLines({ params, query, person }) {
      const entered = await enter(services, params.match, person.id);
      if (!entered.ok) return entered;
      if (!entered.value.inside) return failure({ code: "forbidden" });
      const muted = new Set(await store.people.mutes(person.id));
      const messages = await store.chat.messages(params.match, query.before ?? Number.MAX_SAFE_INTEGER);
      const delay = entered.value.seated ? 0 : delayOf(entered.value.room);
      const until = delay === 0 ? Number.POSITIVE_INFINITY : services.config.now() - delay;
      return success({ lines: messages.filter(({ person: whose, at }) => !muted.has(whose) && at <= until) });
    },

    chat: ({ params, body, person, address }) => sayInChat(services, { person, address }, params.match, body),

    async silence({ params, body, person }) {
      const entered = await enter(services, params.match, person.id);
      if (!entered.ok) return entered;
      if (entered.value.room.state.host !== person.id) return failure({ code: "not-host" });
      // Only whoever has come here can be heard here.
      if (!(await store.matches.admitted(params.match, params.person))) return failure({ code: "not-found" });
      if (body.silenced) await store.chat.silence(params.match, params.person);
      else await store.chat.unsilence(params.match, params.person);
      return success({});
    },
  };
}
