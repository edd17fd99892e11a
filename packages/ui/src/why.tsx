import type { Texts } from "@tabletown/kernel";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { textGrowth } from "./breakpoints.ts";
import { useMatchContext } from "./match-context.ts";
import { say } from "./say.ts";

const why: Texts = { en: "Why?", pl: "Dlaczego?", ru: "Почему?" };

export interface WhyProps {
  /** What the number counts, with its owner: "Anna's coins". */
  readonly label: string;
  readonly value: number | string;
  /** What is seen of it, where that is not the bare value. */
  readonly children?: ComponentChildren;
  readonly class?: string;
  readonly anchor?: string;
}

/** Something that explains itself when tapped; the explanation is made only when somebody asks. */
export function Why(props: WhyProps & { explanation(): JSX.Element }): JSX.Element {
  const { label, value, children, class: className = "", anchor, explanation } = props;
  const { language } = useMatchContext();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const place = (): void => placeBeside(button.current, panel.current);
  /** A tap elsewhere closes it anyway; for whoever goes on with the keyboard it would lie over the board. */
  const leave = ({ relatedTarget }: FocusEvent): void => {
    if (!(relatedTarget instanceof Node) || relatedTarget === button.current) return;
    if (panel.current?.contains(relatedTarget) === false) panel.current.hidePopover();
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
        aria-label={`${label}: ${value}. ${say(language, why)}`}
        title={label}
        onBlur={leave}
      >
        {children ?? value}
      </button>
      <div
        id={id}
        ref={panel}
        popover="auto"
        class="why"
        onFocusOut={leave}
        onBeforeToggle={(event) => {
          place();
          setOpen(event.newState === "open");
        }}
      >
        <p class="why-head">
          <span>{label}</span>
          <strong>{value}</strong>
        </p>
        {open && explanation()}
      </div>
    </>
  );
}

/** Puts a panel below a button, or above where there is more room, and always inside the window. */
function placeBeside(button: HTMLElement | null, panel: HTMLElement | null): void {
  if (button === null || panel === null) return;
  const box = button.getBoundingClientRect();
  const width = Math.min(320 * textGrowth(), innerWidth - 16);
  const left = Math.max(8, Math.min(box.left + box.width / 2 - width / 2, innerWidth - width - 8));
  const below = innerHeight - box.bottom > 240;
  Object.assign(panel.style, {
    // On a board that has grown with the reader's text, this is the size of text already.
    zoom: `${1 / button.currentCSSZoom}`,
    width: `${width}px`,
    left: `${left}px`,
    top: below ? `${box.bottom + 6}px` : "auto",
    bottom: below ? "auto" : `${innerHeight - box.top + 6}px`,
  });
}
