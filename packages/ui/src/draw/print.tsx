import type { ComponentChildren, JSX } from "preact";

/**
 * The hand all drawings share: a two-pass print. The colour goes on first, a little off; the
 * line follows. Colours are tokens, so day and night come from the theme, and windows light up.
 */
export type PrintColour =
  | "brick"
  | "mustard"
  | "leaf"
  | "river"
  | "plum"
  | "rose"
  | "sand"
  | "stone"
  | "snow"
  | "soil"
  | "sky"
  | "lit"
  | "line";

export function tone(colour: PrintColour): string {
  return `var(--d-${colour})`;
}

/** So far off the line is the colour, to the right and down. */
const OFF = 0.9;

/**
 * A shape in colour and line. The colour is off in its own coordinates: browsers keep everything that has a transform
 * apart, and sort all of it anew with every frame in which something moves.
 */
export function Print({ d, fill }: { readonly d: string; readonly fill: PrintColour }): JSX.Element {
  return (
    <>
      <path d={shifted(d, OFF)} fill={tone(fill)} />
      <path d={d} class="d-line" />
    </>
  );
}

/** A path moved to the right and as much down: what it says in capitals counts from the corner, the rest goes along. */
export function shifted(d: string, by: number): string {
  return d.replaceAll(/([MLHVCSQTA])([^A-Za-z]*)/g, (_, command: string, numbers: string) => {
    // Of the seven numbers of an arc the last two are a place.
    const isPlace = (i: number): boolean => command !== "A" || i % 7 > 4;
    const moved = (numbers.match(/-?\d*\.?\d+/g) ?? []).map((n, i) => (isPlace(i) ? r(Number(n) + by) : n));
    return command + moved.join(" ");
  });
}

export function r(n: number): number {
  return Math.round(n * 100) / 100;
}

/** Lines only. */
export function Lines({ d }: { readonly d: string }): JSX.Element {
  return <path d={d} class="d-line" />;
}

/** Colour only. */
export function Tint({ d, fill }: { readonly d: string; readonly fill: PrintColour }): JSX.Element {
  return <path d={d} fill={tone(fill)} />;
}

/** Puts a motif somewhere: motifs stand on (0, 0). */
export interface Spot {
  readonly x?: number;
  readonly y?: number;
  readonly s?: number;
  /** Mirrored. */
  readonly flip?: boolean;
}

export function Put({ x = 0, y = 0, s = 1, flip, children }: Spot & { children: ComponentChildren }): JSX.Element {
  return <g transform={`translate(${x} ${y}) scale(${flip ? -s : s} ${s})`}>{children}</g>;
}

interface SceneProps {
  readonly children?: ComponentChildren;
  readonly sky?: PrintColour;
  readonly ground?: PrintColour;
  /** Height of the ground; 0 for none. */
  readonly horizon?: number;
  readonly width?: number;
  readonly height?: number;
  readonly title?: string;
  readonly class?: string;
}

export const GROUND = 66;

/** The stage of a drawing, 120 × 80 unless told otherwise; the ground begins at `GROUND`. */
export function Scene(props: SceneProps): JSX.Element {
  const { children, sky = "sky", ground = "leaf", width = 120, height = 80, horizon = height - GROUND, title } = props;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      class={`scene ${props.class ?? ""}`}
      preserveAspectRatio="xMidYMax slice"
      role={title === undefined ? undefined : "img"}
      aria-label={title}
      aria-hidden={title === undefined ? "true" : undefined}
      focusable="false"
    >
      <rect width={width} height={height} fill={tone(sky)} />
      {horizon > 0 && <rect y={height - horizon} width={width} height={horizon} fill={tone(ground)} />}
      {children}
    </svg>
  );
}
