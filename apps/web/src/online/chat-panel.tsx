import { type ReadonlySignal, useSignal } from "@preact/signals";
import { CHAT_LENGTH, type ChatMessage } from "@tabletown/protocol";
import { Button } from "@tabletown/ui";
import type { JSX, RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { connection } from "../connection/connection.ts";
import { settings } from "../settings.ts";
import { t } from "../text/index.ts";
import type { OnlineMatch } from "./online-match.ts";
import { PersonName } from "./person-name.tsx";
import { phraseRead, phraseSent, QUICK_PHRASES } from "./quick-phrases.ts";
import type { TableChat } from "./table-chat.ts";
import { tOnline } from "./text/index.ts";

/** Pixels above the end from which on somebody reads what was said before. */
const NEAR_END = 40;

/** What is said at a table, and a place to say something. */
export function ChatPanel({ match }: { readonly match: OnlineMatch }): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  const lines = match.chat.lines.value;
  const isAtEnd = useIsAtEnd(list);
  useReading(match.chat, isAtEnd.value);
  useEffect(() => {
    // Whoever reads what was said before stays there; whoever speaks sees what they have said.
    if (isAtEnd.value || lines.at(-1)?.person === connection.person.value) showEnd(list.current);
  }, [lines.length]);
  const goToEnd = (): void => {
    showEnd(list.current);
    // The button is gone at once: whoever goes by keys is afterwards at the last line.
    list.current?.querySelector<HTMLElement>("li:last-child button")?.focus({ preventScroll: true });
  };
  const isSeated = match.players.value.some(({ mine }) => mine);
  // What is said is told to nobody else.
  if (match.info.value.code === undefined) return <p class="chat chat-closed soft">{tOnline().chatOfTable}</p>;
  return (
    <div class="chat">
      <ol class="chat-messages" aria-live="polite" ref={list}>
        {lines.length === 0 && <li class="soft">{tOnline().noLines}</li>}
        {lines.map((line) => (
          <ChatLine key={line.id} match={match} line={line} />
        ))}
      </ol>
      {!isAtEnd.value && match.chat.unread.value > 0 && (
        <p class="chat-new">
          <Button kind="main" onClick={goToEnd}>
            {tOnline().newLines}
          </Button>
        </p>
      )}
      {isSeated ? <Speak match={match} /> : <p class="chat-closed small soft">{tOnline().onlySeated}</p>}
    </div>
  );
}

/** Scrolls what the lines scroll in, never the page: on a phone somebody may be at the seats above them. */
function showEnd(list: HTMLElement | null): void {
  const scroller = scrollerOf(list);
  scroller?.scrollTo({ top: scroller.scrollHeight });
}

function scrollerOf(list: HTMLElement | null): Element | undefined {
  return list?.closest(".side-content, .lobby-chat .chat-messages") ?? undefined;
}

/** Whether the last line was in sight when somebody scrolled last: lines that come later change nothing about that. */
function useIsAtEnd(list: RefObject<HTMLElement | null>): ReadonlySignal<boolean> {
  const isAtEnd = useSignal(true);
  useEffect(() => {
    const scroller = scrollerOf(list.current);
    const look = (): void => {
      if (scroller === undefined) return;
      const { scrollHeight, scrollTop, clientHeight } = scroller;
      isAtEnd.value = scrollHeight - scrollTop - clientHeight < NEAR_END;
    };
    scroller?.addEventListener("scroll", look, { passive: true });
    return () => scroller?.removeEventListener("scroll", look);
  }, [list, isAtEnd]);
  return isAtEnd;
}

/** While the end of the chat is on screen and the page is looked at, nothing in it is unread. */
function useReading(chat: TableChat, isAtEnd: boolean): void {
  const { length } = chat.lines.value;
  useEffect(() => {
    const look = (): void => {
      if (isAtEnd && document.visibilityState === "visible") chat.markRead();
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [chat, length, isAtEnd]);
}

function ChatLine({ match, line }: { readonly match: OnlineMatch; readonly line: ChatMessage }): JSX.Element {
  const { person, name, text, at } = line;
  return (
    <li>
      <PersonName {...{ match, person, name }} /> <bdi>{phraseRead(text)}</bdi>{" "}
      <time class="small soft" dateTime={new Date(at).toISOString()}>
        {timeText(at)}
      </time>
    </li>
  );
}

/** The time of day; of another day, that day too. */
function timeText(at: number): string {
  const today = new Date().toDateString() === new Date(at).toDateString();
  return new Intl.DateTimeFormat(settings.value.language, {
    ...(!today && { dateStyle: "short" }),
    timeStyle: "short",
  }).format(at);
}

function Speak({ match }: { readonly match: OnlineMatch }): JSX.Element {
  const text = match.chat.draft;
  const problem = useSignal<string | undefined>(undefined);
  const phrases = useSignal(false);
  const disabled = !connection.isOpen.value;
  const say = async (what: string): Promise<void> => {
    problem.value = await match.chat.say(what);
    if (problem.value !== undefined) return;
    phrases.value = false;
    if (what === text.value) text.value = "";
  };
  return (
    <div class="chat-speak">
      {problem.value !== undefined && (
        <p class="lost" role="alert">
          {problem.value}
        </p>
      )}
      <details
        class="phrases"
        open={phrases.value}
        onToggle={({ currentTarget }) => {
          phrases.value = currentTarget.open;
        }}
      >
        <summary>{tOnline().quickPhrases}</summary>
        <p class="phrase-hint small soft">{tOnline().quickHint}</p>
        <div class="phrase-row">
          {QUICK_PHRASES.map((id) => (
            <Button key={id} disabled={disabled} onClick={() => say(phraseSent(id))}>
              {tOnline().quick[id]}
            </Button>
          ))}
        </div>
      </details>
      <form
        class="chat-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.value.trim() !== "") void say(text.value);
        }}
      >
        <input
          type="text"
          maxLength={CHAT_LENGTH}
          aria-label={t().message}
          placeholder={t().message}
          value={text.value}
          onInput={({ currentTarget }) => {
            text.value = currentTarget.value;
          }}
        />
        <Button type="submit" disabled={disabled}>
          {t().send}
        </Button>
      </form>
    </div>
  );
}
