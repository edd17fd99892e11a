import type { BoardModule } from "@tabletown/ui";
import type { Table } from "../data/table.ts";
import type { Action } from "../rules/action.ts";
import type { Event } from "../rules/event.ts";
import type { Options } from "../rules/options.ts";
import type { View } from "../rules/view.ts";
import { terms } from "../text/terms.ts";
import { Board } from "./board.tsx";
import { chapter } from "./chapter.ts";
import { flights } from "./flights.ts";
import { formTexts } from "./form-text.ts";
import { guide } from "./guide.ts";
import { signs } from "./legend.tsx";
import { lesson } from "./lesson.ts";
import { Picture } from "./picture.tsx";
import { places } from "./places.ts";
import { played, trigger } from "./played.ts";
import { prompt } from "./prompt.ts";
import { groups, tieBreak } from "./text.ts";

export const board: BoardModule<Action, View, Options, Table, Event> = {
  Board,
  Picture,
  wordedPictures: true,
  flights,
  places,
  guide,
  lesson,
  played,
  prompt,
  tieBreak: { rule: "6.4", by: tieBreak },
  deeds: ["built", "swapped"],
  preparations: ["asked"],
  signs,
  trigger,
  chapter,
  secrets: false,
  formTexts,
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
      name: terms.landmarks.name,
      of: ({ players }, seat) => Object.values(players[seat]?.built ?? {}).filter(Boolean).length,
    },
    {
      id: "cards",
      name: { en: "Cards", pl: "Karty", ru: "Карты" },
      of: ({ players }, seat) => Object.values(players[seat]?.owned ?? {}).reduce((sum, n) => sum + n, 0),
    },
  ],
};
