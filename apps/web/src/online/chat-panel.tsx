import { useSignal } from "@preact/signals";
import { CHAT_LENGTH } from "@tabletown/protocol";
import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { t } from "../text/index.ts";
import type { OnlineMatch } from "./online-match.ts";

export function ChatPanel({ match }: { readonly match: OnlineMatch }): JSX.Element {
  const text = useSignal("");
  return (
    <div class="chat">
      <ol class="chat-messages" aria-live="polite">
        {match.chat.lines.value.map((message) => (
          <li key={message.id}>
            <b>{message.name}</b> {message.text}
          </li>
        ))}
      </ol>
      <form
        class="chat-form"
        onSubmit={async (event) => {
          event.preventDefault();
          if (text.value.trim() === "") return;
          if (await match.say(text.value)) text.value = "";
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
        <Button type="submit">{t().send}</Button>
      </form>
    </div>
  );
}
