import { useSignal } from "@preact/signals";
import { Icon, SeatMark, type Setting, seatTitle } from "@tabletown/ui";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { type Turn, toldOf, turnsSince } from "../part/turns.ts";
import { t } from "../text/index.ts";
import type { MatchModel } from "./match-model.ts";
import { matchTexts } from "./text/index.ts";
import { ToldEvent } from "./told-event.tsx";

export function SinceLastTurn({ model, setting }: { model: MatchModel; setting: Setting }): JSX.Element | null {
  const open = useSignal(false);
  const details = useRef<HTMLDetailsElement>(null);
  const { viewer, toAct } = model.frame.value;
  const missed = turnsSince(model.history.value, viewer, model.inPlay.board.preparations);
  if (viewer === undefined || !toAct.includes(viewer) || missed.length === 0) return null;
  const foldOver = (place: Element | undefined): void => {
    const list = details.current?.querySelector(".since-list");
    if (place === undefined || !(list instanceof Element) || !liesOver(list, place)) return;
    details.current?.querySelector("summary")?.focus({ preventScroll: true });
    open.value = false;
  };
  const hadTurn = model.history.value.some(({ seat }) => seat === viewer);
  return (
    <details
      ref={details}
      class="since"
      open={open.value}
      onToggle={({ currentTarget }) => {
        open.value = currentTarget.open;
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !open.value) return;
        // It closes before anything that is prepared is let go.
        event.stopPropagation();
        open.value = false;
      }}
    >
      <summary>
        <Icon name="log" size={18} />
        <span class="since-label">{hadTurn ? t().sinceLastTurn : matchTexts().beforeFirstTurn}</span>
        <span class="since-count soft">({matchTexts().turns(missed.length)})</span>
      </summary>
      {open.value && (
        <ul class="since-list">
          {missed.map((turn) => (
            <MissedTurn
              key={turn.moments[0]?.seq}
              {...{ turn, setting }}
              board={model.inPlay.board}
              onShow={foldOver}
            />
          ))}
        </ul>
      )}
    </details>
  );
}

function MissedTurn(props: {
  readonly turn: Turn;
  readonly setting: Setting;
  readonly board: MatchModel["inPlay"]["board"];
  onShow(place: Element | undefined): void;
}): JSX.Element {
  const { turn, setting, board, onShow } = props;
  return (
    <li>
      <p class="turn-head">
        <SeatMark seat={turn.seat} size={14} />
        <b>{seatTitle(setting, turn.seat)}</b>
      </p>
      {turn.moments.flatMap((moment) =>
        toldOf(moment, board.preparations).map((event, i) => (
          <ToldEvent key={`${moment.seq}.${i}`} {...{ event, setting, board, onShow }} />
        )),
      )}
    </li>
  );
}

/** A board that scrolls brings the place to its middle, where the list lies. */
function liesOver(list: Element, place: Element): boolean {
  const board = document.getElementById("match-board");
  if (board !== null && board.scrollHeight > board.clientHeight) return true;
  const [over, under] = [list.getBoundingClientRect(), place.getBoundingClientRect()];
  return over.left < under.right && under.left < over.right && over.top < under.bottom && under.top < over.bottom;
}
