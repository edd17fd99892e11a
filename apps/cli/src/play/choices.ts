import { type GameEvent, type Match, type Preview, preview, type Seat, signed, type Words } from "@tabletown/kernel";
import { paint, width } from "../terminal/paint.ts";
import { wrap } from "../terminal/wrap.ts";
import type { Phrases } from "./phrases.ts";

/** A legal action as it is offered: what it says and what it will certainly bring. */
export interface Choice {
  readonly action: unknown;
  readonly text: string;
  readonly preview: Preview;
}

export function choicesOf({ game, state }: Match, seat: Seat, words: Words, name: (seat: Seat) => string): Choice[] {
  const view = game.view(state, seat);
  return game.actions(state, seat).map((action) => ({
    action,
    text: words.action(action, view, name),
    preview: preview(game, view, seat, action),
  }));
}

export function printChoices(choices: readonly Choice[], words: Words, seat: Seat, phrases: Phrases): void {
  const column = String(choices.length).length;
  const numbered = choices.map(({ text, preview: certain }, i) => ({
    head: `  ${String(i + 1).padStart(column)}) `,
    text,
    gain: gainOf(certain.events, words, seat),
  }));
  for (const { head, text, gain } of numbered) {
    const [first = "", ...rest] = wrap(gain === "" ? text : `${text}  (${gain})`, width() - head.length);
    console.log(`${paint("yellow", head)}${first}`);
    for (const line of rest) console.log(`${" ".repeat(head.length)}${line}`);
  }
  if (choices.length === 0) console.log(phrases.nothingCertain);
}

/** The sum of what certainly changes for the chooser: "coins +3". */
function gainOf(events: readonly GameEvent[], words: Words, seat: Seat): string {
  const sums = new Map<string, number>();
  for (const { what, by, seat: whose } of events) {
    if (by !== undefined && whose === seat) sums.set(what, (sums.get(what) ?? 0) + by);
  }
  return [...sums]
    .filter(([, by]) => by !== 0)
    .map(([what, by]) => `${words.names[what] ?? what} ${signed(by)}`)
    .join(", ");
}

/** Everything a choice will certainly do, each with its cause. */
export function explain(choice: Choice, words: Words, name: (seat: Seat) => string, phrases: Phrases): void {
  console.log(paint("bold", choice.text));
  for (const event of choice.preview.events) {
    const { component, rule } = event.cause;
    const cause = [component === undefined ? undefined : words.names[component], `${phrases.rule} ${rule}`]
      .filter(Boolean)
      .join(", ");
    console.log(`  ${words.event(event, name)} ${paint("dim", `[${cause}]`)}`);
  }
  if (choice.preview.events.length === 0) console.log(`  ${phrases.nothingCertain}`);
  if (!choice.preview.whole) console.log(paint("dim", `  … ${phrases.theRestIsOpen}`));
}
