import { type GameEvent, type Seat, signed, type Texts } from "@tabletown/kernel";
import type { JSX } from "preact";
import type { Moment } from "./board.ts";
import { useMatchContext } from "./match-context.ts";
import { say } from "./say.ts";
import { Why, type WhyProps } from "./why.tsx";

const fromStart: Texts = {
  en: "Unchanged since the setup.",
  pl: "Bez zmian od przygotowania gry.",
  ru: "Не менялось с начала партии.",
};
const rule: Texts = { en: "rule", pl: "zasada", ru: "правило" };

const SHOWN = 8;

export interface TallyProps extends WhyProps {
  /** How much an event changed this number; nothing where it did not. */
  change(event: GameEvent): number | undefined;
  /** Of poverty and debts less is good news. */
  readonly lessIsGood?: boolean;
}

/** A number that answers "why?": its latest changes, each with its sentence and its rule. */
export function Tally({ change, lessIsGood = false, ...shown }: TallyProps): JSX.Element {
  // Looked up only when somebody asks: the history may be long.
  return <Why {...shown} explanation={() => <Changes change={change} lessIsGood={lessIsGood} />} />;
}

/** The latest changes of a number, newest first. */
function Changes({ change, lessIsGood }: Pick<TallyProps, "change" | "lessIsGood">): JSX.Element {
  const { language, history, words, name, you } = useMatchContext();
  const changes = causesOf(history, change);
  if (changes.length === 0) return <p class="soft">{say(language, fromStart)}</p>;
  return (
    <ol class="why-list">
      {changes.map(({ event, by, key }) => (
        <li key={key}>
          <b class={by < 0 === lessIsGood ? "plus" : "minus"}>{signed(by)}</b>
          <span>
            {words?.event(event, name, you)} <RuleLink number={event.cause.rule} />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** A link to a rule by its number. */
export function RuleLink({ number }: { readonly number: string }): JSX.Element {
  const context = useMatchContext();
  return (
    <button
      type="button"
      class="rule-link"
      aria-label={`${say(context.language, rule)} ${number}`}
      onClick={() => context.openRule(number)}
    >
      §{number}
    </button>
  );
}

function causesOf(
  history: readonly Moment[],
  change: TallyProps["change"],
): { event: GameEvent; by: number; key: string }[] {
  const found: { event: GameEvent; by: number; key: string }[] = [];
  for (let m = history.length - 1; m >= 0 && found.length < SHOWN; m--) {
    const moment = history[m];
    if (moment === undefined) continue;
    for (let e = moment.events.length - 1; e >= 0 && found.length < SHOWN; e--) {
      const event = moment.events[e];
      const by = event === undefined ? undefined : change(event);
      if (event !== undefined && by !== undefined && by !== 0) found.push({ event, by, key: `${moment.seq}.${e}` });
    }
  }
  return found;
}

/** The usual change: events named `what` that are about this seat. */
export function changeOf(what: string, seat: Seat | undefined): TallyProps["change"] {
  return (event) => (event.what === what && event.seat === seat ? event.by : undefined);
}
