import { failure, success } from "@tabletown/kernel";
import type { Services } from "../services.ts";
import { isProfileShown, profileOf } from "../statistics/visible.ts";
import { pageStart } from "../stores/page-start.ts";
import type { Handlers } from "./handlers.ts";
import { gameStatistics } from "./statistics.ts";

type Mine = Pick<Handlers, "profile" | "played" | "showProfile">;

export function profileHandlers({ store }: Services): Mine {
  const { profiles } = store;
  return {
    async profile({ params, person }) {
      const owner = await profileOf(store, params.person, person?.id);
      if (!owner.ok) return owner;
      const { name, login, created, shows } = owner.value;
      const own = person?.id === params.person;
      const [games, bySeats, opponents, bests, course] = await Promise.all([
        gameStatistics(store, params.person),
        profiles.bySeats(params.person),
        profiles.opponents(params.person, async (other) => own || isProfileShown(store, other, person?.id)),
        profiles.bests(params.person, own),
        profiles.course(params.person, own),
      ]);
      const about = { person: params.person, name, account: login !== "", since: created, ...(own && { shows }) };
      return success({ ...about, games, bySeats, opponents, bests, course });
    },

    async played({ params, query, person }) {
      const owner = await profileOf(store, params.person, person?.id);
      if (!owner.ok) return owner;
      const { game = "", outcome = "" } = query;
      const all = person?.id === params.person;
      return success(await profiles.played(params.person, { all, game, outcome }, pageStart(query)));
    },

    async showProfile({ person, body }) {
      if ((await profiles.owner(person.id)) === undefined) return failure({ code: "not-found" });
      await profiles.show(person.id, body.shows);
      return success({});
    },
  };
}
