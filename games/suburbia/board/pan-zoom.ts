import type { RefObject } from "preact";
import { useCallback, useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Box } from "./hex-geometry.ts";

const NEAREST = 2.2;
const FARTHEST = 0.18;
/** A finger may tremble so far before a tap becomes a drag. */
const SLACK = 7;
const STEP = 60;
/** Room at the lower edge for what stands there. A window lower than this keeps it at the right edge instead. */
const BELOW = 54;
const LOW = 240;

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Camera extends Point {
  readonly scale: number;
}

export interface PanZoom {
  readonly viewport: RefObject<HTMLDivElement | null>;
  readonly layer: RefObject<HTMLDivElement | null>;
  zoom(factor: number): void;
  fit(): void;
}

/**
 * A sheet moved and scaled under a window, by transform alone: dragging, pinching, wheel and keys. Until somebody
 * moves it, the sheet keeps fitting the window as it grows, below the tray.
 */
export function usePanZoom(content: Box, subject: string, tray: string | undefined): PanZoom {
  const viewport = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const camera = useRef<Camera>({ x: 0, y: 0, scale: 1 });
  const touched = useRef(false);
  const resting = useRef(0);
  const box = useRef(content);
  box.current = content;
  /** The size of the window, measured when it changes: asking while the sheet moves would cost every frame a layout. */
  const size = useRef<Size>({ width: 0, height: 0 });

  const place = useCallback((next: Camera, smooth: boolean) => {
    const sheet = layer.current;
    if (sheet === null) return;
    camera.current = held(next, box.current, size.current);
    const { x, y, scale } = camera.current;
    afloat(sheet, resting);
    sheet.classList.toggle("s-glides", smooth);
    sheet.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
  }, []);

  const zoomAt = useCallback(
    (factor: number, { x, y }: Point, smooth: boolean): boolean => {
      const now = camera.current;
      const scale = Math.min(NEAREST, Math.max(FARTHEST, now.scale * factor));
      const by = scale / now.scale;
      if (Math.abs(by - 1) < 0.001) return false;
      touched.current = true;
      place({ scale, x: x - (x - now.x) * by, y: y - (y - now.y) * by }, smooth);
      return true;
    },
    [place],
  );

  const fit = useCallback(() => {
    touched.current = false;
    if (size.current.width > 0) place(fitting(box.current, size.current, roomAbove(viewport.current)), true);
  }, [place]);

  const zoom = useCallback(
    (factor: number) => {
      zoomAt(factor, { x: size.current.width / 2, y: size.current.height / 2 }, true);
    },
    [zoomAt],
  );

  // Another borough is another sheet.
  const last = useRef(subject);
  const same = last.current === subject;
  useLayoutEffect(() => {
    if (last.current !== subject) touched.current = false;
    last.current = subject;
  }, [subject]);
  useLayoutEffect(() => {
    if (size.current.width === 0) return;
    const refit = (): void => {
      if (!touched.current) place(fitting(box.current, size.current, roomAbove(viewport.current)), same);
    };
    // How high the tray is, is asked when it is laid out anyway: now it would have to be laid out at once. What glides
    // waits until the tray is painted, since both are too much for one frame.
    let glide = 0;
    const next = requestAnimationFrame(() => {
      if (same) glide = window.setTimeout(refit);
      else refit();
    });
    return () => {
      cancelAnimationFrame(next);
      clearTimeout(glide);
    };
  }, [subject, tray, content.left, content.top, content.right, content.bottom, place]);

  useEffect(() => {
    const element = viewport.current;
    if (element === null) return;
    const stop = listen(element, { camera, touched, place, zoomAt, zoom, fit });
    const watcher = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      size.current = entry.contentRect;
      if (!touched.current && size.current.width > 0)
        place(fitting(box.current, size.current, roomAbove(element)), false);
    });
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      stop();
    };
  }, [place, zoomAt, zoom, fit]);

  return { viewport, layer, zoom, fit };
}

/** While it moves the sheet is a picture of its own, which costs nothing to shift; at rest it is drawn sharp again. */
function afloat(sheet: HTMLElement, resting: { current: number }): void {
  clearTimeout(resting.current);
  sheet.style.willChange = "transform";
  resting.current = window.setTimeout(() => {
    sheet.style.willChange = "auto";
  }, 400);
}

/** How much of a window the tray over its upper edge covers: as many lines as its words take. */
function roomAbove(viewport: HTMLElement | null): number {
  const tray = viewport?.parentElement?.querySelector<HTMLElement>(":scope > .s-tray") ?? undefined;
  return tray === undefined ? 0 : tray.offsetTop + tray.offsetHeight;
}

/** The camera that shows all of a box, below the room kept above. */
function fitting({ left, top, right, bottom }: Box, view: Size, above: number): Camera {
  const low = view.height < LOW;
  const margin = low ? 6 : 10;
  const width = view.width - (low ? BELOW : 0);
  const height = view.height - above - (low ? 0 : BELOW);
  const scale = Math.min(
    1.25,
    Math.max(FARTHEST, Math.min((width - 2 * margin) / (right - left), (height - 2 * margin) / (bottom - top))),
  );
  return {
    scale,
    x: width / 2 - ((left + right) / 2) * scale,
    y: above + height / 2 - ((top + bottom) / 2) * scale,
  };
}

