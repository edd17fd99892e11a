import type { JSX } from "preact";
import { Lines, Print, type PrintColour, Put, type Spot, Tint } from "./print.tsx";

type Tinted = Spot & { readonly fill?: PrintColour };

export function Cup({ fill = "snow", ...spot }: Tinted): JSX.Element {
  return (
    <Put {...spot}>
      <Print d="M-9 -14h18v6c0 5 -4 8 -9 8s-9 -3 -9 -8z" fill={fill} />
      <Lines d="M9 -12c6 -1 6 7 -1 7M-4 -18c-2 -3 2 -4 0 -7M3 -18c-2 -3 2 -4 0 -7" />
    </Put>
  );
}

export function Bread(spot: Spot): JSX.Element {
  return (
    <Put {...spot}>
      <Print d="M-13 0c-4 -1 -4 -6 -1 -8c0 -6 28 -6 28 0c3 2 3 7 -1 8z" fill="mustard" />
      <Lines d="M-6 -11l3 5M0 -12l3 5M6 -11l3 5" />
    </Put>
  );
}

export function Cheese(spot: Spot): JSX.Element {
  return (
    <Put {...spot}>
      <Print d="M-14 0v-8l24 -9c4 3 4 6 4 9v8z" fill="mustard" />
      <Lines d="M-14 -8h28" />
      <circle cx="-5" cy="-4" r="2" class="d-line" />
      <circle cx="6" cy="-3.5" r="1.6" class="d-line" />
    </Put>
  );
}

export function Chair(spot: Spot): JSX.Element {
  return (
    <Put {...spot}>
      <Print d="M-8 -26h3l1 12h11v3h-15z" fill="soil" />
      <Lines d="M-7 -11L-8 0M6 -11L7 0M-7 -21h3M-6.5 -17h3" />
    </Put>
  );
}

export function Basket({ fill = "leaf", ...spot }: Tinted): JSX.Element {
  return (
    <Put {...spot}>
      <Print d="M-6 -9c-1 -5 5 -6 6 -2c2 -4 8 -2 6 2z" fill={fill} />
      <Print d="M-11 -9h22l-3 9h-16z" fill="soil" />
      <Lines d="M-8 -5h16" />
    </Put>
  );
}

export function Burger(spot: Spot): JSX.Element {
  return (
    <Put {...spot}>
      <Print d="M-11 0c-2 0 -2 -4 0 -4h22c2 0 2 4 0 4z" fill="mustard" />
      <Print d="M-12 -4h24v-4h-24z" fill="soil" />
      <Print d="M-13 -8c3 3 5 -1 7 1c3 2 5 -1 7 1c3 1 8 1 12 -2v-2h-26z" fill="leaf" />
      <Print d="M-12 -10c0 -11 24 -11 24 0z" fill="mustard" />
    </Put>
  );
}

export function Pizza(spot: Spot): JSX.Element {
  return (
    <Put {...spot}>
      <Print d="M-13 -17c8 -5 18 -5 26 0l-13 17z" fill="mustard" />
      <Print d="M-14 -18c9 -6 19 -6 28 0l-2 3c-8 -4 -16 -4 -24 0z" fill="soil" />
      <circle cx="-3" cy="-11" r="2.6" fill="var(--d-brick)" />
      <circle cx="4" cy="-10" r="2.2" fill="var(--d-brick)" />
      <circle cx="0" cy="-5" r="1.8" fill="var(--d-brick)" />
    </Put>
  );
}

export function Sushi(spot: Spot): JSX.Element {
  return (
    <Put {...spot}>
      <Print d="M-11 0c-2 -3 -1 -7 2 -7h18c3 0 4 4 2 7z" fill="snow" />
      <Print d="M-13 -6c0 -6 6 -8 12 -7c7 -1 13 2 14 7c-8 -3 -17 -3 -26 0z" fill="brick" />
      <Lines d="M-6 -11l2 4M1 -12l2 5M7 -11l2 5" />
    </Put>
  );
}

export function Book({ fill = "plum", ...spot }: Tinted): JSX.Element {
  return (
    <Put {...spot}>
      <Print d="M0 -15c-5 -4 -11 -3 -14 -2v15c4 -2 10 -2 14 2c4 -4 10 -4 14 -2v-15c-3 -1 -9 -2 -14 2z" fill={fill} />
      <Lines d="M0 -15v15M-10 -12c3 -1 5 0 7 1M-10 -8c3 -1 5 0 7 1M3 -11c2 -1 4 -2 7 -1M3 -7c2 -1 4 -2 7 -1" />
    </Put>
  );
}

export function Screen(spot: Spot): JSX.Element {
  return (
    <Put {...spot}>
      <Lines d="M-6 -24l-6 -8M6 -24l6 -8M-8 0l-2 4M8 0l2 4" />
      <Print d="M-17 0v-24h34v24z" fill="plum" />
      <path d="M-13 -4v-16h20v16z" class="d-window" />
      <Lines d="M11 -18h3M11 -13h3" />
    </Put>
  );
}

export function Coin({ label, ...spot }: Spot & { readonly label?: string }): JSX.Element {
  return (
    <Put {...spot}>
      <circle r="8" cy="-8" class="d-coin" />
      {label === undefined ? (
        <circle r="5.4" cy="-8" class="d-line" />
      ) : (
        <text
          y="-4.4"
          text-anchor="middle"
          class="d-digit"
          // Three figures are drawn closer: the rim stays free.
          {...(label.length > 2 && { textLength: 12.5, lengthAdjust: "spacingAndGlyphs" })}
        >
          {label}
        </text>
      )}
    </Put>
  );
}

