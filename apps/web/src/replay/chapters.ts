import type { Setting } from "@tabletown/ui";
import type { ReplayMatch } from "./replay-match.ts";

/** A part of a game, named after the move that opens it. */
export interface Chapter {
  readonly position: number;
  readonly title: string;
}

export function chaptersOf(match: ReplayMatch, views: readonly unknown[], setting: Setting): readonly Chapter[] {
  return views.flatMap((view, position) => {
    const moment = match.moment(position);
    const title = moment === undefined ? undefined : match.inPlay.board.chapter(moment, view, setting);
    return title === undefined ? [] : [{ position, title }];
  });
}
