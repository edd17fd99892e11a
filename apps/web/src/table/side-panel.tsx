import { useSignal } from "@preact/signals";
import type { Seat, Words } from "@tabletown/kernel";
import { Button, type Choice, IconButton, type Moment, RuleLink, SeatMark, type Setting } from "@tabletown/ui";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { percent } from "../part/figures.ts";
import { t } from "../text/index.ts";
import { OutlineText } from "./outline-text.tsx";
import type { HintLine, TableModel } from "./table-model.ts";
import { beside } from "./width.ts";

type Tab = "moves" | "log" | "text" | "chat";

export interface SidePanelProps {
  readonly model: TableModel;
  readonly setting: Setting;
  readonly open: boolean;
  readonly hints: readonly HintLine[] | "weighing" | undefined;
  readonly chat: ComponentChildren;
  onChoose(choice: Choice): void;
  onClose(): void;
}

/** Beside the board: the moves as a list, the log as sentences, the position as text. */
export function SidePanel(props: SidePanelProps): JSX.Element {
  const { model, setting, open, hints, chat, onClose } = props;
  const tab = useSignal<Tab>("log");
  // On a phone the panel is away until it is wanted; what nobody sees is not drawn.
  const seen = open || beside.value;
  useEffect(() => {
    if (hints !== undefined) tab.value = "moves";
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
        {seen && tab.value === "log" && <Log model={model} setting={setting} />}
        {seen && tab.value === "moves" && <Moves {...props} />}
        {seen && tab.value === "text" && (
          <OutlineText outline={setting.words.outline(model.frame.value.view, setting.name)} />
        )}
        {seen && tab.value === "chat" && chat}
      </div>
    </aside>
  );
}

function Moves({ model, hints, onChoose }: SidePanelProps): JSX.Element {
  const { choices } = model.frame.value;
  if (choices.length === 0) return <p class="soft pad">{t().nothingToDo}</p>;
  const values = new Map(Array.isArray(hints) ? hints.map(({ notation, value }) => [notation, value]) : []);
  const best = Math.max(...values.values());
  return (
    <div class="pad">
      <h2 class="side-title">{t().whatYouCan}</h2>
      {hints === "weighing" && <p class="soft">{t().hintThinking}</p>}
      <ul class="moves">
        {choices.map((choice) => {
          const value = values.get(choice.notation);
          return (
            <li key={choice.notation} data-move={choice.notation}>
              <Button class={value !== undefined && value === best ? "move-best" : ""} onClick={() => onChoose(choice)}>
                {choice.text}
                {value !== undefined && <span class="move-value">{t().winChance(percent(value))}</span>}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Log({ model, setting }: { readonly model: TableModel; readonly setting: Setting }): JSX.Element {
  const end = useRef<HTMLLIElement>(null);
  const history = model.history.value;
  useEffect(() => {
    const scroller = end.current?.closest(".side-content");
    scroller?.scrollTo({ top: scroller.scrollHeight });
  }, [history.length]);
  return (
    <ol class="log">
      <li class="log-entry soft">{t().startOfGame}</li>
      {pagesOf(history).map((moments) => (
        <LogPage key={moments[0]?.seq} moments={moments} words={setting.words} name={setting.name} />
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

/** Some moves of the log. A full page is drawn once: neither its moves nor the words change. */
function LogPage(props: {
  readonly moments: readonly Moment[];
  readonly words: Words;
  name(seat: Seat): string;
}): JSX.Element {
  const { moments, words, name } = props;
  const players = moments.map(({ seat }) => name(seat)).join();
  return useMemo(
    () => (
      <>
        {moments.map((moment) => (
          <LogEntry key={moment.seq} moment={moment} words={words} name={name} />
        ))}
      </>
    ),
    [moments[0], moments.at(-1), words, players],
  );
}

function LogEntry(props: { readonly moment: Moment; readonly words: Words; name(seat: Seat): string }): JSX.Element {
  const { moment, words, name } = props;
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
