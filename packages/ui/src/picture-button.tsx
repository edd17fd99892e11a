import type { ComponentChildren, JSX } from "preact";

interface PictureButtonProps {
  /** Everything the picture says, in words. */
  readonly label: string;
  readonly children: ComponentChildren;
  onClick(): void;
  readonly class?: string;
  /** Can be acted on now. */
  readonly lit?: boolean;
  /** Is the move being proposed. */
  readonly chosen?: boolean;
  /** Can be tapped, and then says why it cannot be done. */
  readonly barred?: boolean;
  readonly anchor?: string;
  /** The component it shows: it can be seen large and held beside another one. */
  readonly component?: string;
  readonly title?: string;
}

/** A drawing that can be tapped: seen as a picture, heard as its label. */
export function PictureButton(props: PictureButtonProps): JSX.Element {
  const { label, children, onClick, lit, chosen, barred, anchor, component, title } = props;
  const names = ["picture-button", props.class, lit && "lit", chosen && "chosen", barred && "barred"];
  return (
    <button
      type="button"
      class={names.filter(Boolean).join(" ")}
      aria-disabled={barred}
      aria-pressed={chosen || undefined}
      data-anchor={anchor}
      data-component={component}
      title={title}
      onClick={onClick}
    >
      <span class="unseen">{label}</span>
      <span class="picture-button-face" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}
