import { useSignal } from "@preact/signals";
import { Button, Dialog } from "@tabletown/ui";
import type { JSX } from "preact";
import { connection } from "../connection/connection.ts";
import { NameField } from "../part/name-field.tsx";
import { change } from "../settings.ts";
import { t } from "../text/index.ts";
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
        <NameField name={name} />
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
