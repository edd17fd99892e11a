import type { BoardModule } from "@tabletown/ui";
import { KINDS, type Table } from "../data/table.ts";
import type { Action } from "../rules/action.ts";
import type { Event } from "../rules/event.ts";
import type { Options } from "../rules/options.ts";
import { rulesetOf } from "../rules/ruleset.ts";
import type { View } from "../rules/view.ts";
import { Board } from "./board.tsx";
import { chapter } from "./chapter.ts";
import { promisedTo } from "./facts.ts";
import { flights } from "./flights.ts";
import { formTexts } from "./form-text.ts";
import { guide } from "./guide.ts";
import { signs } from "./legend.tsx";
import { lesson } from "./lesson.ts";
import { Picture } from "./picture.tsx";
import { places } from "./places.ts";
import { played } from "./played.ts";
import { prompt } from "./prompt.ts";
import { kinds, sections, tracks } from "./text.ts";
import { tieBreakOf } from "./tie-break.ts";

export const board: BoardModule<Action, View, Options, Table, Event> = {
  Board,
  Picture,
  flights,
  places,
  guide,
  lesson,
  played,
  prompt,
  tieBreak: tieBreakOf,
  sales: ["sold"],
  signs,
  chapter,
  // Buildings in hand are for their owner's eyes only. SPEC 1.5
  secrets: true,
  formTexts,
  componentSections: ({ objects, streets, buildings }) => [
    { title: sections.objects, components: objects.map(({ id }) => id) },
    { title: sections.streets, components: streets.map(({ id }) => id) },
    ...KINDS.map((kind) => ({
      title: kinds[kind],
      components: buildings.filter((building) => building.kind === kind).map(({ id }) => id),
    })),
  ],
  tracks: ({ options, table }) => {
    const rules = rulesetOf(options, table);
    return [
      { id: "money", name: tracks.money, of: ({ money }, seat) => money[seat] ?? 0 },
      { id: "shares", name: tracks.shares, of: ({ shares }, seat) => shares.filter((place) => place === seat).length },
      { id: "promised", name: tracks.promised, of: (view, seat) => promisedTo(rules, view, seat) },
    ];
  },
};
