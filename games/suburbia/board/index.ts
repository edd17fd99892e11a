import type { BoardModule } from "@tabletown/ui";
import { STACKS, STATS, type Table } from "../data/table.ts";
import type { Action } from "../rules/action.ts";
import type { Event } from "../rules/event.ts";
import type { Options } from "../rules/options.ts";
import { MARKER } from "../rules/state.ts";
import type { View } from "../rules/view.ts";
import { Board } from "./board.tsx";
import { chapter } from "./chapter.ts";
import { flights } from "./flights.ts";
import { formTexts } from "./form-text.ts";
import { guide } from "./guide.ts";
import { signs } from "./legend.tsx";
import { lesson } from "./lesson.ts";
import { Picture } from "./picture.tsx";
import { places } from "./places.ts";
import { played } from "./played.ts";
import { prompt } from "./prompt.ts";
import { sections, tieBreak, tracks } from "./text.ts";
import { titleAt, verdict } from "./verdict.ts";

export const board: BoardModule<Action, View, Options, Table, Event> = {
  Board,
  Picture,
  wordedPictures: true,
  chapter,
  flights,
  places,
  guide,
  lesson,
  played,
  prompt,
  tieBreak: { rule: "10.6", by: tieBreak },
  signs,
  deeds: ["placed", "invested"],
  // A private goal is for its owner's eyes only. SPEC 2.8
  secrets: true,
  formTexts,
  componentSections: ({ buildings, basics, lake, goals }) => [
    ...STACKS.map((stack) => ({
      title: sections[stack],
      components: buildings.filter((tile) => tile.stack === stack).map(({ id }) => id),
    })),
    { title: sections.basics, components: [...basics.map(({ id }) => id), lake.id, MARKER] },
    { title: sections.goals, components: goals.map(({ id }) => id) },
  ],
  tracks: () =>
    STATS.toReversed().map((stat) => ({
      id: stat,
      name: tracks[stat],
      of: ({ boroughs }, seat) => boroughs[seat]?.[stat] ?? 0,
    })),
  guests: ({ options, words }) => (options.variant === "dale" ? [words.names.dale ?? "Dale"] : []),
  verdict,
  titleAt,
};
