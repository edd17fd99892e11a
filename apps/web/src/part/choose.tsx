import type { JSX } from "preact";
import { useId } from "preact/hooks";

interface ChooseProps<T extends string> {
  readonly label: string;
  readonly values: readonly (readonly [value: T, text: string])[];
  /** None while nothing has been chosen. */
  readonly value: T | undefined;
  /** What the chosen one means. */
  readonly hint?: string;
  onChange(value: T): void;
}

/** One of a few: a row of pills, in truth radio buttons. */
export function Choose<T extends string>({ label, values, value, hint, onChange }: ChooseProps<T>): JSX.Element {
  const name = useId();
  return (
    <fieldset class="choose" aria-describedby={hint && `${name}-hint`}>
      <legend>{label}</legend>
      <div class="choose-row">
        {values.map(([each, text]) => (
          <label key={each} class="pill">
            <input type="radio" name={name} checked={each === value} onChange={() => onChange(each)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <p id={`${name}-hint`} class="choose-hint small soft">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
