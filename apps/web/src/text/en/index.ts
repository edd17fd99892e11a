import { alerts } from "./alerts.ts";
import { home } from "./home.ts";
import { lesson } from "./lesson.ts";
import { loading } from "./loading.ts";
import { match } from "./match.ts";
import { newGame } from "./new-game.ts";
import { online } from "./online.ts";
import { replay } from "./replay.ts";

export const en = {
  ...home,
  ...newGame,
  ...loading,
  ...match,
  ...replay,
  ...lesson,
  ...online,
  ...alerts,
};
