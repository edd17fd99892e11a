import type { JobHandler } from "./jobs/scheduler.ts";
import { pair } from "./lobby/search.ts";
import { tellTurn } from "./notify/turn.ts";
import { deleteOld } from "./retention.ts";
import type { Services } from "./services.ts";
import { rateMatch } from "./statistics/rate.ts";
import { LISTED_EVERY } from "./stores/jobs.ts";

const SOON = 1_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Deletions that come so much too late may be none: the clock may be ahead. */
const LATE = 7 * DAY;

/** What each kind of job does. */
export function jobHandlers(services: Services): Readonly<Record<string, JobHandler>> {
  const { rooms, reviews, people, config, log } = services;
  return {
    /** A bot's turn that was not played: by this process after a restart, or by one that is gone. */
    async bot({ match }) {
      const room = await rooms.get(match);
      if (!room.ok) return room.problem.code === "no-storage" ? { later: config.now() + SOON } : "done";
      room.value.wakeBots();
      // The row goes with the move that is made; until then the claim keeps others away.
      return "kept";
    },
    /** Somebody's time is up. */
    async clock({ match }) {
      const room = await rooms.get(match);
      if (!room.ok) return room.problem.code === "no-storage" ? { later: config.now() + SOON } : "done";
      const done = await room.value.enforceTime();
      return done.ok ? "done" : { later: config.now() + SOON };
    },
    /** Lists tell strangers of a table that spectators see later. */
    async listed({ match }) {
      const row = await services.store.matches.find(match);
      if (row === undefined) return "done";
      const now = config.now();
      const delay = row.settings.spectators.delay * 1_000;
      const next = await services.store.matches.list(match, now - delay);
      return next === undefined ? "done" : { later: Math.max(next + delay, now + LISTED_EVERY), untried: true };
    },
    async rate({ match }) {
      await rateMatch(services.store, match, config.now());
      return "kept";
    },
    /** What nobody needs any more goes, a little at a time. What a clock that is ahead takes for old must not: it is given a day to be put right. */
    async "delete-old"({ due }) {
      const late = config.now() - due;
      if (late > LATE) {
        const days = Math.floor(late / DAY);
        log.warn(
          { days },
          "nothing old is deleted for a day: the server was away for so many days, or its clock is ahead",
        );
        return { later: config.now() + DAY };
      }
      const more = await deleteOld(services.store.retention, config, (match) => rooms.forget(match));
      return { later: config.now() + (more ? SOON : HOUR) };
    },
    /** Somebody looks for a game. */
    pair: (_job, person) => pair(services, person),
    async unban(_job, person) {
      await people.endBan(person);
      return "done";
    },
    review: (job) => reviews.take(job),
    turn: (job, seat) => tellTurn(services, job, Number(seat)),
  };
}
