import type { Signal } from "@preact/signals";
import { isDialogOpen } from "@tabletown/ui";
import { useEffect, useRef } from "preact/hooks";
import { settings } from "../settings.ts";
import { isNowhere, leavesPutBack } from "./focus.ts";

/** By the place of the key, so that they are the same under every alphabet. */
export const KEYS = {
  main: "KeyD",
  undo: "KeyZ",
  hint: "KeyH",
  rules: "KeyR",
  log: "KeyL",
  compare: "KeyC",
  sources: "KeyI",
  menu: "KeyM",
} as const;
export type KeyName = keyof typeof KEYS;

/** What the keys of a table do; what is absent cannot be done now. */
export type KeyActions = Readonly<Partial<Record<KeyName, () => void>>>;

const FIRST = ".match-board .lit, .match-board .button-main, .dock .button-main, .tutor .button-main";
const MAIN = ".proposal .button-main, .tutor .button-main, .match-board .button-main, .dock .button-main";

/** Does the main thing: what a player looking for the one big button would press. */
export function pressMain(): void {
  seen(MAIN)?.click();
}

function seen(selector: string): HTMLElement | undefined {
  // What stands first in the list counts, wherever it is on the page.
  for (const each of selector.split(", ")) {
    const found = [...document.querySelectorAll<HTMLElement>(each)].find(
      (element) => element.getBoundingClientRect().width > 0,
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Single keys for what is done often, `?` for the list of them; the first stop of Tab is the first thing to do. */
export function useKeys(actions: KeyActions, list: Signal<boolean>): void {
  const current = useRef(actions);
  current.current = actions;
  useEffect(() => {
    // Whoever pressed something with the mouse has not gone anywhere by keys yet.
    let byMouse = false;
    const touched = (): void => {
      byMouse = true;
    };
    const pressed = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      if (event.key === "Tab") {
        const putBack = leavesPutBack();
        if (!event.shiftKey) goToFirst(event, byMouse, putBack);
        byMouse = false;
      } else if (!settings.value.keys || event.repeat) return;
      else if (event.key === "?") list.value = true;
      else {
        const name = (Object.keys(KEYS) as KeyName[]).find((each) => KEYS[each] === event.code);
        if (name !== undefined) current.current[name]?.();
      }
    };
    addEventListener("keydown", pressed);
    addEventListener("pointerdown", touched);
    return () => {
      removeEventListener("keydown", pressed);
      removeEventListener("pointerdown", touched);
    };
  }, [list]);
}

/** Somebody writes, or something is open over the table. */
function isBusy(target: EventTarget | null): boolean {
  if (isDialogOpen()) return true;
  return target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
}

/**
 * From nowhere in particular, and from where on the board nobody went by keys, Tab leads to what can be done: there the
 * mouse pressed something, or what was pressed for a move has the focus again. What can still be done, or says why it
 * cannot, is a place in the row.
 */
function goToFirst(event: KeyboardEvent, byMouse: boolean, putBack: boolean): void {
  const { activeElement } = document;
  const done = putBack && activeElement?.matches(".lit, .barred, .button") === false;
  const stays = (byMouse || done) && activeElement?.closest(".match-board");
  if (!isNowhere() && !stays) return;
  const first = seen(FIRST);
  if (first === undefined) return;
  event.preventDefault();
  first.focus();
}
