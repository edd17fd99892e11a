import { failure, success } from "@tabletown/kernel";
import type { MatchSummary } from "@tabletown/protocol";
import { tablesApart } from "../conduct/admission.ts";
import { PATIENCE } from "../lobby/pairing.ts";
import { startSearch } from "../lobby/search.ts";
import type { Services } from "../services.ts";
import type { SeekerRow } from "../stores/seekers.ts";
import type { Handlers } from "./handlers.ts";

type Mine = Pick<Handlers, "lobby" | "search" | "startSearch" | "endSearch" | "invitation">;

/** Enough for one screen; the whole lists are to be had by page. */
const SHOWN = 12;
/** A sign of life is written down at most so often. */
const SIGN = 5_000;

export function lobbyHandlers(services: Services): Mine {
  const { store, config, rooms } = services;

  const searchOf = (row: SeekerRow | undefined) => {
    if (row === undefined) return success({});
    const { games, seats, pace, bots, since, match } = row;
    return success({
      wish: { games, seats, pace, bots },
      since,
      ...(bots && { botsFrom: since + PATIENCE[pace].bots }),
      ...(match !== "" && { match }),
    });
  };

  return {
    async lobby({ person }) {
      const now = config.now();
      const kept = person === undefined ? [] : await store.conduct.apart(person.id);
      const apart = new Set(kept);
      const isApart = tablesApart(kept);
      // One's own tables are listed apart.
      const isOwn = ({ seats }: MatchSummary): boolean =>
        person !== undefined && seats.some((seat) => seat.person === person.id);
      const isFree = (table: MatchSummary): boolean => !isOwn(table) && !isApart(table);
      const isOthers = (table: MatchSummary): boolean => !isOwn(table);
      const [live, days, open, watched] = await Promise.all([
        store.seekers.waiting("live", now - PATIENCE.live.away),
        store.seekers.waiting("days", now - PATIENCE.days.away),
        store.matchLists.listed("lobby", now, isFree, { most: SHOWN }),
        store.matchLists.listed("playing", now, isOthers, { most: SHOWN, watched: true }),
      ]);
      const waiting = [...live, ...days].filter((each) => each.person !== person?.id && !apart.has(each.person));
      return success({
        waiting: waiting
          .slice(0, SHOWN)
          .map(({ person, name, games, seats, pace, since }) => ({ person, name, games, seats, pace, since })),
        open,
        live: watched,
      });
    },

    async search({ person }) {
      const row = await store.seekers.find(person.id);
      const now = config.now();
      if (row !== undefined && row.seen < now - SIGN) await store.seekers.touch(person.id, now);
      return searchOf(row);
    },

    async startSearch({ person, address, body }) {
      const started = await startSearch(services, person, address, body);
      return started.ok ? searchOf(await store.seekers.find(person.id)) : started;
    },

    async endSearch({ person }) {
      await store.seekers.remove(person.id);
      return success({});
    },

    async invitation({ params }) {
      const match = await store.matches.byCode(params.code);
      if (match === undefined) return failure({ code: "unknown-match" });
      const room = await rooms.get(match);
      if (!room.ok) return room;
      const { row, state } = room.value;
      const host = state.seats.find((seat) => seat.person !== undefined && seat.person === state.host)?.name;
      const name = host ?? (state.host === undefined ? undefined : (await store.people.find(state.host))?.name);
      return success({
        match,
        game: row.game,
        ...(name !== undefined && { host: name }),
        time: row.settings.time,
        seats: state.seats.length,
        open: state.seats.filter((seat) => seat.person === undefined && seat.bot === undefined).length,
        status: state.status,
        accountsOnly: row.settings.accountsOnly ?? false,
      });
    },
  };
}
