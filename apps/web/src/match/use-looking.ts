import type { Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { compareWith, componentAt } from "./compared.ts";

/** How long a pointer rests, or a finger, before something is shown large, in milliseconds. */
const REST = 450;
/** How far a finger may move meanwhile, in pixels: further, and it scrolls. */
const TREMBLE = 10;

interface Looking {
  readonly compared: Signal<readonly string[]>;
  /** What a mouse rests on. */
  readonly pointed: Signal<string | undefined>;
  /** The corner of the window that is away from it. */
  readonly corner: Signal<string>;
}

/** Whatever on the board shows a component can be looked at closely, by mouse and by touch. */
export function useLooking({ compared, pointed, corner }: Looking): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed: { readonly x: number; readonly y: number } | undefined;
    /** Where the mouse was last moved to or pressed. */
    let mouse: { readonly x: number; readonly y: number } | undefined;
    /** What is shown large as soon as the mouse has rested on it. */
    let awaited: HTMLElement | undefined;
    let kept = false;
    const stop = (): void => {
      clearTimeout(timer);
      awaited = undefined;
    };
    const shownOn = (event: Event): HTMLElement | undefined => {
      const { target } = event;
      if (!(target instanceof Element) || target.closest(".match-board") === null) return undefined;
      return target.closest<HTMLElement>("[data-component]") ?? undefined;
    };
    const moveAway = (element: HTMLElement): void => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const across = left + width / 2 < innerWidth / 2 ? "right" : "left";
      corner.value = `${across} ${top + height / 2 < innerHeight / 2 ? "bottom" : "top"}`;
    };
    const keep = (element: HTMLElement): void => {
      const component = componentAt(element);
      if (component === undefined || compared.value.includes(component)) return;
      moveAway(element);
      compared.value = compareWith(compared.value, component);
    };
    // A finger that is down is not disturbed by a mouse that lies where the page has moved.
    const isLooking = ({ pointerType }: PointerEvent): boolean => pointerType === "mouse" && pressed === undefined;
    const over = (event: PointerEvent): void => {
      if (!isLooking(event)) return;
      const element = shownOn(event);
      if (element !== awaited) stop();
      if (componentAt(element ?? null) !== pointed.value) pointed.value = undefined;
    };
    /** A mouse that lies where the page has moved is over another thing without a move: nobody means to look there. */
    const lookAt = (event: PointerEvent): void => {
      if (!isLooking(event) || (mouse?.x === event.clientX && mouse.y === event.clientY)) return;
      mouse = { x: event.clientX, y: event.clientY };
      const element = shownOn(event);
      if (element === undefined || element === awaited || componentAt(element) === pointed.value) return;
      stop();
      awaited = element;
      timer = setTimeout(() => {
        awaited = undefined;
        moveAway(element);
        pointed.value = componentAt(element);
      }, REST);
    };
    const down = (event: PointerEvent): void => {
      stop();
      kept = false;
      pointed.value = undefined;
      if (event.pointerType === "mouse") mouse = { x: event.clientX, y: event.clientY };
      const element = shownOn(event);
      if (element === undefined || event.pointerType === "mouse") return;
      pressed = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        kept = true;
        keep(element);
      }, REST);
    };
    const move = (event: PointerEvent): void => {
      lookAt(event);
      const { pointerType, clientX, clientY } = event;
      if (pointerType === "mouse" || pressed === undefined) return;
      if (Math.hypot(clientX - pressed.x, clientY - pressed.y) > TREMBLE) stop();
    };
    const up = ({ pointerType }: PointerEvent): void => {
      if (pointerType === "mouse") return;
      pressed = undefined;
      stop();
    };
    // A finger that has rested means to look, not to do.
    const click = (event: MouseEvent): void => {
      if (!kept) return;
      kept = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const menu = (event: MouseEvent): void => {
      const element = shownOn(event);
      if (element === undefined) return;
      event.preventDefault();
      keep(element);
    };
    const ended = new AbortController();
    const { signal } = ended;
    addEventListener("pointerover", over, { signal });
    addEventListener("pointerdown", down, { signal });
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", up, { signal });
    addEventListener("pointercancel", up, { signal });
    addEventListener("click", click, { signal, capture: true });
    addEventListener("contextmenu", menu, { signal });
    return () => {
      stop();
      ended.abort();
    };
  }, [compared, pointed, corner]);
}
