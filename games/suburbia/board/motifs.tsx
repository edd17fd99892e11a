import { Door, Lines, Print, type PrintColour, Put, type Spot, Windows } from "@tabletown/ui";
import type { JSX } from "preact";

type Tinted = Spot & { readonly fill?: PrintColour };

export function Car({ fill = "brick", ...spot }: Tinted): JSX.Element {
  return (
    <Put {...spot}>
      <Print d="M-13 -3v-5l5 -1l3 -5h10l4 5l4 1v5z" fill={fill} />
      <path d="M-5 -9l2 -3h4v3zM3 -12h2l2 3h-4z" class="d-window" />
      <circle cx="-7" cy="-3" r="3" fill="var(--d-line)" />
      <circle cx="7" cy="-3" r="3" fill="var(--d-line)" />
    </Put>
  );
}

export function Trailer({ fill = "snow", ...spot }: Tinted): JSX.Element {
  return (
    <Put {...spot}>
      <Print d="M-18 -4v-14c0 -3 3 -4 5 -4h26c3 0 5 2 5 4v14z" fill={fill} />
      <path d="M-13 -17h8v6h-8zM-1 -17h6v6h-6z" class="d-window" />
      <Door x={12} w={6} h={13} />
      <circle cx="-6" cy="-3" r="3" fill="var(--d-line)" />
    </Put>
  );
}

export function Crates(spot: Spot): JSX.Element {
  return (
    <Put {...spot}>
      <Print d="M-9 0v-9h9v9zM1 0v-9h9v9zM-4 -9v-9h9v9z" fill="soil" />
      <Lines d="M-9 -4.500h9M1 -4.500h9M-4 -13.500h9" />
    </Put>
  );
}

export function Castle(spot: Spot): JSX.Element {
  return (
    <Put {...spot}>
      <Print d="M-16 0v-20h32v20z" fill="stone" />
      <Print d="M-25 0v-30h4v4h4v-4h4v30zM13 0v-30h4v4h4v-4h4v30z" fill="stone" />
      <Print d="M-19 -32l0 -14l10 4l-10 4M19 -32v-14l10 4l-10 4" fill="brick" />
      <Windows x={-10} y={-17} w={20} h={7} rows={1} columns={3} />
      <Door w={9} h={12} />
    </Put>
  );
}

export function Stadium(spot: Spot): JSX.Element {
  return (
    <Put {...spot}>
      <Print d="M-36 -16c0 -12 72 -12 72 0v8c0 11 -72 11 -72 0z" fill="stone" />
      <Print d="M-29 -17c0 -8 58 -8 58 0s-58 8 -58 0z" fill="sand" />
      <Print d="M-19 -17c0 -5 38 -5 38 0s-38 5 -38 0z" fill="leaf" />
      <Lines d="M-30 -20v-18M30 -20v-18" />
      <Print d="M-35 -37v-5h10v5zM25 -37v-5h10v5z" fill="lit" />
    </Put>
  );
}

export function Pump(spot: Spot): JSX.Element {
  return (
    <Put {...spot}>
      <Print d="M-34 -32h62v7h-62z" fill="brick" />
      <Lines d="M-29 -25v25M22 -25v25" />
      <Print d="M-7 0v-17h11v17z" fill="snow" />
      <path d="M-5 -15h7v5h-7z" class="d-window" />
      <Lines d="M4 -12c5 0 4 8 6 8s2 -7 0 -10" />
    </Put>
  );
}

export function ParkingSign(spot: Spot): JSX.Element {
  return (
    <Put {...spot}>
      <Lines d="M0 0v-24" />
      <Print d="M-8 -24v-17h16v17z" fill="river" />
      <Lines d="M-3 -27v-11h4c4 0 4 6 0 6h-4" />
    </Put>
  );
}

export function Envelope(spot: Spot): JSX.Element {
  return (
    <Put {...spot}>
      <Print d="M-11 0v-14h22v14z" fill="snow" />
      <Lines d="M-11 -14l11 8l11 -8" />
    </Put>
  );
}

export function Road({ y = 66 }: { readonly y?: number }): JSX.Element {
  return (
    <>
      <Print d={`M-2 ${y - 6}q60 -16 124 0v16q-64 -16 -124 0z`} fill="stone" />
      <path d={`M0 ${y + 2}q60 -16 120 0`} class="d-line" stroke-dasharray="8 7" />
    </>
  );
}
