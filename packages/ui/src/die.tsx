import type { JSX } from "preact";

const pips: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[20, 20]],
  [
    [11, 11],
    [29, 29],
  ],
  [
    [11, 11],
    [20, 20],
    [29, 29],
  ],
  [
    [11, 11],
    [29, 11],
    [11, 29],
    [29, 29],
  ],
  [
    [11, 11],
    [29, 11],
    [20, 20],
    [11, 29],
    [29, 29],
  ],
  [
    [11, 10],
    [29, 10],
    [11, 20],
    [29, 20],
    [11, 30],
    [29, 30],
  ],
];

/** A die. Where `roll` changes it tumbles once. */
export function Die(props: {
  readonly value: number | undefined;
  readonly roll?: string;
  readonly size?: number;
}): JSX.Element {
  const { value, roll, size = 52 } = props;
  return (
    <svg
      key={roll}
      viewBox="0 0 44 44"
      width={size}
      height={size}
      class={`die ${roll === undefined ? "" : "die-rolls"}`}
      aria-hidden="true"
    >
      <rect x="5" y="5" width="34" height="34" rx="8" class="die-shade" />
      <rect x="2" y="2" width="36" height="36" rx="8" class="die-face" />
      {value === undefined ? (
        <text x="20" y="27" text-anchor="middle" class="die-unknown">
          ?
        </text>
      ) : (
        (pips[value] ?? []).map(([x, y]) => <circle key={`${x}.${y}`} cx={x} cy={y} r="3.7" class="die-pip" />)
      )}
    </svg>
  );
}
