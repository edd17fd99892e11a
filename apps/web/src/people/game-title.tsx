import { say } from "@tabletown/ui";
import type { JSX } from "preact";
import { loadCover } from "../library.ts";
import { useLoading } from "../part/loading.tsx";
import { settings } from "../settings.ts";

/** What games are called in the reader's language; one that cannot be loaded goes by its id. */
export function useGameTitles(games: readonly string[]): readonly string[] {
  const [loading] = useLoading(games.join(), () =>
    Promise.all(games.map((game) => loadCover(game).catch(() => undefined))),
  );
  const covers = loading.state === "loaded" ? loading.value : [];
  return games.map((game, index) => {
    const cover = covers[index];
    return cover === undefined ? game : say(settings.value.language, cover.title);
  });
}

export function GameTitle({ game }: { readonly game: string }): JSX.Element {
  return <>{useGameTitles([game])}</>;
}
