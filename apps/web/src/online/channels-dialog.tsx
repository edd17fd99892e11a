import { useSignal } from "@preact/signals";
import { Button, Dialog, IconButton } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { when } from "../part/figures.ts";
import { t } from "../text/index.ts";
import { channels } from "./alerts.ts";
import { house, problemSentence } from "./house.ts";

type Channel = Awaited<ReturnType<typeof channels>>[number];

/** Where the server says that it is my turn: browsers, and addresses of programs. */
export function ChannelsDialog({ onClose }: { onClose(): void }): JSX.Element {
  const list = useSignal<readonly Channel[]>([]);
  const address = useSignal("");
  const secret = useSignal<string | undefined>(undefined);
  const said = useSignal<string | undefined>(undefined);
  const refresh = async (): Promise<void> => {
    list.value = await channels();
  };
  useEffect(() => {
    void refresh();
  }, []);
  const add = async (): Promise<void> => {
    const answer = await house.http.call("addChannel", { body: { kind: "webhook", url: address.value.trim() } });
    said.value = answer.ok ? undefined : problemSentence(answer.problem);
    if (!answer.ok) return;
    secret.value = answer.value.secret;
    address.value = "";
    await refresh();
  };
  return (
    <Dialog title={t().alertsWays} onClose={onClose}>
      {list.value.length === 0 ? (
        <p class="soft">{t().alertsNone}</p>
      ) : (
        <ul class="channels">
          {list.value.map(({ id, kind, host, created, failures }) => (
            <li key={id}>
              <span class="channel-text">
                <b>{kind === "push" ? t().alertsBrowser : t().alertsWebhook}</b>
                <span class="small soft">
                  {host} · {when(created)}
                  {failures > 0 && ` · ${t().alertsFailures(failures)}`}
                </span>
              </span>
              <Button
                onClick={async () => {
                  const answer = await house.http.call("tryChannel", { params: { channel: id } });
                  said.value = answer.ok
                    ? answer.value.delivered
                      ? t().alertsDelivered
                      : t().alertsUndelivered
                    : problemSentence(answer.problem);
                }}
              >
                {t().alertsTry}
              </Button>
              <IconButton
                icon="trash"
                label={`${t().remove}: ${host}`}
                onClick={async () => {
                  await house.http.call("removeChannel", { params: { channel: id } });
                  await refresh();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <form
        class="join"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <label class="field">
          <span>{t().alertsAddWebhook}</span>
          <input
            type="url"
            required
            placeholder="https://"
            value={address.value}
            onInput={({ currentTarget }) => {
              address.value = currentTarget.value;
            }}
          />
        </label>
        <Button type="submit">{t().alertsAdd}</Button>
      </form>
      {secret.value !== undefined && (
        <p class="small">
          {t().alertsSecret} <code class="secret">{secret.value}</code>
        </p>
      )}
      {said.value !== undefined && <p role="status">{said.value}</p>}
    </Dialog>
  );
}
