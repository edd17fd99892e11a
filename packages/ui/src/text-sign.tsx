import type { JSX } from "preact";

/** Drawn on a 24 grid. */
const shapes = {
  star: "M12 2.5l2.9 6.4l7 .7l-5.3 4.7l1.5 6.9L12 17.6l-6.1 3.6l1.5 -6.9L2.1 9.6l7 -.7z",
  check: "M4 13l5.5 5.5L20 6.5",
  arrow: "M2.5 12.5h19M14.5 5.5l7 7l-7 7",
  atMost: "M19 3.5L5 10l14 6.5M5 21.5h14",
  endless: "M12 12.5c-2.5 -4.5 -9 -5 -9 0s6.5 4.5 9 0s9 -4.5 9 0s-6.5 4.5 -9 0",
  box: "M4.5 5.5h15v15h-15z",
} as const;

type TextSignName = keyof typeof shapes;

/**
 * A sign among words or figures, as large as they are. Drawn, since fonts have such signs in files of their own: when
 * one comes in the middle of a game, a browser lays everything out anew.
 */
export function TextSign({ name }: { readonly name: TextSignName }): JSX.Element {
  return (
    <svg viewBox="0 0 24 24" class={`text-sign text-sign-${name}`} aria-hidden="true" focusable="false">
      <path d={shapes[name]} />
    </svg>
  );
}

/** The same within a drawing: around a place, so large. */
export function SignDrawing(props: {
  readonly name: TextSignName;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}): JSX.Element {
  const { name, x, y, size } = props;
  return (
    <path
      d={shapes[name]}
      class={`text-sign text-sign-${name}`}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
    />
  );
}
