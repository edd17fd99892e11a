import type { Texts } from "@tabletown/kernel";
import type { ComponentChildren, JSX } from "preact";
import { useContext, useId, useLayoutEffect, useRef } from "preact/hooks";
import { PartsContext } from "./gradual.tsx";
import { Icon } from "./icon.tsx";
import { useMatchContext } from "./match-context.ts";
import { openModal } from "./modal.ts";
import { say } from "./say.ts";

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

/** A modal sheet: centred on wide screens, from below on phones. It opens when the parts that it begins with are drawn. */
export function Dialog({ title, children, wide, tall, onClose }: DialogProps): JSX.Element {
  const cover = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  const id = useId();
  const { language } = useMatchContext();
  const parts = useContext(PartsContext);
  // Before the effects of what is inside: nothing scrolls to its place in a dialog that is not shown yet.
  useLayoutEffect(() => {
    const [outer, dialog] = [cover.current, element.current];
    if (outer === null || dialog === null) return;
    let leave: (() => void) | undefined;
    const open = (): void => {
      leave = openModal({ cover: outer, dialog, onLeave: () => close.current?.() });
    };
    // Parts inside are in the queue already.
    if (parts === undefined) open();
    else leave = parts.add(open);
    return () => leave?.();
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
          <div class="sheet-head">
            <h2 id={id}>{title}</h2>
            {onClose !== undefined && (
              <button type="button" class="button-icon" aria-label={say(language, closeText)} onClick={onClose}>
                <Icon name="close" />
              </button>
            )}
          </div>
          {children}
        </div>
      </dialog>
    </div>
  );
}
