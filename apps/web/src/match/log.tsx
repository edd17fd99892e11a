import { type Signal, useSignal } from "@preact/signals";
import type { Seat } from "@tabletown/kernel";
import type { TakenBack } from "@tabletown/protocol";
import { Button, IconButton, type Moment, SeatMark, type Setting, seatTitle } from "@tabletown/ui";
import { Fragment, type JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { InPlay } from "../library.ts";
import { whoIn } from "../part/setting.ts";
import { type Turn, toldOf, turnsOf } from "../part/turns.ts";
import { t } from "../text/index.ts";
import { MarkSign } from "./mark-sign.tsx";
import type { MatchModel, MoveMark } from "./match-model.ts";
import { matchTexts } from "./text/index.ts";
import { ToldEvent } from "./told-event.tsx";

export interface LogProps {
  readonly model: MatchModel;
  readonly setting: Setting;
  /** Tells what was weighed for a move. */
  onExplain(seq: number): void;
  /** Somebody wants to see a place on the board, which the log may lie over. */
  onShowPlace(): void;
}

/** Every turn so far as sentences, of all or of one person. */
export function Log({ model, setting, onExplain, onShowPlace }: LogProps): JSX.Element {
  const end = useRef<HTMLLIElement>(null);
  const only = useSignal<Seat | undefined>(undefined);
  const history = model.history.value;
  useEffect(() => {
    const scroller = end.current?.closest(".side-content");
    scroller?.scrollTo({ top: scroller.scrollHeight });
  }, [history.length, model.takenBack?.value, only.value]);
  const { board } = model.inPlay;
  const marks = model.marks?.value;
  const explains = (seq: number): boolean => model.mayExplain?.(seq) ?? false;
  const notesAfter = (seq: number): readonly TakenBack[] =>
    model.takenBack?.value.filter(({ after }) => after === seq) ?? [];
  const turns = turnsOf(history, board.preparations, (seq) => marks?.has(seq) === true || notesAfter(seq).length > 0);
  const shown = turns.filter(({ seat }) => only.value === undefined || seat === only.value);
  return (
    <>
      <LogFilter only={only} model={model} setting={setting} />
      <ol class="log">
        <li class="log-entry log-start soft">{t().startOfGame}</li>
        <TakenBackNotes notes={notesAfter(0)} setting={setting} />
        {pagesOf(shown).map((page) => (
          <LogPage
            key={page[0]?.moments[0]?.seq}
            {...{ setting, board, marks, explains, notesAfter, onExplain, onShowPlace }}
            turns={page}
          />
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
    </>
  );
}

function LogFilter(props: {
  readonly only: Signal<Seat | undefined>;
  readonly model: MatchModel;
  readonly setting: Setting;
}): JSX.Element | null {
  const { only, model, setting } = props;
  const seats = model.players.value.map((_, seat) => seat);
  if (seats.length < 2) return null;
  const choose = (seat: Seat | undefined): void => {
    only.value = seat;
  };
  return (
    <fieldset class="log-filter" aria-label={matchTexts().logOf}>
      <Button pressed={only.value === undefined} onClick={() => choose(undefined)}>
        {matchTexts().everyone}
      </Button>
      {seats.map((seat) => (
        <Button key={seat} pressed={only.value === seat} onClick={() => choose(seat)}>
          <SeatMark seat={seat} size={14} /> {seatTitle(setting, seat)}
        </Button>
      ))}
    </fieldset>
  );
}

const PAGE = 10;

function pagesOf(turns: readonly Turn[]): readonly (readonly Turn[])[] {
  const pages = Math.ceil(turns.length / PAGE);
  return Array.from({ length: pages }, (_, page) => turns.slice(page * PAGE, (page + 1) * PAGE));
}

interface LogPageProps extends Pick<LogProps, "setting" | "onExplain" | "onShowPlace"> {
  readonly turns: readonly Turn[];
  readonly board: InPlay["board"];
  readonly marks: ReadonlyMap<number, MoveMark> | undefined;
  /** Whether it can be told what was weighed for a move. */
  explains(seq: number): boolean;
  /** What was taken back after a move. */
  notesAfter(seq: number): readonly TakenBack[];
}

/** Some turns of the log. A full page is drawn once: neither its moves nor the words change. */
function LogPage(props: LogPageProps): JSX.Element {
  const { turns, setting, board, marks, explains, notesAfter, onExplain, onShowPlace } = props;
  const moments = turns.flatMap((turn) => turn.moments);
  const players = turns.map(({ seat }) => seatTitle(setting, seat)).join();
  const explained = new Set(moments.flatMap(({ seq }) => (explains(seq) ? [seq] : [])));
  const notes = moments.map(({ seq }) => notesAfter(seq));
  const marked = moments.map(({ seq }) => marks?.get(seq));
  return useMemo(
    () => (
      <>
        {turns.map(({ seat, moments: made }) => (
          <Fragment key={made[0]?.seq}>
            <li class="turn-head">
              <SeatMark seat={seat} size={14} />
              <b>{seatTitle(setting, seat)}</b>
            </li>
            {made.map((moment) => (
              <Fragment key={moment.seq}>
                <LogEntry
                  {...{ moment, setting, board, onShowPlace }}
                  mark={marks?.get(moment.seq)}
                  onExplain={explained.has(moment.seq) ? onExplain : undefined}
                />
                <TakenBackNotes notes={notesAfter(moment.seq)} setting={setting} />
              </Fragment>
            ))}
          </Fragment>
        ))}
      </>
    ),
    [moments[0], moments.at(-1), setting.words, players, [...explained].join(), marked.join(), JSON.stringify(notes)],
  );
}

function TakenBackNotes(props: { readonly notes: readonly TakenBack[]; readonly setting: Setting }): JSX.Element {
  return (
    <>
      {props.notes.map(({ seat, after, moves }, i) => (
        <li key={`${after}.${i}`} class="log-entry log-back soft">
          <p>{t().tookBack(whoIn(props.setting)(seat), moves)}</p>
        </li>
      ))}
    </>
  );
}

interface LogEntryProps {
  readonly moment: Moment;
  readonly setting: Setting;
  readonly board: InPlay["board"];
  readonly mark: MoveMark | undefined;
  readonly onExplain: ((seq: number) => void) | undefined;
  onShowPlace(): void;
}

function LogEntry({ moment, setting, board, mark, onExplain, onShowPlace }: LogEntryProps): JSX.Element | null {
  const told = toldOf(moment, board.preparations);
  if (told.length === 0 && mark === undefined) return null;
  return (
    <li class="log-entry">
      <div>
        {mark !== undefined && <MarkSign mark={mark} named />}
        {told.map((event, i) => (
          <ToldEvent key={`${event.what}${i}`} {...{ event, setting, board }} onShow={onShowPlace} />
        ))}
      </div>
      {onExplain !== undefined && (
        <span class="log-why">
          <IconButton icon="bulb" label={t().whyMove(moment.seq)} onClick={() => onExplain(moment.seq)} />
        </span>
      )}
    </li>
  );
}
