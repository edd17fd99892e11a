import type { JSX } from "preact";
import { Lines, Print, type PrintColour, Put, type Spot, Tint } from "./print.tsx";

export function Tree({ fill = "leaf", ...spot }: Spot & { readonly fill?: PrintColour }): JSX.Element {
  return (
    <Put {...spot}>
      <Print d="M-1.5 0v-9h3v9z" fill="soil" />
      <Print d="M0 -28c8 0 11 6 9 11c4 5 -1 10 -6 9c-3 2 -6 1 -7 0c-6 1 -9 -4 -6 -9c-2 -6 2 -11 10 -11z" fill={fill} />
    </Put>
  );
}

export function Pine({ fill = "leaf", ...spot }: Spot & { readonly fill?: PrintColour }): JSX.Element {
  return (
    <Put {...spot}>
      <Print d="M-1.5 0v-6h3v6z" fill="soil" />
      <Print d="M0 -36l7 11h-3.5l6 9h-4l5.5 10h-22l5.5 -10h-4l6 -9h-3.5z" fill={fill} />
    </Put>
  );
}

export function Bush({ fill = "leaf", ...spot }: Spot & { readonly fill?: PrintColour }): JSX.Element {
  return (
    <Put {...spot}>
      <Print d="M-9 0c-4 -5 1 -10 5 -8c2 -5 9 -4 9 1c5 0 6 5 4 7z" fill={fill} />
    </Put>
  );
}

/** The sun by day, the moon by night. */
export function Sun(spot: Spot): JSX.Element {
  return (
    <Put {...spot}>
      <circle r="8" class="d-sun" />
      <path d="M-3 -8a8.5 8.5 0 1 0 10 11a7.5 7.5 0 0 1 -10 -11z" class="d-moon" />
    </Put>
  );
}

export function Cloud(spot: Spot): JSX.Element {
  return (
    <Put {...spot}>
      <Tint d="M-14 0c-4 -6 3 -9 6 -7c2 -7 13 -6 13 0c6 -2 10 4 6 7z" fill="snow" />
    </Put>
  );
}

export function Hills({ fill = "leaf", y = 66, w = 120 }: { fill?: PrintColour; y?: number; w?: number }): JSX.Element {
  return (
    <g transform={`scale(${w / 120} 1)`}>
      <Print d={`M-2 ${y}c14 -20 34 -22 48 -4c12 -16 36 -20 76 0v6h-124z`} fill={fill} />
    </g>
  );
}

/** Water with a few strokes of wave; it reaches from `y` down. */
export function Water({ y = 56, w = 120, h = 30 }: { y?: number; w?: number; h?: number }): JSX.Element {
  const waves = [0, 1, 2].flatMap((row) =>
    Array.from({ length: Math.ceil(w / 30) }, (_, i) => `M${i * 30 + 4 + row * 9} ${y + 6 + row * 7}q4 -3 8 0t8 0`),
  );
  return (
    <>
      <Tint d={`M0 ${y}h${w}v${h}h${-w}z`} fill="river" />
      <path d={waves.join("")} class="d-line d-wave" />
    </>
  );
}

/** Furrows that run to the horizon. */
export function Furrows({ fill = "mustard", y = 50 }: { fill?: PrintColour; y?: number }): JSX.Element {
  return (
    <>
      <Print d={`M-2 ${y + 4}q60 -10 124 0v40h-124z`} fill={fill} />
      <Lines d={`M60 ${y - 1}V80M48 ${y - 1}L18 80M72 ${y - 1}L102 80M36 ${y}L-14 76M84 ${y}L134 76`} />
    </>
  );
}

export function Wheat(spot: Spot): JSX.Element {
  const ears = [0, 1, 2, 3].map((i) => -14 - i * 5);
  return (
    <Put {...spot}>
      <Lines d="M0 0V-32" />
      {ears.map((y) => (
        <g key={y}>
          <Print d={`M0 ${y}c-6 0 -7 -4 -6 -7c4 0 6 3 6 7z`} fill="mustard" />
          <Print d={`M0 ${y}c6 0 7 -4 6 -7c-4 0 -6 3 -6 7z`} fill="mustard" />
        </g>
      ))}
      <Print d="M0 -33c-3 -3 -2 -7 0 -9c2 2 3 6 0 9z" fill="mustard" />
    </Put>
  );
}

export function Flower({ fill = "rose", ...spot }: Spot & { readonly fill?: PrintColour }): JSX.Element {
  return (
    <Put {...spot}>
      <Lines d="M0 0V-12M0 -4c3 -4 6 -3 7 -4" />
      <Print d="M0 -12c-7 1 -8 -5 -4 -6c-2 -5 4 -7 5 -3c3 -4 8 0 5 4c4 1 2 7 -6 5z" fill={fill} />
      <circle cx="0.5" cy="-16.5" r="2.2" fill="var(--d-lit)" />
    </Put>
  );
}

export function Apple({ fill = "brick", ...spot }: Spot & { readonly fill?: PrintColour }): JSX.Element {
  return (
    <Put {...spot}>
      <Print d="M0 -9c4 -3 9 0 8 5c-1 5 -5 6 -8 4c-3 2 -7 1 -8 -4c-1 -5 4 -8 8 -5z" fill={fill} />
      <Lines d="M0 -9c0 -3 1 -5 3 -6" />
    </Put>
  );
}

export function Cow(spot: Spot): JSX.Element {
  return (
    <Put {...spot}>
      <Print d="M-16 0v-9c-3 -8 3 -12 9 -12h16c4 0 6 3 6 7v14h-4v-8h-6l-2 0v8h-4v-8h-8v8z" fill="snow" />
      <Print d="M-12 -21c6 0 8 4 4 7c-4 2 -9 1 -8 -4zM4 -21c6 -1 8 4 5 7c-5 1 -7 -3 -5 -7z" fill="soil" />
      <Print d="M13 -20c-2 -4 2 -8 6 -7l6 2c2 2 1 7 -1 9l-5 2c-4 0 -5 -3 -6 -6z" fill="snow" />
      <Print d="M20 -19l6 1c0 4 -3 5 -6 4z" fill="rose" />
      <Lines d="M15 -27l-2 -3M21 -28l1 -3M-16 -15c-3 2 -3 6 -2 9" />
      <circle cx="18.5" cy="-22" r="1" fill="var(--d-line)" />
    </Put>
  );
}

export function Fish({ fill = "river", ...spot }: Spot & { readonly fill?: PrintColour }): JSX.Element {
  return (
    <Put {...spot}>
      <Print d="M-14 -6c6 -8 18 -8 22 0l7 -5c-1 4 -1 7 0 10l-7 -4c-4 7 -16 7 -22 -1z" fill={fill} />
      <circle cx="-8" cy="-7" r="1.3" fill="var(--d-line)" />
      <Lines d="M-3 -10c2 3 2 6 0 8" />
    </Put>
  );
}
