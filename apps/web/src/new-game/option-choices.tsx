import { capital, type OptionSpec, type OptionValue, type Words } from "@tabletown/kernel";
import type { JSX } from "preact";
import { Choose } from "../part/choose.tsx";
import { t } from "../text/index.ts";

/** One value of an option, in words. */
export function optionText(words: Words, name: string, value: OptionValue): string {
  const known = words.names[`option.${name}.${value}`];
  const text = known ?? (typeof value === "boolean" ? (value ? t().on : t().off) : String(value));
  return capital(text);
}

/** The options of a game that matter with the choices made so far. */
export function OptionChoices(props: {
  readonly specs: readonly OptionSpec[];
  readonly words: Words;
  readonly values: Readonly<Record<string, OptionValue>>;
  onChange(name: string, value: OptionValue): void;
}): JSX.Element | null {
  const { specs, words, values, onChange } = props;
  if (specs.length === 0) return null;
  return (
    <section class="options">
      <h2>{t().options}</h2>
      {specs.map(({ name, values: allowed }) => (
        <Choose
          key={name}
          label={words.names[`option.${name}`] ?? name}
          values={allowed.map((value) => [String(value), optionText(words, name, value)])}
          value={String(values[name] ?? allowed[0])}
          onChange={(picked) => {
            const value = allowed.find((each) => String(each) === picked);
            if (value !== undefined) onChange(name, value);
          }}
        />
      ))}
    </section>
  );
}
