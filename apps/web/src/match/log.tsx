import type { TakenBack } from "@tabletown/protocol";
import { IconButton, type Moment, RuleLink, SeatMark, type Setting } from "@tabletown/ui";
import { Fragment, type JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { t } from "../text/index.ts";
import { MarkSign } from "./mark-sign.tsx";
import type { MatchModel, MoveMark } from "./match-model.ts";

export interface LogProps {
  readonly model: MatchModel;
  readonly setting: Setting;
  /** Tells what was weighed for a move. */
  onExplain(seq: number): void;
}

/** Every move so far as sentences. */
export function Log({ model, setting, onExplain }: LogProps): JSX.Element {
  const end = useRef<HTMLLIElement>(null);
  const history = model.history.value;
  useEffect(() => {
    const scroller = end.current?.closest(".side-content");
    scroller?.scrollTo({ top: scroller.scrollHeight });
  }, [history.length, model.takenBack?.value]);
  const marks = model.marks?.value;
  const explains = (seq: number): boolean => model.mayExplain?.(seq) ?? false;
  const notesAfter = (seq: number): readonly TakenBack[] =>
    model.takenBack?.value.filter(({ after }) => after === seq) ?? [];
  return (
    <ol class="log">
      <li class="log-entry soft">{t().startOfGame}</li>
      <TakenBackNotes notes={notesAfter(0)} setting={setting} />
      {pagesOf(history).map((moments) => (
        <LogPage key={moments[0]?.seq} {...{ moments, setting, marks, explains, notesAfter, onExplain }} />
      ))}
      <li ref={end} aria-hidden="true" />
    </ol>
  );
}

const PAGE = 20;

function pagesOf(history: readonly Moment[]): readonly (readonly Moment[])[] {
  const pages = Math.ceil(history.length / PAGE);
  return Array.from({ length: pages }, (_, page) => history.slice(page * PAGE, (page + 1) * PAGE));
}

interface LogPageProps extends Pick<LogProps, "setting" | "onExplain"> {
  readonly moments: readonly Moment[];
  readonly marks: ReadonlyMap<number, MoveMark> | undefined;
  /** Whether it can be told what was weighed for a move. */
  explains(seq: number): boolean;
  /** What was taken back after a move. */
  notesAfter(seq: number): readonly TakenBack[];
}

/** Some moves of the log. A full page is drawn once: neither its moves nor the words change. */
function LogPage({ moments, setting, marks, explains, notesAfter, onExplain }: LogPageProps): JSX.Element {
  const players = moments.map(({ seat }) => setting.name(seat)).join();
  const explained = moments.map(({ seq }) => explains(seq));
  const notes = moments.map(({ seq }) => notesAfter(seq));
  const marked = moments.map(({ seq }) => marks?.get(seq));
  return useMemo(
    () => (
      <>
        {moments.map((moment, i) => (
          <Fragment key={moment.seq}>
            <LogEntry {...{ moment, setting }} mark={marked[i]} onExplain={explained[i] ? onExplain : undefined} />
            <TakenBackNotes notes={notes[i] ?? []} setting={setting} />
          </Fragment>
        ))}
      </>
    ),
    [moments[0], moments.at(-1), setting.words, players, explained.join(), marked.join(), JSON.stringify(notes)],
  );
}

function TakenBackNotes(props: { readonly notes: readonly TakenBack[]; readonly setting: Setting }): JSX.Element {
  return (
    <>
      {props.notes.map(({ seat, after, moves }, i) => (
        <li key={`${after}.${i}`} class="log-entry log-back soft">
          <SeatMark seat={seat} size={14} />
          <p>{t().tookBack(props.setting.name(seat), moves)}</p>
        </li>
      ))}
    </>
  );
}

function LogEntry(props: {
  readonly moment: Moment;
  readonly setting: Setting;
  readonly mark: MoveMark | undefined;
  readonly onExplain: ((seq: number) => void) | undefined;
}): JSX.Element {
  const { moment, setting, mark, onExplain } = props;
  const { words, name } = setting;
  return (
    <li class="log-entry">
      <SeatMark seat={moment.seat} size={14} />
      <div>
        {mark !== undefined && <MarkSign mark={mark} named />}
        {moment.events.map((event, i) => (
          <p key={`${event.what}${i}`}>
            {words.event(event, name)} <RuleLink number={event.cause.rule} />
          </p>
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
