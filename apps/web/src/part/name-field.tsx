import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../text/index.ts";

/** Where people without an account say what they are called. */
export function NameField(props: {
  readonly name: Signal<string>;
  /** The element that says what is wrong with it. */
  readonly problem?: string | undefined;
}): JSX.Element {
  const { name, problem } = props;
  return (
    <label class="field">
      <span>{t().yourName}</span>
      <input
        type="text"
        maxLength={40}
        autocomplete="nickname"
        value={name.value}
        aria-invalid={problem !== undefined}
        aria-describedby={problem}
        onInput={({ currentTarget }) => {
          name.value = currentTarget.value;
        }}
      />
    </label>
  );
}
