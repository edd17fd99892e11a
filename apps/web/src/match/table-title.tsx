import { settingOf } from "../part/setting.ts";
import { titleText, useTitle } from "../part/use-title.ts";
import { t } from "../text/index.ts";
import type { MatchModel } from "./match-model.ts";

interface TableTitleProps {
  readonly model: MatchModel;
  /** What is done with the game where it is not being played. */
  readonly screen: string | undefined;
  /** Lines of the chat that nobody has looked at. */
  readonly unread: number;
}

/** The tab of the browser says whose turn it is and that somebody has spoken: it may be all that is seen of the match. */
export function TableTitle({ model, screen = "", unread }: TableTitleProps): null {
  const { viewer, toAct } = model.frame.value;
  const mine = viewer !== undefined && toAct.includes(viewer) && model.thinking.value === undefined;
  const turn = screen === "" && mine && t().yourTurn;
  useTitle(titleText(unread > 0 && `(${unread})`, turn, screen, settingOf(model).words.title));
  return null;
}
