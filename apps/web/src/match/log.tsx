import { IconButton, type Moment, RuleLink, SeatMark, type Setting } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { t } from "../text/index.ts";
import type { MatchModel } from "./match-model.ts";

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
  }, [history.length]);
  const explains = (seq: number): boolean => model.mayExplain?.(seq) ?? false;
  return (
    <ol class="log">
      <li class="log-entry soft">{t().startOfGame}</li>
      {pagesOf(history).map((moments) => (
        <LogPage key={moments[0]?.seq} {...{ moments, setting, explains, onExplain }} />
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
  /** Whether it can be told what was weighed for a move. */
  explains(seq: number): boolean;
}

/** Some moves of the log. A full page is drawn once: neither its moves nor the words change. */
function LogPage({ moments, setting, explains, onExplain }: LogPageProps): JSX.Element {
  const players = moments.map(({ seat }) => setting.name(seat)).join();
  const explained = moments.map(({ seq }) => explains(seq));
  return useMemo(
    () => (
      <>
        {moments.map((moment, i) => (
          <LogEntry key={moment.seq} {...{ moment, setting }} onExplain={explained[i] ? onExplain : undefined} />
        ))}
      </>
    ),
    [moments[0], moments.at(-1), setting.words, players, explained.join()],
  );
}

function LogEntry(props: {
  readonly moment: Moment;
  readonly setting: Setting;
  readonly onExplain: ((seq: number) => void) | undefined;
}): JSX.Element {
  const { moment, setting, onExplain } = props;
  const { words, name } = setting;
  return (
    <li class="log-entry">
      <SeatMark seat={moment.seat} size={14} />
      <div>
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
