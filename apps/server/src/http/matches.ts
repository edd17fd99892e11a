import { failure, success } from "@tabletown/kernel";
import { sayInChat } from "../chat.ts";
import type { House } from "../house.ts";
import { enter, mayWatch } from "../rooms/access.ts";
import { createMatch, draftOf } from "../rooms/create.ts";
import { lineOf } from "../rooms/line.ts";
import { syncMessage, tableInfo } from "../rooms/payload.ts";
import { rematchSeats } from "../rooms/rematch.ts";
import { refuse } from "../rooms/situation.ts";
import type { Handlers } from "./handlers.ts";

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
  | "rematch"
  | "chatLines"
  | "chat"
  | "silence"
>;

const LISTED = { open: "lobby", live: "playing", over: "over" } as const;
const EVER = Number.MAX_SAFE_INTEGER;

export function matchHandlers(house: House): Mine {
  const { store, games, clerk } = house;
  return {
    async matches({ query: { list, game, before = EVER }, person }) {
      if (list !== "mine") return success({ matches: await store.matches.listed(LISTED[list], before, game) });
      if (person === undefined) return failure({ code: "signed-out" });
      return success({ matches: await store.matches.mine(person.id, before, game) });
    },

    async createMatch({ person, body }) {
      const created = await createMatch(house, person, body);
      return created.ok ? success(tableInfo(created.value, true)) : created;
    },

    async join({ person, body }) {
      const match = await store.matches.byCode(body.code);
      if (match === undefined) return failure({ code: "unknown-match" });
      await store.matches.admit(match, person.id);
      return success({ match });
    },

    async match({ params, query, person }) {
      const entered = await enter(house, params.match, person?.id);
      if (!entered.ok) return entered;
      const { room, inside } = entered.value;
      const allowed = mayWatch(entered.value);
      if (!allowed.ok) return allowed;
      const viewer = room.gallery.eyesOf(person?.id, query.as);
      if (typeof query.as === "number" && viewer === undefined) return failure({ code: "not-your-seat" });
      const shown = await room.gallery.shownTo(viewer);
      const { t: _t, match: _match, ...answer } = syncMessage(shown, viewer, inside);
      return success(answer);
    },

    async components({ params, person }) {
      const entered = await enter(house, params.match, person?.id);
      if (!entered.ok) return entered;
      const { row } = entered.value.room;
      const title = await games.title(row.game);
      return success({ hash: row.settings.components, table: row.settings.table ?? title?.components.standard });
    },

    async command({ params, body, person }) {
      const entered = await enter(house, params.match, person.id);
      if (!entered.ok) return entered;
      return entered.value.room.do({ person: person.id, name: person.name }, body);
    },

    async replay({ params, query, person }) {
      const entered = await enter(house, params.match, person?.id);
      if (!entered.ok) return entered;
      const { room } = entered.value;
      const allowed = mayWatch(entered.value);
      if (!allowed.ok) return allowed;
      const viewer = room.gallery.eyesOf(person?.id, query.as);
      if (typeof query.as === "number" && viewer === undefined) return failure({ code: "not-your-seat" });
      const { delay } = room.row.settings.spectators;
      const behind = viewer === undefined && room.table.status === "playing" ? delay * 1_000 : 0;
      const until = house.config.now() - behind;
      const line = lineOf((await room.log()).filter(({ at }) => at <= until));
      if (line === undefined) return failure({ code: "not-started" });
      const { game, rules, settings } = room.row;
      return clerk.look({
        played: { game, rules, settings },
        seats: room.table.seats.length,
        line,
        viewer,
        from: query.from,
        views: query.views === "yes",
        openMoves: false,
      });
    },

    async record({ params, person }) {
      const entered = await enter(house, params.match, person?.id);
      if (!entered.ok) return entered;
      const { room } = entered.value;
      if (room.table.status !== "over" && room.table.status !== "closed") return failure({ code: "not-over" });
      const record = await clerk.write(room, await room.log());
      if (!record.ok) return record;
      return record.value === undefined ? failure({ code: "not-started" }) : success({ ...record.value });
    },

    async rematch({ params, person }) {
      const entered = await enter(house, params.match, person.id);
      if (!entered.ok) return entered;
      const { room, seated } = entered.value;
      if (!seated) return failure({ code: "not-your-seat" });
      if (room.table.status !== "over" && room.table.status !== "closed") return failure({ code: "not-over" });
      const { continued: _, ...settings } = room.row.settings;
      const seats = rematchSeats(room.table);
      const draft = await draftOf(
        house,
        { ...room.row, settings: { ...settings, startWhenFull: false } },
        seats,
        person.id,
      );
      if (!draft.ok) return draft;
      const { row, statements } = draft.value;
      const done = await room.change(
        ({ table }) =>
          table.rematch === undefined ? success({ happened: [{ kind: "rematch", match: row.id }] }) : refuse("stale"),
        statements,
      );
      // Somebody else asked first: theirs is the one.
      const match = room.table.rematch;
      return match === undefined ? (done.ok ? failure({ code: "internal" }) : done) : success({ match });
    },

    async chatLines({ params, query, person }) {
      const entered = await enter(house, params.match, person.id);
      if (!entered.ok) return entered;
      if (!entered.value.inside) return failure({ code: "forbidden" });
      const muted = new Set(await store.people.mutes(person.id));
      const lines = await store.chat.lines(params.match, query.before ?? EVER);
      return success({ lines: lines.filter((line) => !muted.has(line.person)) });
    },

    chat: ({ params, body, person }) => sayInChat(house, person, params.match, body.text),

    async silence({ params, body, person }) {
      const entered = await enter(house, params.match, person.id);
      if (!entered.ok) return entered;
      if (entered.value.room.table.host !== person.id) return failure({ code: "not-host" });
      if (body.silenced) await store.chat.silence(params.match, params.person);
      else await store.chat.unsilence(params.match, params.person);
      return success({});
    },
  };
}
