import { useSignal } from "@preact/signals";
import { CHAT_LENGTH } from "@tabletown/protocol";
import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { t } from "../text/index.ts";
import type { OnlineTable } from "./online-table.ts";

export function ChatPanel({ table }: { readonly table: OnlineTable }): JSX.Element {
  const text = useSignal("");
  return (
    <div class="chat">
      <ol class="chat-lines" aria-live="polite">
        {table.chat.value.map((line) => (
          <li key={line.id}>
            <b>{line.name}</b> {line.text}
          </li>
        ))}
      </ol>
      <form
        class="chat-form"
        onSubmit={async (event) => {
          event.preventDefault();
          if (text.value.trim() === "") return;
          if (await table.say(text.value)) text.value = "";
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
