import type { ComponentChildren, JSX } from "preact";
import { Icon, type IconName } from "./icon.tsx";

interface ButtonProps {
  readonly children: ComponentChildren;
  readonly onClick?: () => void;
  readonly href?: string;
  readonly icon?: IconName;
  readonly kind?: "main" | "plain" | "quiet" | "danger";
  readonly class?: string;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly id?: string;
  /** The elements that say more about it. */
  readonly describedBy?: string;
  readonly type?: "button" | "submit";
}

export function Button(props: ButtonProps): JSX.Element {
  const { children, onClick, href, icon, kind = "plain", pressed, disabled, id, describedBy, type = "button" } = props;
  const className = `button button-${kind} ${props.class ?? ""}`;
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
      type={type}
      class={className}
      id={id}
      onClick={onClick}
      aria-pressed={pressed}
      aria-describedby={describedBy}
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
  const { icon, label, onClick, pressed, expanded, disabled, barred, href } = props;
  if (href !== undefined) {
    return (
      <a class="button-icon" href={href} aria-label={label} title={label}>
        <Icon name={icon} />
      </a>
    );
  }
  return (
    <button
      type="button"
      class="button-icon"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-disabled={barred}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
