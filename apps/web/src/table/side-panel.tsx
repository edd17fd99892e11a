import { useSignal } from "@preact/signals";
import { Button, type Choice, IconButton, type Moment, RuleLink, SeatMark, type Setting } from "@tabletown/ui";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { t } from "../text/index.ts";
import { OutlineText } from "./outline-text.tsx";
import type { HintLine, TableModel } from "./table-model.ts";
import { worthOf } from "./weighed.tsx";
import { beside } from "./width.ts";

type Tab = "moves" | "log" | "text" | "chat";

export interface SidePanelProps {
  readonly model: TableModel;
  readonly setting: Setting;
  readonly open: boolean;
  readonly hints: readonly HintLine[] | "weighing" | undefined;
  readonly chat: ComponentChildren;
  onChoose(choice: Choice): void;
  /** A move is pointed at, or none any more. */
  onGlance(choice: Choice | undefined): void;
  onExplain(seq: number): void;
  onClose(): void;
}

/** Beside the board: the moves as a list, the log as sentences, the position as text. */
export function SidePanel(props: SidePanelProps): JSX.Element {
  const { model, setting, open, hints, chat, onClose } = props;
  const tab = useSignal<Tab>("log");
  // On a phone the panel is away until it is wanted; what nobody sees is not drawn.
  const seen = open || beside.value;
  // A hint is read among the moves; afterwards the panel shows again what it showed before.
  const before = useRef<Tab | undefined>(undefined);
  useEffect(() => {
    if (hints !== undefined) {
      before.current ??= tab.value;
      tab.value = "moves";
      document.getElementById("side-content")?.scrollTo({ top: 0 });
    } else if (before.current !== undefined) {
      tab.value = before.current;
      before.current = undefined;
    }
  }, [hints, tab]);
  const tabs: readonly (readonly [Tab, string])[] = [
    ["log", t().log],
    ["moves", t().movesTab],
    ["text", t().textTab],
    ...(chat === undefined ? [] : [["chat", t().chat] as const]),
  ];
  return (
    <aside class={`side ${open ? "side-open" : ""}`} aria-label={t().panels}>
      <div class="tabs" role="tablist" aria-label={t().panels} onKeyDown={(event) => arrowTabs(event)}>
        {tabs.map(([id, label]) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={tab.value === id}
            aria-controls="side-content"
            tabIndex={tab.value === id ? 0 : -1}
            onClick={() => {
              before.current = undefined;
              tab.value = id;
            }}
          >
            {label}
          </button>
        ))}
        <span class="only-narrow side-close">
          <IconButton icon="close" label={t().hidePanel} onClick={onClose} />
        </span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div class="side-content" id="side-content" role="tabpanel" aria-labelledby={`tab-${tab.value}`} tabIndex={0}>
        {seen && tab.value === "log" && <Log {...props} />}
        {seen && tab.value === "moves" && <Moves {...props} />}
        {seen && tab.value === "text" && (
          <OutlineText outline={setting.words.outline(model.frame.value.view, setting.name)} />
        )}
        {seen && tab.value === "chat" && chat}
      </div>
    </aside>
  );
}

function Moves({ model, hints, onChoose, onGlance }: SidePanelProps): JSX.Element {
  const { choices } = model.frame.value;
  if (choices.length === 0) return <p class="soft pad">{t().nothingToDo}</p>;
  const lines = new Map(Array.isArray(hints) ? hints.map((line) => [line.notation, line]) : []);
  const worth = ({ notation }: Choice): number => lines.get(notation)?.value ?? -1;
  const sorted = lines.size === 0 ? choices : choices.toSorted((a, b) => worth(b) - worth(a));
  return (
    <div class="pad">
      <h2 class="side-title">{t().whatYouCan}</h2>
      {hints === "weighing" && <p class="soft">{t().hintThinking}</p>}
      <ul class="moves">
        {sorted.map((choice, index) => {
          const line = lines.get(choice.notation);
          return (
            <li
              key={choice.notation}
              data-move={choice.notation}
              onMouseEnter={() => onGlance(choice)}
              onMouseLeave={() => onGlance(undefined)}
              onFocusCapture={() => onGlance(choice)}
            >
              <Button class={line !== undefined && index === 0 ? "move-best" : ""} onClick={() => onChoose(choice)}>
                {choice.text}
                {/* What has to be done anyway is not worth more or less. */}
                {line !== undefined && lines.size > 1 && <span class="move-value">{worthOf(line)}</span>}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Log({ model, setting, onExplain }: SidePanelProps): JSX.Element {
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

interface LogPageProps extends Pick<SidePanelProps, "setting" | "onExplain"> {
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

/** Arrow keys walk through tabs, as everywhere. */
function arrowTabs(event: KeyboardEvent): void {
  const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  if (by === 0 || !(event.currentTarget instanceof HTMLElement)) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.indexOf(document.activeElement as HTMLElement);
  const next = tabs[(at + by + tabs.length) % tabs.length];
  next?.focus();
  next?.click();
}
