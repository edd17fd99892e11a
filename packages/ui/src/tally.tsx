import { type GameEvent, type Seat, signed } from "@tabletown/kernel";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
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
export function Tally({ label, value, change, children, class: className = "", anchor }: TallyProps): JSX.Element {
  const context = useMatchContext();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  // Looked up only when somebody asks: the history may be long.
  const changes = open ? causesOf(context.history, change) : [];
  const place = (): void => {
    if (button.current === null || panel.current === null) return;
    const box = button.current.getBoundingClientRect();
    const width = Math.min(320, innerWidth - 16);
    panel.current.style.width = `${width}px`;
    panel.current.style.left = `${Math.max(8, Math.min(box.left + box.width / 2 - width / 2, innerWidth - width - 8))}px`;
    const below = innerHeight - box.bottom > 240;
    panel.current.style.top = below ? `${box.bottom + 6}px` : "auto";
    panel.current.style.bottom = below ? "auto" : `${innerHeight - box.top + 6}px`;
  };
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
        aria-label={`${label}: ${value}. ${say(context.language, why)}`}
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
        {changes.length === 0 ? (
          <p class="soft">{say(context.language, fromStart)}</p>
        ) : (
          <ol class="why-list">
            {changes.map(({ event, by, key }) => (
              <li key={key}>
                <b class={by < 0 ? "minus" : "plus"}>{signed(by)}</b>
                <span>
                  {context.words?.event(event, context.name)} <RuleLink number={event.cause.rule} />
                </span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </>
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
  history: ReturnType<typeof useMatchContext>["history"],
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
