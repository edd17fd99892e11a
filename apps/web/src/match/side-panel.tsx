import { type Signal, useSignal } from "@preact/signals";
import { type Choice, IconButton } from "@tabletown/ui";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Badge } from "../part/badge.tsx";
import { OutlineText } from "../part/outline-text.tsx";
import { t } from "../text/index.ts";
import { Log, type LogProps } from "./log.tsx";
import { MoveList } from "./move-list.tsx";
import { isPanelSeen, setPanel, uncoverBoard } from "./panel-beside.ts";
import type { Selection } from "./selection.ts";

type Tab = "review" | "moves" | "log" | "text" | "chat";

/** What a review says; it may close the panel where that lies over the board. */
export type ReviewPanel = (close: () => void) => ComponentChildren;

interface SidePanelProps extends Omit<LogProps, "onShowPlace"> {
  readonly selection: Selection;
  /** Whether it is open on a narrow screen. */
  readonly panel: Signal<boolean>;
  readonly chat: ComponentChildren;
  readonly review: ReviewPanel | undefined;
  /** Lines of the chat that nobody has looked at. */
  readonly unread: number;
  onChoose(choice: Choice): void;
}

/** Beside the board: the moves as a list, the log as sentences, the position as text. */
export function SidePanel(props: SidePanelProps): JSX.Element {
  const { panel, selection, chat, unread, review } = props;
  const [tab, choose] = useTab(selection, review === undefined ? "log" : "review");
  // On a phone the panel is away until it is wanted; what nobody sees is not drawn.
  const seen = isPanelSeen(panel);
  const close = (): void => setPanel(panel, false);
  const tabs: readonly (readonly [Tab, string])[] = [
    ...(review === undefined ? [] : [["review", t().review] as const]),
    ["log", t().log],
    // In a review nothing is to be done.
    ...(review === undefined ? [["moves", t().movesTab] as const] : []),
    ["text", t().textTab],
    ...(chat === undefined ? [] : [["chat", t().chat] as const]),
  ];
  return (
    <aside class="side" hidden={!seen} aria-label={t().panels}>
      <div class="tabs">
        <div class="tab-list" role="tablist" aria-label={t().panels} onKeyDown={arrowTabs}>
          {tabs.map(([id, label]) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`tab-${id}`}
              aria-selected={tab === id}
              aria-controls="side-content"
              tabIndex={tab === id ? 0 : -1}
              onClick={() => choose(id)}
            >
              {label}
              {id === "chat" && unread > 0 && (
                <>
                  <Badge count={unread} />
                  <span class="unseen">, {t().unread(unread)}</span>
                </>
              )}
            </button>
          ))}
        </div>
        <span class="side-close">
          <IconButton icon="close" label={t().hidePanel} onClick={close} />
        </span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div class="side-content" id="side-content" role="tabpanel" aria-labelledby={`tab-${tab}`} tabIndex={0}>
        {seen && <TabContent {...props} tab={tab} />}
      </div>
    </aside>
  );
}

function TabContent(props: SidePanelProps & { readonly tab: Tab }): JSX.Element {
  const { tab, model, setting, selection, panel, chat, review, onChoose, onExplain } = props;
  const close = (): void => uncoverBoard(panel, review !== undefined);
  switch (tab) {
    case "review":
      return <>{review?.(close)}</>;
    case "log":
      return <Log {...{ model, setting, onExplain }} onShowPlace={close} />;
    case "moves":
      return (
        <MoveList
          {...{ model, setting, selection }}
          onChoose={(choice) => {
            close();
            onChoose(choice);
          }}
        />
      );
    case "text":
      return <OutlineText outline={setting.words.outline(model.frame.value.view, setting.name)} />;
    case "chat":
      return <>{chat}</>;
  }
}

/** The tab that is open. A hint is read among the moves; afterwards the panel shows again what it showed before. */
function useTab({ hints }: Selection, first: Tab): readonly [Tab, choose: (tab: Tab) => void] {
  const tab = useSignal<Tab>(first);
  const before = useRef<Tab | undefined>(undefined);
  useEffect(() => {
    if (hints.value !== undefined) {
      before.current ??= tab.value;
      tab.value = "moves";
      document.getElementById("side-content")?.scrollTo({ top: 0 });
    } else if (before.current !== undefined) {
      tab.value = before.current;
      before.current = undefined;
    }
  }, [hints.value, tab]);
  const choose = (chosen: Tab): void => {
    before.current = undefined;
    tab.value = chosen;
  };
  return [tab.value, choose];
}

/** Arrow keys walk through tabs, as everywhere. */
function arrowTabs(event: KeyboardEvent): void {
  const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  if (by === 0 || !(event.currentTarget instanceof HTMLElement)) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const { activeElement } = document;
  const focused = activeElement instanceof HTMLElement ? tabs.indexOf(activeElement) : -1;
  const next = tabs[(focused + by + tabs.length) % tabs.length];
  next?.focus();
  next?.click();
}
