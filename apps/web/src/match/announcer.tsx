import type { Setting } from "@tabletown/ui";
import type { JSX } from "preact";
import { t } from "../text/index.ts";
import type { MatchModel } from "./match-model.ts";
import { whoIn } from "./setting.ts";

/** Says what happened and what is asked, for those who listen. */
export function Announcer(props: {
  readonly model: MatchModel;
  readonly setting: Setting;
  readonly notice: string | undefined;
}): JSX.Element {
  const { model, setting, notice } = props;
  const { viewer, toAct, view } = model.frame.value;
  const last = model.history.value.at(-1);
  const back = model.takenBack?.value.at(-1);
  const told =
    back !== undefined && back.after === model.history.value.length
      ? t().tookBack(whoIn(setting)(back.seat), back.moves)
      : (last?.events.map((event) => setting.words.event(event, setting.name, setting.you)).join(" ") ?? "");
  const asked = viewer !== undefined && toAct.includes(viewer) ? model.inPlay.board.prompt(view, setting) : "";
  return (
    <div class="unseen" role="status" aria-live="polite">
      {notice ?? `${told} ${asked}`}
    </div>
  );
}
