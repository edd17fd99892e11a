import { type GameEvent, type Match, type Preview, preview, type Seat, signed, type Words } from "@tabletown/kernel";
import { paint, width } from "../terminal/paint.ts";
import { say, wrap } from "../terminal/wrap.ts";
import type { Phrases } from "./phrases.ts";

/** A legal action as it is offered: what it says and what it will certainly bring. */
export interface OfferedChoice {
  readonly action: unknown;
  readonly text: string;
  readonly preview: Preview;
}

export function choicesOf(
  { game, state }: Match,
  seat: Seat,
  words: Words,
  name: (seat: Seat) => string,
): OfferedChoice[] {
  const view = game.view(state, seat);
  return game.actions(state, seat).map((action) => ({
    action,
    text: words.action(action, view, name),
    preview: preview(game, view, seat, action),
  }));
}

/** Every choice on a line or two: what it is, what it certainly brings, and what the card it is about does. */
export function choiceLines(
  choices: readonly OfferedChoice[],
  words: Words,
  seat: Seat,
  effectOf: (choice: OfferedChoice) => string,
): readonly string[] {
  const column = String(choices.length).length;
  return choices.flatMap((choice, i) => {
    const head = `  ${String(i + 1).padStart(column)}) `;
    const gain = gainOf(choice.preview.events, words, seat);
    const room = width() - head.length;
    const lines = wrap(gain === "" ? choice.text : `${choice.text}  (${gain})`, room);
    const last = lines.at(-1) ?? "";
    const effect = clipped(effectOf(choice), room - last.length - 2);
    return lines.map((line, n) => {
      const start = n === 0 ? paint("yellow", head) : " ".repeat(head.length);
      return `${start}${line}${n === lines.length - 1 && effect !== "" ? paint("dim", `  ${effect}`) : ""}`;
    });
  });
}

/** As many words as there is room for; nothing where they would be too few. */
function clipped(text: string, room: number): string {
  if (text.length <= room) return text;
  if (room < FEW) return "";
  return `${text.slice(0, room - 1).replace(/\s+\S*$/, "")}…`;
}

const FEW = 16;

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
export function explain(
  choice: OfferedChoice,
  words: Words,
  name: (seat: Seat) => string,
  phrases: Phrases,
  you: Seat | undefined,
): void {
  const indent = "  ";
  say(choice.text, "", "bold");
  for (const event of choice.preview.events) {
    const { component, rule } = event.cause;
    const cause = [component === undefined ? undefined : words.names[component], `${phrases.rule} ${rule}`]
      .filter(Boolean)
      .join(", ");
    const sentence = words.event(event, name, you);
    const besides = `[${cause}]`;
    if (indent.length + sentence.length + 1 + besides.length <= width()) {
      console.log(`${indent}${sentence} ${paint("dim", besides)}`);
      continue;
    }
    say(sentence, indent);
    say(besides, indent, "dim");
  }
  if (choice.preview.events.length === 0) say(phrases.nothingCertain, indent);
  if (!choice.preview.whole) say(`… ${phrases.theRestIsOpen}`, indent, "dim");
}
