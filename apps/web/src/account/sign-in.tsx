import { type Signal, useSignal } from "@preact/signals";
import type { CallResult } from "@tabletown/protocol";
import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { connection } from "../connection/connection.ts";
import { problemSentence } from "../connection/problem-sentence.ts";
import { Notice, ShortForm, TextField } from "./form.tsx";
import { canUsePasskeys, signInWithPasskey } from "./passkey.ts";
import { signedIn } from "./session.ts";
import { accountText } from "./text.ts";

/** Every way into an account. With matches of a guest on this device, whether they come along. */
export function SignIn({ matches }: { readonly matches: number }): JSX.Element {
  const text = accountText();
  const bring = useSignal(true);
  const withPassphrase = async (login: string, passphrase: string): Promise<string | undefined> =>
    settled(await connection.letIn("logIn", { body: { login, passphrase, bring: bring.value } }));
  const withCode = async (code: string): Promise<string | undefined> =>
    settled(await connection.letIn("recover", { body: { code, bring: bring.value } }));
  return (
    <div class="account-ways">
      {matches > 0 && <BringAlong matches={matches} bring={bring} />}
      <PasskeySignIn bring={bring} />
      <details>
        <summary>{text.signInPassphrase}</summary>
        <ShortForm button={text.signIn} onSubmit={(given) => withPassphrase(given("login"), given("passphrase"))}>
          <TextField label={text.accountName} name="login" autocomplete="username" />
          <TextField label={text.passphrase} name="passphrase" autocomplete="current-password" secret />
        </ShortForm>
      </details>
      <details>
        <summary>{text.signInCode}</summary>
        <ShortForm button={text.signIn} onSubmit={(given) => withCode(given("code"))}>
          <TextField label={text.recoveryCode} name="code" autocomplete="one-time-code" />
        </ShortForm>
      </details>
    </div>
  );
}

export function BringAlong(props: { readonly matches: number; readonly bring: Signal<boolean> }): JSX.Element {
  const { bring, bringNot } = accountText();
  return (
    <div>
      <label class="check">
        <input
          type="checkbox"
          checked={props.bring.value}
          onChange={({ currentTarget }) => {
            props.bring.value = currentTarget.checked;
          }}
        />
        <span>{bring(props.matches)}</span>
      </label>
      {!props.bring.value && <p class="small soft">{bringNot}</p>}
    </div>
  );
}

function PasskeySignIn({ bring }: { readonly bring: Signal<boolean> }): JSX.Element | null {
  const problem = useSignal<string | undefined>(undefined);
  if (!canUsePasskeys()) return null;
  const signIn = async (): Promise<void> => {
    problem.value = undefined;
    const done = await signInWithPasskey(bring.value);
    if ("problem" in done) problem.value = done.problem;
    else signedIn(done.value);
  };
  return (
    <div class="account-way">
      <Button icon="lock" id="passkey-sign-in" onClick={signIn}>
        {accountText().signInPasskey}
      </Button>
      <Notice text={problem.value} />
    </div>
  );
}

function settled(answer: CallResult<"logIn">): string | undefined {
  if (!answer.ok) return problemSentence(answer.problem);
  signedIn(answer.value);
  return undefined;
}
