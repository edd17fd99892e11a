import { useSignal } from "@preact/signals";
import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { go } from "../route.ts";
import { t } from "../text/index.ts";

/** A field for the code of a table. */
export function JoinForm(): JSX.Element {
  const code = useSignal("");
  return (
    <form
      class="join"
      onSubmit={(event) => {
        event.preventDefault();
        if (code.value.trim() !== "") go("join", code.value.trim());
      }}
    >
      <label class="field">
        <span>{t().joinCode}</span>
        <input
          type="text"
          autocomplete="off"
          autocapitalize="characters"
          value={code.value}
          onInput={({ currentTarget }) => {
            code.value = currentTarget.value;
          }}
        />
      </label>
      <Button type="submit">{t().joinTable}</Button>
    </form>
  );
}
