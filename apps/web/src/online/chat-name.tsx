import { useSignal } from "@preact/signals";
import type { ChatMessage } from "@tabletown/protocol";
import type { JSX } from "preact";
import { lazyPart } from "../part/lazy-component.tsx";
import { connection } from "./connection.ts";
import type { OnlineMatch } from "./online-match.ts";

const PersonDialog = lazyPart(async () => (await import("../people/person-dialog.tsx")).PersonDialog);

/** Who said a line; somebody else's name opens what can be done about them. */
export function ChatName(props: { readonly match: OnlineMatch; readonly message: ChatMessage }): JSX.Element {
  const { match, message } = props;
  const open = useSignal(false);
  if (message.person === connection.person.value) return <b>{message.name}</b>;
  return (
    <>
      <button
        type="button"
        class="chat-name"
        onClick={() => {
          open.value = true;
        }}
      >
        {message.name}
      </button>
      {open.value && (
        <PersonDialog
          person={message.person}
          name={message.name}
          match={match.id}
          lines={match.chat.lines.value.filter(({ person }) => person === message.person)}
          onClose={() => {
            open.value = false;
          }}
        />
      )}
    </>
  );
}
