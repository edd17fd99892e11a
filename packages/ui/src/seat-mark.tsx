import type { Seat } from "@tabletown/kernel";
import type { JSX } from "preact";

/** Each seat has a colour and a shape, so that colour is never the only sign. */
const shapes = [
  "M12 3l9 18H3z",
  "M4 4h16v16H4z",
  "M12 2.500a9.5 9.5 0 1 0 0 19a9.5 9.5 0 0 0 0 -19z",
  "M12 2l10 10l-10 10L2 12z",
  "M7 3h10l5 9l-5 9H7l-5 -9z",
  "M12 2l3 7h7l-5.5 5l2 8l-6.5 -5l-6.5 5l2 -8L2 9h7z",
] as const;

export function SeatMark({ seat, size = 18 }: { readonly seat: Seat; readonly size?: number }): JSX.Element {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} class="seat-mark" aria-hidden="true" focusable="false">
      <path d={shapes[seat % shapes.length]} fill={seatColour(seat)} />
    </svg>
  );
}

export function seatColour(seat: Seat): string {
  return `var(--seat-${seat % shapes.length})`;
}
