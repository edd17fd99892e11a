import { useSignal } from "@preact/signals";
import { Button, Dialog } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { connection } from "../connection/connection.ts";
import { problemSentence } from "../connection/problem-sentence.ts";
import { downloadText } from "../part/download.ts";
import { change } from "../settings.ts";
import { Notice, ShortForm, TextField } from "./form.tsx";
import { signedOut } from "./session.ts";
import { accountText } from "./text.ts";

/** Everything that the server knows about somebody: to have, or to be gone. */
export function MyData({ name }: { readonly name: string }): JSX.Element {
  const text = accountText();
  const asked = useSignal(false);
  const problem = useSignal<string | undefined>(undefined);
  const download = async (): Promise<void> => {
    const answer = await connection.http.call("personalData", {});
    problem.value = answer.ok ? undefined : problemSentence(answer.problem);
    if (answer.ok) downloadText("tabletown-my-data.json", JSON.stringify(answer.value, undefined, 1));
  };
  const ask = (open: boolean): void => {
    asked.value = open;
  };
  return (
    <section class="account-part" aria-labelledby="data">
      <h2 id="data">{text.data}</h2>
      <div class="button-row">
        <Button icon="download" id="download-data" onClick={download}>
          {text.download}
        </Button>
        <Button kind="danger" icon="trash" id="delete-data" onClick={() => ask(true)}>
          {text.deleteAll}
        </Button>
      </div>
      <Notice text={problem.value} />
      {asked.value && <DeleteDialog name={name} onClose={() => ask(false)} />}
    </section>
  );
}

function DeleteDialog({ name, onClose }: { readonly name: string; onClose(): void }): JSX.Element {
  const text = accountText();
  const running = useSignal(0);
  useEffect(() => {
    void connection.http.call("matches", { query: { list: "unfinished" } }).then((answer) => {
      if (!answer.ok) return;
      const isMine = ({ person }: { person?: string | undefined }): boolean => person === connection.person.value;
      running.value = answer.value.matches.filter(
        ({ status, seats }) => (status === "lobby" || status === "playing") && seats.some(isMine),
      ).length;
    });
  }, [running]);
  const erase = async (written: string): Promise<string | undefined> => {
    const answer = await connection.http.call("deleteAccount", { body: { name: written } });
    if (!answer.ok) return problemSentence(answer.problem);
    change({ name: "" });
    signedOut();
    return undefined;
  };
  return (
    <Dialog title={text.deleteTitle} onClose={onClose}>
      <p>{text.deleteWhat}</p>
      <p>
        {running.value > 0 && <b>{text.deleteOpen(running.value)} </b>}
        {text.deleteMatches}
      </p>
      <p class="small soft">{text.deleteLocal}</p>
      <ShortForm button={text.deleteYes} danger onSubmit={(given) => erase(given("name"))}>
        <TextField label={text.deleteName(name)} name="name" autocomplete="off" />
      </ShortForm>
    </Dialog>
  );
}
