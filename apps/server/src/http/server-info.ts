import { LANGUAGES, seatsOf, success, type Title } from "@tabletown/kernel";
import { type GameInfo, PROTOCOL } from "@tabletown/protocol";
import type { House } from "../house.ts";
import { NAME, VERSION } from "../version.ts";
import type { Handlers } from "./handlers.ts";

export function serverHandlers({ catalog, config, secrets }: House): Pick<Handlers, "server" | "games"> {
  return {
    server: async () =>
      success({ name: NAME, version: VERSION, protocol: PROTOCOL, now: config.now(), pushKey: secrets.push.publicKey }),
    async games() {
      const titles = await Promise.all(catalog.catalog.map(({ id }) => catalog.findTitle(id)));
      return success({ games: titles.flatMap((title) => (title === undefined ? [] : [gameInfo(title)])) });
    },
  };
}

function gameInfo(title: Title): GameInfo {
  const [fewest, most] = seatsOf(title);
  const said = (part: "title" | "pitch"): Record<string, string> =>
    Object.fromEntries(LANGUAGES.map((language) => [language, title.words(language)[part]]));
  return {
    id: title.id,
    rules: title.rules,
    seats: [fewest, most],
    options: title.optionSpecs.map(({ values, ...spec }) => ({ ...spec, values: [...values] })),
    title: said("title"),
    pitch: said("pitch"),
  };
}
