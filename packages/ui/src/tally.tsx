import { type GameEvent, type Seat, signed } from "@tabletown/kernel";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import type { Moment } from "./board.ts";
import { useMatchContext } from "./match-context.ts";
import { say, type Texts } from "./texts.ts";

const why: Texts = { en: "Why?", pl: "Dlaczego?", ru: "Почему?" };
const fromStart: Texts = {
  en: "Unchanged since the setup.",
  pl: "Bez zmian od przygotowania gry.",
  ru: "Не менялось с начала партии.",
};
const rule: Texts = { en: "rule", pl: "zasada", ru: "правило" };

const SHOWN = 8;

export interface TallyProps {
  /** What the number counts, with its owner: "Anna's coins". */
  readonly label: string;
  readonly value: number | string;
  /** How much an event changed this number; nothing where it did not. */
  change(event: GameEvent): number | undefined;
  readonly children?: ComponentChildren;
  readonly class?: string;
  readonly anchor?: string;
}

/** A number that answers "why?": its latest changes, each with its sentence and its rule. */
export function Tally(props: TallyProps): JSX.Element {
  const { label, value, change, children, class: className = "", anchor } = props;
  const { language } = useMatchContext();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const place = (): void => placeBeside(button.current, panel.current);
  useEffect(() => {
    if (!open) return;
    addEventListener("resize", place);
    return () => removeEventListener("resize", place);
  }, [open]);
  return (
    <>
      <button
        type="button"
        ref={button}
        class={`tally ${className}`}
        popovertarget={id}
        data-anchor={anchor}
        aria-label={`${label}: ${value}. ${say(language, why)}`}
      >
        {children ?? value}
      </button>
      <div
        id={id}
        ref={panel}
        popover="auto"
        class="why"
        onBeforeToggle={(event) => {
          place();
          setOpen(event.newState === "open");
        }}
      >
        <p class="why-head">
          <span>{label}</span>
          <strong>{value}</strong>
        </p>
        {/* Looked up only when somebody asks: the history may be long. */}
        {open && <Changes change={change} />}
      </div>
    </>
  );
}

/** The latest changes of a number, newest first. */
function Changes({ change }: Pick<TallyProps, "change">): JSX.Element {
  const { language, history, words, name } = useMatchContext();
  const changes = causesOf(history, change);
  if (changes.length === 0) return <p class="soft">{say(language, fromStart)}</p>;
  return (
    <ol class="why-list">
      {changes.map(({ event, by, key }) => (
        <li key={key}>
          <b class={by < 0 ? "minus" : "plus"}>{signed(by)}</b>
          <span>
            {words?.event(event, name)} <RuleLink number={event.cause.rule} />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Puts a panel below a button, or above where there is more room, and always inside the window. */
function placeBeside(button: HTMLElement | null, panel: HTMLElement | null): void {
  if (button === null || panel === null) return;
  const box = button.getBoundingClientRect();
  const width = Math.min(320, innerWidth - 16);
  const left = Math.max(8, Math.min(box.left + box.width / 2 - width / 2, innerWidth - width - 8));
  const below = innerHeight - box.bottom > 240;
  Object.assign(panel.style, {
    width: `${width}px`,
    left: `${left}px`,
    top: below ? `${box.bottom + 6}px` : "auto",
    bottom: below ? "auto" : `${innerHeight - box.top + 6}px`,
  });
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
