import { catalog } from "@tabletown/catalog";

/** Every game that can be seen, with the seats it is tested with. A new board is tested as soon as it is in the catalog. */
export const games = await Promise.all(
  catalog
    .filter(({ board }) => board !== undefined)
    .map(async ({ id, load, board }) => {
      const [title, drawn] = await Promise.all([load(), board?.()]);
      const options = title.options({});
      const [fewest] = options.ok ? title.game(options.value).seats : [2];
      return { game: id, seats: Math.max(2, fewest), secrets: drawn?.secrets ?? false };
    }),
);
