import type { Reason } from "@tabletown/kernel";
import type { Setting } from "@tabletown/ui";
import type { JSX } from "preact";

/** What speaks for a move, in words of the game. */
export function ReasonList(props: {
  readonly reasons: readonly Reason[] | undefined;
  readonly setting: Setting;
}): JSX.Element | null {
  const { reasons = [], setting } = props;
  const { words, name, you } = setting;
  if (reasons.length === 0 || words.reason === undefined) return null;
  return (
    <ul class="reasons-for">
      {reasons.map((reason) => {
        const text = words.reason?.(reason, name, you) ?? "";
        return <li key={text}>{text}</li>;
      })}
    </ul>
  );
}
