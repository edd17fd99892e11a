import type { BoardProps, Setting } from "@tabletown/ui";
import type { Table } from "../data/table.ts";
import type { Action } from "../rules/action.ts";
import type { Event } from "../rules/event.ts";
import type { Options } from "../rules/options.ts";
import type { View } from "../rules/view.ts";

/** What every part of the board is given. */
export type BoardContext = BoardProps<Action, View, Options, Table, Event>;

/** What everything drawn for the game knows, with or without a position. */
export type BoardSetting = Setting<Action, View, Options, Table, Event>;
