import type { JSX } from "preact";

/** Line icons on a 24 grid, drawn with the same round pen as the pictures. */
const shapes = {
  back: "M15 5l-7 7l7 7",
  forward: "M9 5l7 7l-7 7",
  close: "M6 6l12 12M18 6L6 18",
  menu: "M4 7h16M4 12h16M4 17h16",
  undo: "M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4",
  play: "M7 5l12 7l-12 7z",
  pause: "M8 5v14M16 5v14",
  first: "M18 5l-8 7l8 7M6 5v14",
  last: "M6 5l8 7l-8 7M18 5v14",
  book: "M12 6c-3 -2 -6 -2 -8 -1v13c2 -1 5 -1 8 1c3 -2 6 -2 8 -1V5c-2 -1 -5 -1 -8 1zM12 6v13",
  log: "M5 6h14M5 11h14M5 16h8",
  text: "M5 6h14M12 6v13M9 19h6",
  moves: "M5 7l2 2l4 -4M5 16l2 2l4 -4M14 7h6M14 16h6",
  chart: "M4 19h16M5 15l4 -5l4 3l6 -8",
  people: "M8 11a3 3 0 1 0 0 -6a3 3 0 0 0 0 6M3 19c0 -4 2 -6 5 -6s5 2 5 6M16 12a2.5 2.5 0 1 0 0 -5M16 14c3 0 5 2 5 5",
  clock: "M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0 -16M12 8v4l3 2",
  bulb: "M9 18h6M10 21h4M8 14c-3 -3 -2 -10 4 -10s7 7 4 10c-1 1 -1 2 -1 4h-6c0 -2 0 -3 -1 -4z",
  gear: "M12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0 -7M10.3 3h3.4l.6 2.6l2.2 1.3l2.6 -.8l1.7 3l-2 1.8v2.2l2 1.8l-1.7 3l-2.6 -.8l-2.2 1.3l-.6 2.6h-3.4l-.6 -2.6l-2.2 -1.3l-2.6 .8l-1.7 -3l2 -1.8v-2.2l-2 -1.8l1.7 -3l2.6 .8l2.2 -1.3z",
  sun: "M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0 -8M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2 -2M17 7l2 -2",
  moon: "M19 14a8 8 0 1 1 -9 -10a7 7 0 0 0 9 10z",
  share: "M12 15V4M8 8l4 -4l4 4M5 13v6h14v-6",
  download: "M12 4v11M8 11l4 4l4 -4M5 19h14",
  upload: "M12 16V5M8 9l4 -4l4 4M5 19h14",
  again: "M19 8a8 8 0 1 0 1 6M20 4v5h-5",
  flag: "M6 21V4M6 4h12l-3 4l3 4H6",
  check: "M5 13l4 4L19 7",
  full: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  chat: "M4 5h16v11h-9l-4 4v-4H4z",
  robot: "M6 9h12v9H6zM12 9V5M9 13h.01M15 13h.01M3 12v3M21 12v3M10 16h4",
  eye: "M2 12c5 -7 15 -7 20 0c-5 7 -15 7 -20 0zM12 9a3 3 0 1 0 0 6a3 3 0 0 0 0 -6",
  trash: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1 -13",
  search: "M11 5a6 6 0 1 0 0 12a6 6 0 0 0 0 -12M16 16l4 4",
  phone: "M7 3h10v18H7zM11 18h2",
  link: "M10 14a4 4 0 0 0 6 0l3 -3a4 4 0 0 0 -6 -6l-1 1M14 10a4 4 0 0 0 -6 0l-3 3a4 4 0 0 0 6 6l1 -1",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  layers: "M12 4l9 5l-9 5l-9 -5zM3 14l9 5l9 -5",
  star: "M12 4l2.4 5.3l5.6 .6l-4.2 3.8l1.2 5.6l-5 -2.9l-5 2.9l1.2 -5.6l-4.2 -3.8l5.6 -.6z",
  umbrella: "M4 13a8 8 0 0 1 16 0zM12 13v5a2 2 0 0 0 4 0M12 3v2",
  lock: "M6 11h12v9H6zM8 11V8a4 4 0 0 1 8 0v3",
} as const;

export type IconName = keyof typeof shapes;

export function Icon({ name, size = 22 }: { readonly name: IconName; readonly size?: number }): JSX.Element {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} class="icon" aria-hidden="true" focusable="false">
      <path d={shapes[name]} />
    </svg>
  );
}
