import type { ComponentChildren, JSX } from "preact";
import { useEffect, useId, useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "./icon.tsx";
import { useMatchContext } from "./match-context.ts";
import { say, type Texts } from "./texts.ts";

const closeText: Texts = { en: "Close", pl: "Zamknij", ru: "Закрыть" };

interface DialogProps {
  readonly title: string;
  readonly children: ComponentChildren;
  readonly wide?: boolean;
  /** Absent where the question must be answered. */
  readonly onClose?: () => void;
}

/** A modal sheet: centred on wide screens, from below on phones. Focus and Escape are the browser's. */
export function Dialog({ title, children, wide, onClose }: DialogProps): JSX.Element {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { language } = useMatchContext();
  // Before the effects of what is inside: nothing scrolls to its place in a dialog that is not shown yet.
  useLayoutEffect(() => {
    const dialog = element.current;
    const { activeElement } = document;
    dialog?.showModal();
    return () => {
      dialog?.close();
      // A dialog that is gone from the page already returns no focus.
      if (activeElement instanceof HTMLElement && document.activeElement === document.body)
        activeElement.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    const dialog = element.current;
    const outside = (event: Event): void => {
      if (event.target === dialog) onClose?.();
    };
    dialog?.addEventListener("click", outside);
    return () => dialog?.removeEventListener("click", outside);
  }, [onClose]);
  return (
    <dialog
      ref={element}
      class={`sheet ${wide ? "sheet-wide" : ""}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <div class="sheet-body">
        <header class="sheet-head">
          <h2 id={id}>{title}</h2>
          {onClose !== undefined && (
            <button type="button" class="button-icon" aria-label={say(language, closeText)} onClick={onClose}>
              <Icon name="close" />
            </button>
          )}
        </header>
        {children}
      </div>
    </dialog>
  );
}
