import type { House } from "../house.ts";
import { tellTurn } from "../notify/turn.ts";
import { rateMatch } from "../statistics/rate.ts";
import type { Work } from "./scheduler.ts";

const SOON = 1_000;

/** What each kind of job does. */
export function workOf(house: House): Readonly<Record<string, Work>> {
  const { rooms, config } = house;
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
    async rate({ match }) {
      await rateMatch(house.store, match);
      return "kept";
    },
    turn: (job, seat) => tellTurn(house, job, Number(seat)),
  };
}
