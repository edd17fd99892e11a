import { useSignal } from "@preact/signals";
import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { go } from "../route.ts";
import { t } from "../text/index.ts";
import { FAILURE } from "./loading.tsx";

/** A field for the code of a table; one that led nowhere can be put right. */
export function JoinForm({ tried = "" }: { readonly tried?: string }): JSX.Element {
  const code = useSignal(tried);
  return (
    <form
      class="join"
      onSubmit={(event) => {
        event.preventDefault();
        // Who was sent a link may paste all of it.
        const given = code.value.trim().replace(/^.*\/join\//, "");
        if (given !== "") go("join", given);
      }}
    >
      <label class="field">
        <span>{t().joinCode}</span>
        <input
          type="text"
          autocomplete="off"
          autocapitalize="characters"
          required
          aria-invalid={tried !== "" && code.value === tried}
          aria-describedby={tried === "" ? undefined : FAILURE}
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
