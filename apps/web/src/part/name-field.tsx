import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../text/index.ts";

/** Where people without an account say what they are called. */
export function NameField({ name }: { readonly name: Signal<string> }): JSX.Element {
  return (
    <label class="field">
      <span>{t().yourName}</span>
      <input
        type="text"
        maxLength={40}
        autocomplete="nickname"
        value={name.value}
        onInput={({ currentTarget }) => {
          name.value = currentTarget.value;
        }}
      />
    </label>
  );
}
