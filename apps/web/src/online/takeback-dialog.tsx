import { useSignal } from "@preact/signals";
import { Button, Dialog, type Moment } from "@tabletown/ui";
import type { JSX } from "preact";
import { settingOf } from "../match/setting.ts";
import { listed } from "../part/figures.ts";
import { t } from "../text/index.ts";
import { connection } from "./connection.ts";
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

/** Which of one's own moves is the first to be taken back, and who will be asked. */
export function TakebackDialog({ match }: { readonly match: OnlineMatch }): JSX.Element | null {
  const history = match.history.value;
  const me = match.viewer.value ?? -1;
  const begin = turnBegin(history, me);
  const chosen = useSignal(begin);
  const others = match.players.value.filter(({ mine, bot }) => !mine && bot === undefined);
  const close = (): void => {
    match.asksToUndo.value = false;
  };
  const own = history.filter(({ seat }) => seat === me).slice(-OFFERED);
  return (
    <Dialog title={tOnline().takeBackTitle} onClose={close}>
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
      <p>
        {others.length === 0
          ? tOnline().takeBackNobody
          : tOnline().needsConsentOf(listed(others.map(({ name }) => name)))}
      </p>
      <div class="button-row">
        <Button
          kind="main"
          icon="undo"
          disabled={chosen.value === undefined || !connection.isOpen.value}
          onClick={() => {
            if (chosen.value !== undefined) match.takeBack(chosen.value - 1);
            close();
          }}
        >
          {others.length === 0 ? t().undo : tOnline().takeBackAsk}
        </Button>
        <Button kind="quiet" onClick={close}>
          {t().cancel}
        </Button>
      </div>
    </Dialog>
  );
}
