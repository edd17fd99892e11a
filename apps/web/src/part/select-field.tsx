import type { JSX } from "preact";

/** One of many, with its label beside it. */
export function SelectField(props: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  onChange(value: string): void;
}): JSX.Element {
  return (
    <label class="field-inline">
      <span>{props.label}</span>
      <select value={props.value} onChange={({ currentTarget }) => props.onChange(currentTarget.value)}>
        {props.options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
