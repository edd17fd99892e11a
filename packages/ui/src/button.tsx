import type { ComponentChildren, JSX, RefObject } from "preact";
import { useRef } from "preact/hooks";
import { Icon, type IconName } from "./icon.tsx";

interface ButtonProps {
  readonly children: ComponentChildren;
  readonly onClick?: () => void;
  readonly href?: string;
  readonly icon?: IconName;
  readonly kind?: "main" | "plain" | "quiet" | "danger";
  readonly class?: string;
  readonly pressed?: boolean;
  /** Is the move being proposed. */
  readonly chosen?: boolean;
  readonly disabled?: boolean;
  readonly id?: string;
  /** The elements that say more about it. */
  readonly describedBy?: string;
  readonly type?: "button" | "submit";
}

interface Switch {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly disabled: boolean;
  /** Whether it is off and is only said to be. */
  readonly held: boolean;
}

/** A browser takes the focus from a button that is switched off: while somebody is at it, it is only said to be off. */
function useSwitch(off: boolean | undefined): Switch {
  const ref = useRef<HTMLButtonElement>(null);
  const held = off === true && ref.current !== null && ref.current === document.activeElement;
  return { ref, disabled: off === true && !held, held };
}

function doNothing(event: Event): void {
  event.preventDefault();
}

export function Button(props: ButtonProps): JSX.Element {
  const { children, onClick, href, icon, kind = "plain", pressed, chosen, id, describedBy, type = "button" } = props;
  const { ref, disabled, held } = useSwitch(props.disabled);
  const className = `button button-${kind} ${chosen ? "chosen" : ""} ${props.class ?? ""}`;
  const inner = (
    <>
      {icon !== undefined && <Icon name={icon} />}
      <span>{children}</span>
    </>
  );
  if (href !== undefined) {
    return (
      <a class={className} href={href} id={id} onClick={onClick}>
        {inner}
      </a>
    );
  }
  return (
    <button
      ref={ref}
      type={type}
      class={className}
      id={id}
      onClick={held ? doNothing : onClick}
      aria-pressed={pressed ?? (chosen || undefined)}
      aria-describedby={describedBy}
      aria-disabled={held || undefined}
      disabled={disabled}
    >
      {inner}
    </button>
  );
}

/** A square button with an icon and a spoken label. */
export function IconButton(props: {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick?: () => void;
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  readonly disabled?: boolean;
  /** Can be tapped, and then says why it cannot be done. */
  readonly barred?: boolean;
  readonly href?: string;
}): JSX.Element {
  const { icon, label, onClick, pressed, expanded, barred, href } = props;
  const { ref, disabled, held } = useSwitch(props.disabled);
  if (href !== undefined) {
    return (
      <a class="button-icon" href={href} aria-label={label} title={label}>
        <Icon name={icon} />
      </a>
    );
  }
  return (
    <button
      ref={ref}
      type="button"
      class="button-icon"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-disabled={held || barred}
      disabled={disabled}
      onClick={held ? doNothing : onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
