import { type Signal, useSignal } from "@preact/signals";
import { Button, Dialog, IconButton } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { connection } from "../connection/connection.ts";
import { problemSentence } from "../connection/problem-sentence.ts";
import { when } from "../part/figures.ts";
import { t } from "../text/index.ts";
import { channels } from "./alerts.ts";

type Channel = Awaited<ReturnType<typeof channels>>[number];

/** Where the server says that it is my turn: browsers, and addresses of programs. */
export function ChannelsDialog({ onClose }: { onClose(): void }): JSX.Element {
  const list = useSignal<readonly Channel[]>([]);
  const outcome = useSignal<string | undefined>(undefined);
  const refresh = async (): Promise<void> => {
    list.value = await channels();
  };
  useEffect(() => {
    void refresh();
  }, []);
  return (
    <Dialog title={t().alertsWays} onClose={onClose}>
      {list.value.length === 0 ? (
        <p class="soft">{t().alertsNone}</p>
      ) : (
        <ul class="channels">
          {list.value.map((channel) => (
            <ChannelRow key={channel.id} channel={channel} outcome={outcome} onRemoved={refresh} />
          ))}
        </ul>
      )}
      <WebhookForm outcome={outcome} onAdded={refresh} />
      {outcome.value !== undefined && <p role="status">{outcome.value}</p>}
    </Dialog>
  );
}

function ChannelRow(props: {
  readonly channel: Channel;
  /** What came of the last thing tried. */
  readonly outcome: Signal<string | undefined>;
  onRemoved(): void;
}): JSX.Element {
  const { id, kind, host, created, failures } = props.channel;
  const tryOut = async (): Promise<void> => {
    const answer = await connection.http.call("tryChannel", { params: { channel: id } });
    if (!answer.ok) props.outcome.value = problemSentence(answer.problem);
    else props.outcome.value = answer.value.delivered ? t().alertsDelivered : t().alertsUndelivered;
  };
  const remove = async (): Promise<void> => {
    await connection.http.call("removeChannel", { params: { channel: id } });
    props.onRemoved();
  };
  return (
    <li>
      <span class="channel-text">
        <b>{kind === "push" ? t().alertsBrowser : t().alertsWebhook}</b>
        <span class="small soft">
          {host} · {when(created)}
          {failures > 0 && ` · ${t().alertsFailures(failures)}`}
        </span>
      </span>
      <Button onClick={tryOut}>{t().alertsTry}</Button>
      <IconButton icon="trash" label={`${t().remove}: ${host}`} onClick={remove} />
    </li>
  );
}

function WebhookForm(props: { readonly outcome: Signal<string | undefined>; onAdded(): Promise<void> }): JSX.Element {
  const address = useSignal("");
  const secret = useSignal<string | undefined>(undefined);
  const add = async (): Promise<void> => {
    const answer = await connection.http.call("addChannel", { body: { kind: "webhook", url: address.value.trim() } });
    props.outcome.value = answer.ok ? undefined : problemSentence(answer.problem);
    if (!answer.ok) return;
    secret.value = answer.value.secret;
    address.value = "";
    await props.onAdded();
  };
  return (
    <>
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
    </>
  );
}
