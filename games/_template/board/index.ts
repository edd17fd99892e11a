import type { BoardModule } from "@tabletown/ui";
import type { Table } from "../data/table.ts";
import type { Action } from "../rules/action.ts";
import type { Event } from "../rules/event.ts";
import type { Options } from "../rules/options.ts";
import type { View } from "../rules/view.ts";
import { Board } from "./board.tsx";
import { chapter } from "./chapter.ts";
import { flights } from "./flights.ts";
import { lesson } from "./lesson.ts";
import { Picture } from "./picture.tsx";
import { prompt } from "./prompt.ts";
import { text } from "./text.ts";

export const board: BoardModule<Action, View, Options, Table, Event> = {
  Board,
  Picture,
  wordedPictures: true,
  prompt,
  tieBreak: { rule: "4.6", by: text.tieBreak },
  chapter,
  flights,
  lesson,
  secrets: true,
  componentSections: ({ buildings, corner }) => [
    { title: text.buildings, components: buildings.map(({ id }) => id) },
    { title: text.corners, components: [corner.id] },
  ],
  tracks: () => [
    {
      id: "street",
      name: { en: "Buildings", pl: "Budynki", ru: "Здания" },
      of: ({ players }, seat) => players[seat]?.street.length ?? 0,
    },
    {
      id: "coins",
      name: { en: "Coins", pl: "Monety", ru: "Монеты" },
      of: ({ players }, seat) => players[seat]?.coins ?? 0,
    },
  ],
};
