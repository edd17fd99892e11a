import type { Seat } from "@tabletown/kernel";
import type { BoardModule } from "@tabletown/ui";
import { COLOURS, SIDES, type Table } from "../data/table.ts";
import type { Action } from "../rules/action.ts";
import type { Event } from "../rules/event.ts";
import type { Options } from "../rules/options.ts";
import type { View } from "../rules/view.ts";
import { Board } from "./board.tsx";
import { chapter } from "./chapter.ts";
import { flights } from "./flights.ts";
import { formTexts } from "./form-text.ts";
import { guide } from "./guide.ts";
import { signs } from "./legend.tsx";
import { lesson } from "./lesson.ts";
import { confirmation, outlook } from "./outlook.ts";
import { Picture } from "./picture.tsx";
import { places } from "./places.ts";
import { played } from "./played.ts";
import { pointsWith } from "./points.ts";
import { prompt } from "./prompt.ts";
import { sections, tieBreak, tracks } from "./text.ts";

export const board: BoardModule<Action, View, Options, Table, Event> = {
  Board,
  Picture,
  flights,
  places,
  guide,
  lesson,
  played,
  prompt,
  tieBreak: { rule: "11.11", by: tieBreak },
  signs,
  outlook,
  confirmation,
  chapter,
  deeds: ["run", "bought", "played", "placed", "activated", "repeated", "swapped"],
  preparations: ["chosen", "chosen-place"],
  // Hands are for their owner's eyes only. SPEC 12.1
  secrets: true,
  formTexts,
  componentSections: ({ cards, boroughs }) => [
    ...COLOURS.map((colour) => ({
      title: sections[colour],
      components: cards.filter((card) => card.colour === colour).map(({ id }) => id),
    })),
    ...SIDES.map((side) => ({
      title: sections[side],
      components: boroughs.filter((borough) => borough.side === side).map(({ id }) => id),
    })),
  ],
  tracks: ({ table }) => [
    { id: "points", name: tracks.points, of: pointsWith(table) },
    ...(["prestige", "money", "poverty", "loans"] as const).map((id) => ({
      id,
      name: tracks[id],
      of: ({ players }: View, seat: Seat) => players[seat]?.[id] ?? 0,
    })),
  ],
};
