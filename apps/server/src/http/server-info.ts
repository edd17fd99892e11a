import { inEveryLanguage, seatsOf, success, type Title } from "@tabletown/kernel";
import { type GameInfo, WIRE_PROTOCOL } from "@tabletown/protocol";
import type { Services } from "../services.ts";
import { NAME, VERSION } from "../version.ts";
import type { Handlers } from "./handlers.ts";

export function serverHandlers({ catalog, games, config, secrets }: Services): Pick<Handlers, "server" | "games"> {
  const known = new WeakMap<Title, GameInfo>();
  const describe = (id: string) =>
    games.guarded(id, async () => {
      const title = await games.title(id);
      if (!title.ok) return title;
      // To find out what a game can be played by takes a while, and anybody may ask.
      const info = known.get(title.value) ?? gameInfo(title.value);
      known.set(title.value, info);
      return success(info);
    });
  return {
    server: async () =>
      success({
        name: NAME,
        version: VERSION,
        protocol: WIRE_PROTOCOL,
        now: config.now(),
        pushKey: secrets.push.publicKey,
      }),
    async games() {
      const described = await Promise.all(catalog.catalog.map(async ({ id }) => ({ id, ...(await describe(id)) })));
      return success({
        games: described.flatMap((each) => (each.ok ? [each.value] : [])),
        broken: described.flatMap((each) => (each.ok ? [] : [{ id: each.id, problem: each.problem.detail ?? "" }])),
      });
    },
  };
}

function gameInfo(title: Title): GameInfo {
  return {
    id: title.id,
    rules: title.rules,
    seats: [...seatsOf(title)],
    options: title.optionSpecs.map(({ values, ...spec }) => ({ ...spec, values: [...values] })),
    title: inEveryLanguage((language) => title.words(language).title),
    pitch: inEveryLanguage((language) => title.words(language).pitch),
  };
}
