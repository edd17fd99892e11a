import { type Signal, useSignal } from "@preact/signals";
import { capital } from "@tabletown/kernel";
import { IconButton, isDialogOpen, type Setting } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { InPlay } from "../library.ts";
import { compareWith } from "./compared.ts";
import { matchTexts } from "./text/index.ts";
import { useLooking } from "./use-looking.ts";

interface CloseUpsProps {
  readonly inPlay: InPlay;
  readonly setting: Setting;
  readonly compared: Signal<readonly string[]>;
}

/**
 * Components in large beside each other: those that are kept, and the one the pointer rests on. A long press, a right
 * click or a key keeps one; Escape lets all of them go.
 */
export function CloseUps({ inPlay, setting, compared }: CloseUpsProps): JSX.Element {
  const element = useRef<HTMLElement>(null);
  const pointed = useSignal<string | undefined>(undefined);
  const corner = useSignal("right bottom");
  useLooking({ compared, pointed, corner });
  const kept = compared.value;
  const looked = pointed.value === undefined || kept.includes(pointed.value) ? [] : [pointed.value];
  const shown = [...kept, ...looked];
  const open = shown.length > 0;
  useLayoutEffect(() => {
    if (open) element.current?.showPopover();
    else if (element.current?.matches(":popover-open")) element.current.hidePopover();
  }, [open]);
  useEffect(() => {
    const letGo = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || isDialogOpen()) return;
      compared.value = [];
      pointed.value = undefined;
    };
    addEventListener("keydown", letGo);
    return () => removeEventListener("keydown", letGo);
  }, [compared, pointed]);
  const { compared: title, letGoOf, keepHint } = matchTexts();
  return (
    <section
      ref={element}
      popover="manual"
      class={kept.length === 0 ? "close-ups close-ups-passing" : "close-ups"}
      data-corner={corner.value}
      aria-label={title}
    >
      {shown.map((component) => {
        const name = capital(setting.words.names[component] ?? component);
        return (
          <article key={component} class="close-up" aria-label={name}>
            <header class="close-up-head">
              <h2>{name}</h2>
              {kept.includes(component) && (
                <IconButton
                  icon="close"
                  label={`${letGoOf} ${name}`}
                  onClick={() => {
                    compared.value = compareWith(kept, component);
                  }}
                />
              )}
            </header>
            <div class="close-up-picture as-drawn">
              <inPlay.board.Picture component={component} setting={setting} />
            </div>
            {!inPlay.board.wordedPictures && <p>{setting.words.effect(component)}</p>}
            {!kept.includes(component) && <p class="small soft">{keepHint}</p>}
          </article>
        );
      })}
    </section>
  );
}
