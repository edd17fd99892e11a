import { useSignal } from "@preact/signals";
import type { AccountInfo } from "@tabletown/protocol";
import { Button, Dialog, IconButton } from "@tabletown/ui";
import type { JSX } from "preact";
import { connection } from "../connection/connection.ts";
import { problemSentence } from "../connection/problem-sentence.ts";
import { when } from "../part/figures.ts";
import { t } from "../text/index.ts";
import { deviceName } from "./device-name.ts";
import { Notice } from "./form.tsx";
import { canUsePasskeys, makePasskey } from "./passkey.ts";
import { refreshAccountStatus } from "./session.ts";
import { accountText } from "./text.ts";

type Passkey = AccountInfo["passkeys"][number];

/** The passkeys of an account: more of them, or fewer. */
export function Passkeys({ account }: { readonly account: AccountInfo }): JSX.Element {
  const text = accountText();
  const problem = useSignal<string | undefined>(undefined);
  const leaving = useSignal<Passkey | undefined>(undefined);
  const add = async (): Promise<void> => {
    problem.value = undefined;
    const made = await makePasskey();
    if ("problem" in made) problem.value = made.problem;
    await refreshAccountStatus();
  };
  const remove = async ({ id }: Passkey): Promise<void> => {
    const answer = await connection.http.call("removePasskey", { params: { passkey: id }, query: { sure: "yes" } });
    problem.value = answer.ok ? undefined : problemSentence(answer.problem);
    leaving.value = undefined;
    await refreshAccountStatus();
  };
  return (
    <div class="account-way">
      <h3>{text.passkeys}</h3>
      {account.passkeys.length === 0 && <p class="soft">{text.noPasskeyYet}</p>}
      <ul class="account-list">
        {account.passkeys.map((passkey) => (
          <li key={passkey.id}>
            <span class="account-item">
              <b>{deviceName(passkey.agent)}</b>
              <span class="small soft">{text.passkeyAbout(when(passkey.used))}</span>
            </span>
            <IconButton
              icon="trash"
              label={`${t().remove}: ${deviceName(passkey.agent)}`}
              onClick={() => {
                leaving.value = passkey;
              }}
            />
          </li>
        ))}
      </ul>
      {canUsePasskeys() ? (
        <Button icon="plus" id="add-passkey" onClick={add}>
          {text.addPasskey}
        </Button>
      ) : (
        <p class="small soft">{text.noPasskeys}</p>
      )}
      <Notice text={problem.value} />
      {leaving.value !== undefined && (
        <RemovePasskey
          account={account}
          passkey={leaving.value}
          onRemove={remove}
          onClose={() => {
            leaving.value = undefined;
          }}
        />
      )}
    </div>
  );
}

/** Whoever would lock themselves out is told so before. */
function RemovePasskey(props: {
  readonly account: AccountInfo;
  readonly passkey: Passkey;
  onRemove(passkey: Passkey): Promise<void>;
  onClose(): void;
}): JSX.Element {
  const text = accountText();
  const { passkeys, hasPassphrase, recoveryCodes } = props.account;
  const isLast = passkeys.length === 1 && !hasPassphrase;
  return (
    <Dialog title={text.removePasskey} onClose={props.onClose}>
      <p>{deviceName(props.passkey.agent)}</p>
      {isLast && <p class="notice">{text.lastWay(recoveryCodes)}</p>}
      <div class="button-row">
        <Button kind="danger" icon="trash" onClick={() => props.onRemove(props.passkey)}>
          {isLast ? text.removeAnyway : t().remove}
        </Button>
        <Button onClick={props.onClose}>{text.cancel}</Button>
      </div>
    </Dialog>
  );
}
