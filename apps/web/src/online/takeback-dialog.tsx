import { useSignal } from "@preact/signals";
import type { Moment } from "@tabletown/ui";
import type { JSX } from "preact";
import { settingOf } from "../part/setting.ts";
import { t } from "../text/index.ts";
import { ConsentDialog } from "./consent-dialog.tsx";
import type { OnlineMatch } from "./online-match.ts";
import { tOnline } from "./text/index.ts";

/** Own moves that are offered, the last ones. */
const OFFERED = 6;

/** Where the viewer's last turn began: the first of their last moves in a row. */
function turnBegin(history: readonly Moment[], me: number): number | undefined {
  const last = history.findLastIndex(({ seat }) => seat === me);
  const before = history.slice(0, last + 1).findLastIndex(({ seat }) => seat !== me);
  return history[before + 1]?.seq;
}

/** A move as one line. */
export function momentText(match: OnlineMatch, moment: Moment): string {
  const { words, name, you } = settingOf(match);
  return moment.events.map((event) => words.event(event, name, you)).join(" ");
}

/** Which of one's own moves is the first to be taken back. */
export function TakebackDialog({ match }: { readonly match: OnlineMatch }): JSX.Element {
  const history = match.history.value;
  const me = match.viewer.value ?? -1;
  const begin = turnBegin(history, me);
  const chosen = useSignal(begin);
  const own = history.filter(({ seat }) => seat === me).slice(-OFFERED);
  return (
    <ConsentDialog
      match={match}
      title={tOnline().takeBackTitle}
      icon="undo"
      action={{ asking: tOnline().takeBackAsk, alone: t().undo }}
      disabled={chosen.value === undefined}
      onAsk={() => {
        if (chosen.value !== undefined) match.takeBack(chosen.value - 1);
      }}
      onClose={() => {
        match.asksToUndo.value = false;
      }}
    >
      <fieldset class="takeback-moves">
        <legend class="small soft">{tOnline().takeBackAll}</legend>
        {own.reverse().map((moment) => (
          <label key={moment.seq} class="takeback-move">
            <input
              type="radio"
              name="takeback"
              checked={chosen.value === moment.seq}
              onChange={() => {
                chosen.value = moment.seq;
              }}
            />
            <span>
              {momentText(match, moment)}
              {moment.seq === begin && own.length > 1 && <b class="small"> ({tOnline().wholeTurn})</b>}
            </span>
          </label>
        ))}
      </fieldset>
    </ConsentDialog>
  );
}
