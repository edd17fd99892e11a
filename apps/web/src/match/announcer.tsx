import type { Choice, Setting } from "@tabletown/ui";
import type { JSX } from "preact";
import { whoIn } from "../part/setting.ts";
import { t } from "../text/index.ts";
import type { MatchModel } from "./match-model.ts";
import type { Hints } from "./selection.ts";

/** Says what happened and what is asked, or what a hint advises, for those who listen. What is refused says so itself. */
export function Announcer(props: {
  readonly model: MatchModel;
  readonly setting: Setting;
  readonly hints: Hints;
}): JSX.Element {
  const { model, setting, hints } = props;
  const { viewer, toAct, view, choices } = model.frame.value;
  const last = model.history.value.at(-1);
  const back = model.undone?.value ?? model.takenBack?.value.at(-1);
  const told =
    back !== undefined && back.after === model.history.value.length
      ? t().tookBack(whoIn(setting)(back.seat), back.moves)
      : (last?.events.map((event) => setting.words.event(event, setting.name, setting.you)).join(" ") ?? "");
  const asked = viewer !== undefined && toAct.includes(viewer) ? model.inPlay.board.prompt(view, setting) : "";
  return (
    <div class="unseen" role="status" aria-live="polite">
      {hintText(hints, choices) ?? `${told} ${asked}`}
    </div>
  );
}

function hintText(hints: Hints, choices: readonly Choice[]): string | undefined {
  if (hints === undefined) return undefined;
  if (hints === "weighing") return t().hintThinking;
  const best = choices.find(({ notation }) => notation === hints[0]?.notation);
  return best && `${t().hint}: ${best.text}`;
}
