import type { JSX } from "preact";
import { connection } from "../connection/connection.ts";
import { problemSentence } from "../connection/problem-sentence.ts";
import { change } from "../settings.ts";
import { t } from "../text/index.ts";
import { ShortForm, TextField } from "./form.tsx";
import { refreshAccountStatus } from "./session.ts";
import { accountText } from "./text.ts";

/** What others see at tables. The name to sign in with stays. */
export function NameChange({ name }: { readonly name: string }): JSX.Element {
  const text = accountText();
  const rename = async (wanted: string): Promise<string | undefined> => {
    const answer = await connection.http.call("rename", { body: { name: wanted } });
    if (!answer.ok) return problemSentence(answer.problem);
    change({ name: answer.value.name });
    await refreshAccountStatus();
    return undefined;
  };
  return (
    <details key={name} class="account-name">
      <summary>{text.changeName}</summary>
      <ShortForm button={text.save} onSubmit={(given) => rename(given("name"))}>
        <TextField label={t().yourName} name="name" autocomplete="nickname" value={name} />
      </ShortForm>
    </details>
  );
}
