import type { JSX } from "preact";
import { corners, HIGH, RADIUS, WIDE } from "./hex-geometry.ts";

const RING = corners(RADIUS - 3);

/** The edge of a hexagon, lit where it can be chosen. */
export function Ring(): JSX.Element {
  return (
    <svg
      class="s-ring"
      viewBox={`${-RADIUS} ${-HIGH / 2} ${WIDE} ${HIGH}`}
      aria-hidden="true"
      focusable="false"
      preserveAspectRatio="none"
    >
      <polygon points={RING} />
    </svg>
  );
}
