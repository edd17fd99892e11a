import { lawsOf } from "@tabletown/testkit";
import { test } from "vitest";
import { highStreet } from "../index.ts";

const laws = lawsOf({
  title: highStreet,
  variants: [{}],
  games: 300,
  longest: 60,
  census: (_game, s) => [s.stack, ...s.players.flatMap(({ hand, street }) => [hand, street])].flat().sort(),
});

for (const { name, check } of laws) test(name, check);
