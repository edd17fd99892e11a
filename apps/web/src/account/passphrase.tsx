import { useSignal } from "@preact/signals";
import type { AccountInfo } from "@tabletown/protocol";
import type { JSX } from "preact";
import { connection } from "../connection/connection.ts";
import { problemSentence } from "../connection/problem-sentence.ts";
import { Notice, ShortForm, TextField } from "./form.tsx";
import { NewPassphrase } from "./keep-account.tsx";
import { refreshAccountStatus } from "./session.ts";
import { accountText } from "./text.ts";

/** The passphrase of an account: a first one, or another. Who came back without it need not know the old one. */
export function PassphraseWay({ account }: { readonly account: AccountInfo }): JSX.Element {
  const text = accountText();
  const { login = "", hasPassphrase, mayReset } = account;
  const changed = useSignal<string | undefined>(undefined);
  const isFree = !hasPassphrase || mayReset;
  const save = async (given: (name: string) => string): Promise<string | undefined> => {
    const [old, next] = [given("old"), given("passphrase")];
    const answer = isFree
      ? await connection.http.call("setPassphrase", { body: { passphrase: next } })
      : await connection.http.call("changePassphrase", { body: { passphrase: old, newPassphrase: next } });
    if (!answer.ok) return problemSentence(answer.problem);
    changed.value = text.passphraseChanged;
    await refreshAccountStatus();
    return undefined;
  };
  return (
    <div class="account-way">
      <h3>{text.passphrase}</h3>
      <p class={mayReset ? "notice" : "soft"}>
        {mayReset ? text.passphraseReset : hasPassphrase ? text.passphraseSet(login) : text.passphraseNone(login)}
      </p>
      <details key={String(hasPassphrase)} open={mayReset}>
        <summary>{isFree ? text.choosePassphrase : text.changePassphrase}</summary>
        <ShortForm button={text.save} onSubmit={save}>
          <input class="unseen" name="login" autocomplete="username" value={login} readOnly tabIndex={-1} aria-hidden />
          {!isFree && <TextField label={text.oldPassphrase} name="old" autocomplete="current-password" secret />}
          <NewPassphrase label={text.newPassphrase} />
        </ShortForm>
      </details>
      <Notice good text={changed.value} />
    </div>
  );
}
