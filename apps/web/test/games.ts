import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { catalog } from "@tabletown/catalog";

/** Every game that can be seen, with the seats it is tested with. A new board is tested as soon as it is in the catalog. */
export const games = await Promise.all(
  catalog
    .filter(({ board }) => board !== undefined)
    .map(async ({ id, load, board }) => {
      const [title, drawn] = await Promise.all([load(), board?.()]);
      const options = title.options({});
      const [fewest] = options.ok ? title.game(options.value).seats : [2];
      const seats = Math.max(2, fewest);
      return { game: id, seats, secrets: drawn?.secrets ?? false, record: recordOf(id, seats) };
    }),
);

/**
 * What is gone through game by game: in `npm run test:long` all of them, otherwise those that between them show what a
 * test is about. Others stand in another test, so that no board goes unseen.
 */
export function gamesFor(...shown: readonly string[]): typeof games {
  if (process.env.LONG_TESTS !== undefined) return games;
  return shown.map((id) => {
    const found = games.find(({ game }) => game === id);
    if (found === undefined) throw new Error(`${id} is not in the catalog`);
    return found;
  });
}

/** A recorded game of so many, to begin in its middle; of several the first whose name begins so. */
export function recordOf(game: string, seats: number, begins = ""): string {
  const folder = fileURLToPath(new URL(`../../../games/${game}/fixtures/`, import.meta.url));
  const found = readdirSync(folder)
    .filter((name) => name.startsWith(begins) && name.endsWith(".json"))
    .map((name) => folder + name)
    .find((path) => (JSON.parse(readFileSync(path, "utf8")) as { seats: unknown[] }).seats.length === seats);
  if (found === undefined) throw new Error(`${folder} has no recorded game of ${seats}`);
  return found;
}

/** What is gone through language by language: in `npm run test:long` all of it in each, otherwise a part in each, so that nothing is left out. */
export function dealtOut<T>(all: readonly T[], languages: number, language: number): readonly T[] {
  return all.filter((_, n) => process.env.LONG_TESTS !== undefined || n % languages === language);
}
