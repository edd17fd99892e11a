import { useSignal } from "@preact/signals";
import type { Notice } from "@tabletown/protocol";
import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { connection } from "../connection/connection.ts";
import { dated, said, texts } from "./text.ts";

/** What the administrator has told this person, until it is put away. */
export function Notices(): JSX.Element | null {
  const notices = useSignal<readonly Notice[]>([]);
  useEffect(() => {
    void connection.http.call("notices", {}).then((answer) => {
      if (answer.ok) notices.value = answer.value.notices;
    });
  }, [notices]);
  if (notices.value.length === 0) return null;
  const dismiss = async (id: string): Promise<void> => {
    const done = await connection.http.call("dismissNotice", { params: { notice: id } });
    if (done.ok) notices.value = notices.value.filter((each) => each.id !== id);
  };
  return (
    <div class="notices">
      {notices.value.map(({ id, kind, text, until }) => (
        <div key={id} role="alert">
          <p>
            <b>{kind === "warning" ? said(texts.warning) : said(texts.silence)}</b>
          </p>
          {text !== "" && <p>{text}</p>}
          {until !== undefined && (
            <p class="small">
              {said(texts.until)} {dated(until)}
            </p>
          )}
          <Button onClick={() => dismiss(id)}>{said(texts.understood)}</Button>
        </div>
      ))}
    </div>
  );
}
