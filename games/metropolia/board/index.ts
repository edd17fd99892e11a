import type { BoardModule } from "@tabletown/ui";
import { say } from "@tabletown/ui";
import type { Action } from "../rules/action.ts";
import type { Table } from "../rules/component.ts";
import type { Options } from "../rules/options.ts";
import type { View } from "../rules/view.ts";
import { Board } from "./board.tsx";
import { Picture } from "./card.tsx";
import { flights } from "./flights.ts";
import { lesson } from "./lesson.ts";
import { groups, prompts } from "./text.ts";

export const board: BoardModule<Action, View, Options, Table> = {
  Board,
  Picture,
  flights,
  lesson,
  secrets: false,
  prompt: ({ phase }, { language }) => {
    const prompt = prompts[phase.at];
    return prompt === undefined ? "" : say(language, prompt);
  },
  componentSections: ({ establishments, landmarks, townHall }) => [
    ...(["blue", "green", "red", "purple"] as const).map((colour) => ({
      title: groups[colour],
      components: establishments.filter((card) => card.colour === colour).map(({ id }) => id),
    })),
    { title: groups.landmark, components: [...landmarks.map(({ id }) => id), townHall.id] },
  ],
  tracks: () => [
    {
      id: "coins",
      name: { en: "Coins", pl: "Monety", ru: "Монеты" },
      of: ({ players }, seat) => players[seat]?.coins ?? 0,
    },
    {
      id: "landmarks",
      name: { en: "Landmarks", pl: "Obiekty", ru: "Достопримечательности" },
      of: ({ players }, seat) => Object.values(players[seat]?.built ?? {}).filter(Boolean).length,
    },
    {
      id: "cards",
      name: { en: "Cards", pl: "Karty", ru: "Карты" },
      of: ({ players }, seat) => Object.values(players[seat]?.owned ?? {}).reduce((sum, n) => sum + n, 0),
    },
  ],
  chapter: ({ events, seat }, after, { words, name }) => {
    const built = events.find(({ what }) => what === "built")?.of;
    if (built === undefined || after.players[seat]?.built[built] !== true) return undefined;
    return `${name(seat)}: ${words.names[built] ?? built}`;
  },
};