/** Some of the sheet always stays in the window. */
function held({ x, y, scale }: Camera, { left, top, right, bottom }: Box, view: Size): Camera {
  const keep = 70;
  return {
    scale,
    x: Math.min(view.width - keep - left * scale, Math.max(keep - right * scale, x)),
    y: Math.min(view.height - keep - top * scale, Math.max(keep - bottom * scale, y)),
  };
}

/** What pointers, wheel, keys and focus move. */
interface Controls {
  readonly camera: { readonly current: Camera };
  readonly touched: { current: boolean };
  readonly place: (next: Camera, smooth: boolean) => void;
  readonly zoomAt: (factor: number, point: Point, smooth: boolean) => boolean;
  readonly zoom: (factor: number) => void;
  readonly fit: () => void;
}

/** Wires pointers, wheel, keys and focus to the camera; returns how to stop. */
function listen(element: HTMLDivElement, { camera, touched, place, zoomAt, zoom, fit }: Controls): () => void {
  const fingers = new Map<number, Point>();
  let travelled = 0;
  let corner = element.getBoundingClientRect();
  // The whole table may be drawn larger or smaller than it is laid out.
  const enlarged = (): number => corner.width / element.offsetWidth || 1;
  const inside = ({ clientX, clientY }: MouseEvent): Point => ({
    x: (clientX - corner.left) / enlarged(),
    y: (clientY - corner.top) / enlarged(),
  });
  const pan = (dx: number, dy: number, smooth = false): void => {
    touched.current = true;
    const { x, y, scale } = camera.current;
    place({ x: x + dx, y: y + dy, scale }, smooth);
  };
  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    if (fingers.size === 0) {
      travelled = 0;
      corner = element.getBoundingClientRect();
    }
    fingers.set(event.pointerId, inside(event));
  };
  const move = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = inside(event);
    const dx = now.x - before.x;
    const dy = now.y - before.y;
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other === undefined) {
      if (travelled <= SLACK && travelled + Math.hypot(dx, dy) <= SLACK) {
        travelled += Math.hypot(dx, dy);
        fingers.set(event.pointerId, now);
        return;
      }
      if (travelled <= SLACK) element.setPointerCapture(event.pointerId);
      travelled += Math.hypot(dx, dy) + SLACK;
      pan(dx, dy);
    } else {
      travelled = SLACK * 2;
      const spread = Math.hypot(before.x - other.x, before.y - other.y);
      const wider = Math.hypot(now.x - other.x, now.y - other.y);
      if (spread > 0) zoomAt(wider / spread, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, false);
      pan(dx / 2, dy / 2);
    }
    fingers.set(event.pointerId, now);
  };
  const up = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
  };
  // The end of a drag is no tap.
  const click = (event: MouseEvent): void => {
    if (travelled <= SLACK || event.detail === 0) return;
    travelled = 0;
    event.preventDefault();
    event.stopPropagation();
  };
  const wheel = (event: WheelEvent): void => {
    corner = element.getBoundingClientRect();
    if (zoomAt(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), inside(event), false)) event.preventDefault();
  };
  const moves: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => pan(STEP, 0, true),
    ArrowRight: () => pan(-STEP, 0, true),
    ArrowUp: () => pan(0, STEP, true),
    ArrowDown: () => pan(0, -STEP, true),
    "+": () => zoom(1.25),
    "=": () => zoom(1.25),
    "-": () => zoom(0.8),
    "0": fit,
  };
  const key = (event: KeyboardEvent): void => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : moves[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  // Whoever walks by keyboard sees where they are.
  const focus = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement) || target === element || !target.matches(":focus-visible")) return;
    const view = element.getBoundingClientRect();
    corner = view;
    const box = target.getBoundingClientRect();
    const dx = Math.max(0, view.left + 8 - box.left) - Math.max(0, box.right - view.right + 8);
    const dy = Math.max(0, view.top + 8 - box.top) - Math.max(0, box.bottom - view.bottom + 8);
    if (dx !== 0 || dy !== 0) pan(dx / enlarged(), dy / enlarged(), true);
  };
  const stopping = new AbortController();
  const { signal } = stopping;
  element.addEventListener("pointerdown", down, { signal });
  element.addEventListener("pointermove", move, { signal });
  element.addEventListener("pointerup", up, { signal });
  element.addEventListener("pointercancel", up, { signal });
  element.addEventListener("pointerleave", up, { signal });
  element.addEventListener("click", click, { signal, capture: true });
  element.addEventListener("wheel", wheel, { signal, passive: false });
  element.addEventListener("keydown", key, { signal });
  element.addEventListener("focusin", focus, { signal });
  return () => stopping.abort();
}
