import type { Signal } from "@preact/signals";
import type { JSX } from "preact";

/** Any of a few: a row of pills, in truth check boxes. */
export function ChooseSeveral(props: {
  readonly label: string;
  readonly values: readonly (readonly [value: string, text: string])[];
  readonly chosen: Signal<readonly string[]>;
  /** The element that says what is wrong with them. */
  readonly problem?: string | undefined;
}): JSX.Element {
  const { label, values, chosen, problem } = props;
  return (
    <fieldset class="choose" aria-describedby={problem}>
      <legend>{label}</legend>
      <div class="choose-row">
        {values.map(([value, text]) => (
          <label key={value} class="pill">
            <input
              type="checkbox"
              checked={chosen.value.includes(value)}
              onChange={({ currentTarget }) => {
                const others = chosen.value.filter((each) => each !== value);
                chosen.value = currentTarget.checked ? [...others, value] : others;
              }}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
