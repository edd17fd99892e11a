import type { JSX } from "preact";
import type { CardSymbol } from "../data/table.ts";

const shapes: Readonly<Record<CardSymbol, string>> = {
  wheat:
    "M12 22V7M12 12c-4 0-5-2-5-5 3 0 5 2 5 5zM12 12c4 0 5-2 5-5-3 0-5 2-5 5zM12 17c-4 0-5-2-5-5 3 0 5 2 5 5zM12 17c4 0 5-2 5-5-3 0-5 2-5 5zM12 7c-2-2-1-4 0-5 1 1 2 3 0 5z",
  cow: "M6 8C3 8 2 6 2 4c2 0 4 1 5 3M18 8c3 0 4-2 4-4-2 0-4 1-5 3M6 9c0-3 12-3 12 0l-1 7c-1 6-9 6-10 0zM9 11h.01M15 11h.01M9 17c2-1 4-1 6 0",
  gear: "M12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0 -7M10.3 3h3.4l.6 2.6l2.2 1.3l2.6 -.8l1.7 3l-2 1.8v2.2l2 1.8l-1.7 3l-2.6 -.8l-2.2 1.3l-.6 2.6h-3.4l-.6 -2.6l-2.2 -1.3l-2.6 .8l-1.7 -3l2 -1.8v-2.2l-2 -1.8l1.7 -3l2.6 .8l2.2 -1.3z",
  bread: "M4 18c-2-1-2-6 1-7 0-6 14-6 14 0 3 1 3 6 1 7zM9 9l2 4M14 9l2 4",
  factory: "M3 20V10l6 4v-4l6 4V5h4v15zM8 17h2M13 17h2",
  fruit: "M12 8c4-3 8 0 7 6-1 6-5 8-7 6-2 2-6 0-7-6-1-6 3-9 7-6zM12 8c0-3 1-5 4-5",
  cup: "M4 9h13v5c0 4-3 6-6 6s-7-2-7-6zM17 10c5-1 5 6 0 6M8 6c-1-2 1-2 0-4M13 6c-1-2 1-2 0-4",
  boat: "M3 15h18l-3 5H6zM12 15V3l7 9h-7",
  tower: "M7 21V8l5-5 5 5v13zM10 21v-5h4v5M10 11h4",
};

export function SymbolIcon({
  symbol,
  size = 18,
}: {
  readonly symbol: CardSymbol;
  readonly size?: number;
}): JSX.Element {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} class="icon" aria-hidden="true" focusable="false">
      <path d={shapes[symbol]} />
    </svg>
  );
}
