import { useSignal } from "@preact/signals";
import { CHAT_LENGTH, type ChatMessage } from "@tabletown/protocol";
import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { settings } from "../settings.ts";
import { t } from "../text/index.ts";
import { connection } from "./connection.ts";
import type { OnlineMatch } from "./online-match.ts";
import { PersonName } from "./person-name.tsx";
import { phraseRead, phraseSent, QUICK_PHRASES } from "./quick-phrases.ts";
import type { TableChat } from "./table-chat.ts";
import { tOnline } from "./text/index.ts";

/** What is said at a table, and a place to say something. */
export function ChatPanel({ match }: { readonly match: OnlineMatch }): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  const lines = match.chat.lines.value;
  useReading(match.chat);
  useEffect(() => showEnd(list.current), [lines.length]);
  const isSeated = match.players.value.some(({ mine }) => mine);
  return (
    <div class="chat">
      <ol class="chat-messages" aria-live="polite" ref={list}>
        {lines.length === 0 && <li class="soft">{tOnline().noLines}</li>}
        {lines.map((line) => (
          <ChatLine key={line.id} match={match} line={line} />
        ))}
      </ol>
      {isSeated ? <Speak match={match} /> : <p class="chat-closed small soft">{tOnline().onlySeated}</p>}
    </div>
  );
}

/** Scrolls what the lines scroll in, never the page: on a phone somebody may be at the seats above them. */
function showEnd(list: HTMLElement | null): void {
  const scroller = list?.closest(".side-content, .lobby-chat .chat-messages");
  scroller?.scrollTo({ top: scroller.scrollHeight });
}

/** While the chat is on screen and the page is looked at, nothing in it is unread. */
function useReading(chat: TableChat): void {
  const { length } = chat.lines.value;
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === "visible") chat.markRead();
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [chat, length]);
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
  const text = useSignal("");
  const problem = useSignal<string | undefined>(undefined);
  const phrases = useSignal(false);
  const disabled = !connection.isOpen.value;
  const say = async (what: string): Promise<void> => {
    problem.value = await match.say(what);
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
