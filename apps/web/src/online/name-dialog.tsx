import { useSignal } from "@preact/signals";
import { Button, Dialog } from "@tabletown/ui";
import type { JSX } from "preact";
import { change } from "../settings.ts";
import { t } from "../text/index.ts";
import { connection } from "./connection.ts";
import { tOnline } from "./text/index.ts";

/** Before somebody sits down: by what name the others are to know them. */
export function NameDialog(props: { onNamed(name: string): void; onClose(): void }): JSX.Element {
  const name = useSignal("");
  const given = name.value.trim();
  return (
    <Dialog title={tOnline().nameTitle} onClose={props.onClose}>
      <form
        class="name-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (given === "") return;
          change({ name: given });
          void connection.http.call("rename", { body: { name: given } });
          props.onNamed(given);
        }}
      >
        <label class="field">
          <span>{t().yourName}</span>
          <input
            type="text"
            name="name"
            maxLength={24}
            autocomplete="nickname"
            value={name.value}
            onInput={({ currentTarget }) => {
              name.value = currentTarget.value;
            }}
          />
        </label>
        <p class="small soft">{tOnline().nameHint}</p>
        <div class="button-row">
          <Button kind="main" type="submit" disabled={given === ""}>
            {t().sit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