export function Gear({ fill = "stone", ...spot }: Tinted): JSX.Element {
  const teeth = Array.from({ length: 8 }, (_, i) => {
    const point = (k: number, radius: number): string => {
      const angle = ((i + k) * Math.PI) / 4;
      return `${(radius * Math.sin(angle)).toFixed(2)} ${(-12 - radius * Math.cos(angle)).toFixed(2)}`;
    };
    return `${i === 0 ? "M" : "L"}${point(-0.25, 9)}L${point(-0.17, 12)}L${point(0.17, 12)}L${point(0.25, 9)}`;
  });
  return (
    <Put {...spot}>
      <Print d={`${teeth.join("")}z`} fill={fill} />
      <circle cy="-12" r="4" class="d-hole" />
    </Put>
  );
}

export function Pick(spot: Spot): JSX.Element {
  return (
    <Put {...spot}>
      <Print d="M-1.5 0v-26h3v26z" fill="soil" />
      <Print d="M-14 -20c6 -10 22 -10 28 0c-8 -5 -20 -5 -28 0z" fill="stone" />
    </Put>
  );
}

export function Boat({ fill = "brick", ...spot }: Tinted): JSX.Element {
  return (
    <Put {...spot}>
      <Print d="M-26 -10h52l-7 10h-38z" fill={fill} />
      <Print d="M-12 -10v-11h18v11z" fill="snow" />
      <path d="M-9 -18h5v5h-5zM0 -18h4v5h-4z" class="d-window" />
      <Lines d="M12 -10v-28l14 28M12 -34l-24 13" />
      <Print d="M12 -38h9l-3 3l3 3h-9z" fill="mustard" />
    </Put>
  );
}

export function Train({ fill = "brick", ...spot }: Tinted): JSX.Element {
  return (
    <Put {...spot}>
      <Print d="M-30 -4v-20h42c10 0 16 10 18 20z" fill={fill} />
      <path d="M-26 -20h9v8h-9zM-13 -20h9v8h-9zM0 -20h9v8h-9zM13 -20c5 1 7 4 9 8h-9z" class="d-window" />
      <circle cx="-20" cy="-3" r="3.4" fill="var(--d-line)" />
      <circle cx="-8" cy="-3" r="3.4" fill="var(--d-line)" />
      <circle cx="18" cy="-3" r="3.4" fill="var(--d-line)" />
      <Lines d="M-40 0h80" />
    </Put>
  );
}

export function Plane({ fill = "snow", ...spot }: Tinted): JSX.Element {
  return (
    <Put {...spot}>
      <Print d="M-26 -8l-5 -11h6l8 8h36c6 0 10 3 11 5c-2 3 -8 3 -12 3h-36c-4 0 -7 -2 -8 -5z" fill={fill} />
      <Print d="M-2 -4l-12 11h7l16 -11z" fill="river" />
      <path
        d="M20 -10h5l3 3h-8zM-8 -9h3v2.500h-3zM-1 -9h3v2.500h-3zM6 -9h3v2.500h-3zM13 -9h3v2.500h-3z"
        class="d-window"
      />
    </Put>
  );
}

export function Wheel(spot: Spot): JSX.Element {
  const cars: readonly PrintColour[] = ["brick", "mustard", "river", "leaf", "plum", "rose", "brick", "mustard"];
  return (
    <Put {...spot}>
      <Lines d="M-12 0L0 -28L12 0" />
      <circle cy="-28" r="22" class="d-line" />
      <circle cy="-28" r="19" class="d-line" />
      <Lines d="M0 -50V-6M-22 -28H22M-15.5 -43.500L15.5 -12.500M15.5 -43.500L-15.5 -12.5" />
      {cars.map((fill, i) => {
        const angle = (i * Math.PI) / 4;
        const x = (22 * Math.sin(angle)).toFixed(1);
        const y = (-28 - 22 * Math.cos(angle)).toFixed(1);
        return <Print key={x + y} d={`M${x} ${y}m-4 -1h8v3a4 4 0 0 1 -8 0z`} fill={fill} />;
      })}
      <circle cy="-28" r="3" class="d-lamp" />
    </Put>
  );
}

export function Flag({ fill = "brick", ...spot }: Tinted): JSX.Element {
  return (
    <Put {...spot}>
      <Lines d="M0 0v-20" />
      <Print d="M0 -20h13l-4 4l4 4h-13z" fill={fill} />
    </Put>
  );
}

export function Crane({ fill = "mustard", ...spot }: Tinted): JSX.Element {
  return (
    <Put {...spot}>
      <Lines d="M-3 0v-44M3 0v-44M-3 -8l6 -8M3 -8l-6 -8M-3 -24l6 -8M3 -24l-6 -8M26 -46v14M22 -32h8" />
      <Print d="M-16 -50h50v5h-50z" fill={fill} />
      <Print d="M-5 -45h10v-8h-10z" fill={fill} />
      <Lines d="M0 -58L34 -50M0 -58L-16 -50M0 -58v6" />
    </Put>
  );
}

export function Person({ fill = "plum", ...spot }: Tinted): JSX.Element {
  return (
    <Put {...spot}>
      <Print d="M-6 0c-1 -9 1 -13 6 -13s7 4 6 13z" fill={fill} />
      <circle cy="-17" r="4.6" class="d-skin" />
    </Put>
  );
}

export function Swap(spot: Spot): JSX.Element {
  return (
    <Put {...spot}>
      <Tint d="M-12 -14h16v-5l9 7l-9 7v-5h-16z" fill="leaf" />
      <Lines d="M-12 -14h16v-5l9 7l-9 7v-5h-16z" />
    </Put>
  );
}
