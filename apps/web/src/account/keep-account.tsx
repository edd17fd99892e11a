import { useSignal } from "@preact/signals";
import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { connection } from "../connection/connection.ts";
import { problemSentence } from "../connection/problem-sentence.ts";
import { settings } from "../settings.ts";
import { t } from "../text/index.ts";
import { Notice, ShortForm, TextField } from "./form.tsx";
import { canUsePasskeys, makePasskey } from "./passkey.ts";
import { becameAccount, beSomebody } from "./session.ts";
import { accountText } from "./text.ts";

/** How a guest, or somebody who is not even that, becomes an account. */
export function KeepAccount({ name }: { readonly name: string | undefined }): JSX.Element {
  const text = accountText();
  return (
    <section class="account-part" aria-labelledby="keep">
      <h2 id="keep">{text.keepTitle}</h2>
      <p>{text.keepWhy}</p>
      {name === undefined && <NameField />}
      <PasskeyWay />
      <details>
        <summary>{text.withPassphrase}</summary>
        <ShortForm button={text.keep} onSubmit={(given) => register(given("login"), given("passphrase"))}>
          <TextField
            label={text.accountName}
            name="login"
            autocomplete="username"
            value={name ?? settings.value.name}
            minLength={2}
          />
          <NewPassphrase label={text.passphrase} />
        </ShortForm>
      </details>
    </section>
  );
}

export function NewPassphrase({ label }: { readonly label: string }): JSX.Element {
  return (
    <TextField
      label={label}
      name="passphrase"
      autocomplete="new-password"
      secret
      minLength={8}
      hint={accountText().passphraseHint}
    />
  );
}

function NameField(): JSX.Element {
  return (
    <label class="field">
      <span>{t().yourName}</span>
      <input
        id="account-name"
        maxLength={40}
        autocomplete="nickname"
        placeholder={t().defaultName}
        defaultValue={settings.value.name}
      />
    </label>
  );
}

function chosenName(): string {
  return document.querySelector<HTMLInputElement>("#account-name")?.value.trim() ?? "";
}

function PasskeyWay(): JSX.Element {
  const text = accountText();
  const problem = useSignal<string | undefined>(undefined);
  const busy = useSignal(false);
  if (!canUsePasskeys()) return <p class="soft">{text.noPasskeys}</p>;
  const make = async (): Promise<void> => {
    busy.value = true;
    problem.value = await beSomebody(chosenName());
    if (problem.value === undefined) {
      const made = await makePasskey();
      if ("problem" in made) problem.value = made.problem;
      else await becameAccount();
    }
    busy.value = false;
  };
  return (
    <div class="account-way">
      <Button kind="main" icon="lock" id="keep-passkey" disabled={busy.value} onClick={make}>
        {text.withPasskey}
      </Button>
      <p class="small soft">{text.passkeyWhat}</p>
      <Notice text={problem.value} />
    </div>
  );
}

async function register(login: string, passphrase: string): Promise<string | undefined> {
  const problem = await beSomebody(chosenName() || (settings.value.name === "" ? login : ""));
  if (problem !== undefined) return problem;
  const answer = await connection.http.call("register", { body: { login, passphrase } });
  if (!answer.ok) return problemSentence(answer.problem);
  await becameAccount();
  return undefined;
}
