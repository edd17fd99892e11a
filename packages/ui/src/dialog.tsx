import type { ComponentChildren, JSX } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "./icon.tsx";
import { useMatchContext } from "./match-context.ts";
import { openModal } from "./modal.ts";
import { say, type Texts } from "./texts.ts";

const closeText: Texts = { en: "Close", pl: "Zamknij", ru: "Закрыть" };

interface DialogProps {
  readonly title: string;
  readonly children: ComponentChildren;
  readonly wide?: boolean;
  /** As high from the beginning as it may become: what comes into it later moves nothing above. */
  readonly tall?: boolean;
  /** Absent where the question must be answered. */
  readonly onClose?: () => void;
}

/** A modal sheet: centred on wide screens, from below on phones. */
export function Dialog({ title, children, wide, tall, onClose }: DialogProps): JSX.Element {
  const cover = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  const id = useId();
  const { language } = useMatchContext();
  // Before the effects of what is inside: nothing scrolls to its place in a dialog that is not shown yet.
  useLayoutEffect(() => {
    if (cover.current === null || element.current === null) return;
    return openModal({ cover: cover.current, dialog: element.current, onLeave: () => close.current?.() });
  }, []);
  return (
    <div ref={cover} popover="manual" class="sheet-cover">
      <dialog
        ref={element}
        class={`sheet ${wide ? "sheet-wide" : ""} ${tall ? "sheet-tall" : ""}`}
        aria-modal="true"
        aria-labelledby={id}
        // Where there is a gesture for going back, it asks to close.
        closedby="closerequest"
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
    </div>
  );
}
