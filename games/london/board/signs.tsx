import { TextSign } from "@tabletown/ui";
import type { ComponentChildren, JSX } from "preact";
import type { Colour } from "../data/table.ts";

/** Small signs on a 24 grid: what cards cost, bring and do. */
const shapes = {
  prestige: "M12 3l2.6 5.700l6.2 .7l-4.6 4.200l1.3 6.200l-5.5 -3.200l-5.5 3.200l1.3 -6.200l-4.6 -4.200l6.2 -.7z",
  poverty:
    "M12 3.500a3.7 3.7 0 0 1 3.7 3.700c0 1.6 -1 3 -2.2 3.500c4.5 .8 6 5 6 9.800h-15c0 -4.8 1.5 -9 6 -9.800c-1.2 -.5 -2.2 -1.9 -2.2 -3.500a3.7 3.7 0 0 1 3.7 -3.700z",
  card: "M7 3h10a1.5 1.5 0 0 1 1.5 1.500v15a1.5 1.5 0 0 1 -1.5 1.500h-10a1.5 1.5 0 0 1 -1.5 -1.500v-15a1.5 1.5 0 0 1 1.5 -1.500z",
  loan: "M5 3h11l3 3v15H5zM8 9h8M8 13h8M8 17h4",
  turn: "M5 12a7 7 0 0 1 12 -5l2 2M19 4v5h-5M19 12a7 7 0 0 1 -12 5l-2 -2M5 20v-5h5",
  stays: "M6 18V9l6 -5l6 5v9zM10 18v-5h4v5",
  while:
    "M12 12c-2.5 -3.5 -4.5 -4.5 -6.2 -4.500a4.5 4.5 0 0 0 0 9c1.7 0 3.7 -1 6.2 -4.500c2.5 -3.5 4.5 -4.5 6.2 -4.500a4.5 4.5 0 0 1 0 9c-1.7 0 -3.7 -1 -6.2 -4.500z",
  others: "M8 11a3 3 0 1 0 0 -6a3 3 0 0 0 0 6M3 19c0 -4 2 -6 5 -6s5 2 5 6M16 12a2.5 2.5 0 1 0 0 -5M16 14c3 0 5 2 5 5",
  again: "M19 8a8 8 0 1 0 1 6M20 4v5h-5",
  swap: "M4 8h14M14 4l4 4l-4 4M20 16H6M10 12l-4 4l4 4",
  eye: "M2 12c5 -7 15 -7 20 0c-5 7 -15 7 -20 0zM12 9a3 3 0 1 0 0 6a3 3 0 0 0 0 -6",
  borough: "M3 20V9l5 -4l5 4v11zM13 20v-8h8v8M6 12h3M6 16h3M16 16h2",
  river: "M2 9q2.5 -3 5 0t5 0t5 0t5 0M2 15q2.5 -3 5 0t5 0t5 0t5 0",
  north: "M12 20V5M6 10l6 -6l6 6",
  south: "M12 4v15M6 14l6 6l6 -6",
  arrow: "M4 12h15M13 6l6 6l-6 6",
  stack: "M8 3h11v13H8zM5 7v13h11",
  spark: "M12 3v5M12 16v5M3 12h5M16 12h5M6 6l3 3M15 15l3 3M18 6l-3 3M9 15l-3 3",
} as const;

export type SignName = keyof typeof shapes;

const FILLED: readonly SignName[] = ["prestige", "poverty", "card"];

export function Sign({ name, size = 14 }: { readonly name: SignName; readonly size?: number }): JSX.Element {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      class={`l-sign l-sign-${name} ${FILLED.includes(name) ? "l-sign-filled" : ""}`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={shapes[name]} />
    </svg>
  );
}

/** Each colour has its own symbol: a barrel, a book, a crown, a bowl. */
const colours: Readonly<Record<Colour, string>> = {
  brown: "M7 3h10c2.5 6 2.5 12 0 18H7c-2.5 -6 -2.5 -12 0 -18zM5.5 9h13M5.5 15h13M12 3v18",
  blue: "M12 6c-3 -2 -6 -2 -8 -1v13c2 -1 5 -1 8 1c3 -2 6 -2 8 -1V5c-2 -1 -5 -1 -8 1zM12 6v13",
  pink: "M4 19h16M4 16L3 7l5 4l4 -7l4 7l5 -4l-1 9z",
  grey: "M3 11h18c0 5 -3.5 8 -6 8h-6c-2.5 0 -6 -3 -6 -8zM9 7l1 -3M14 7l1 -3",
};

export function ColourSign({ colour, size = 15 }: { readonly colour: Colour; readonly size?: number }): JSX.Element {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} class="l-sign" aria-hidden="true" focusable="false">
      <path d={colours[colour]} />
    </svg>
  );
}

/** A number with its sign. */
export function Amount({
  n,
  sign,
  children,
}: {
  readonly n: number | string;
  readonly sign: SignName;
  readonly children?: ComponentChildren;
}): JSX.Element {
  return (
    <span class={`l-amount l-amount-${sign}`}>
      {n}
      <Sign name={sign} />
      {children}
    </span>
  );
}

/** So many at the most; any number, where `n` is endless. */
export function AtMost({ n }: { readonly n: ComponentChildren }): JSX.Element {
  return (
    <span class="l-amount">
      <TextSign name="atMost" />
      {n}
    </span>
  );
}

/** "£5", or "+£5" with a sign before it. */
export function Money({ n, sign = "" }: { readonly n: number; readonly sign?: "+" | "−" | "" }): JSX.Element {
  return (
    <span class="l-money">
      {sign}£{n}
    </span>
  );
}
