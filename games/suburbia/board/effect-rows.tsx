import type { JSX } from "preact";
import { type Effect, type Sign, TYPES } from "../data/table.ts";
import { plain } from "../text/number.ts";
import { Shape, type Shaped, SignBadge } from "./glyph.tsx";

type Part =
  | { readonly is: "text"; readonly text: string }
  | { readonly is: "shape"; readonly name: Shaped }
  | { readonly is: "sign"; readonly sign: Sign | "lake" | "building" };

const GLYPH = 23;
const GAP = 3;

const widthOf = (part: Part): number => (part.is === "text" ? part.text.length * 11.5 : GLYPH);

function amountText(amount: number): string {
  return amount > 0 ? `+${amount}` : plain(amount);
}

function signsOf(of: readonly Sign[]): Part[] {
  const every = TYPES.every((type) => of.includes(type));
  const shown = every ? of.filter((sign) => !TYPES.some((type) => type === sign)) : of;
  return [
    ...(every ? [{ is: "sign", sign: "building" } as const] : []),
    ...shown.map((sign) => ({ is: "sign", sign }) as const),
  ];
}

/** One effect as a line of signs: how much of what, and what for. */
function partsOf(effect: Effect): readonly Part[] {
  const stat = effect.is === "shore" ? "money" : effect.stat;
  const gain: Part[] = [
    { is: "text", text: amountText(effect.amount) },
    { is: "shape", name: stat },
  ];
  const per: Part = { is: "text", text: "/" };
  switch (effect.is) {
    case "gain":
      return gain;
    case "each":
      return [
        ...gain,
        per,
        ...(effect.later ? [{ is: "shape", name: "later" } as const] : []),
        { is: "shape", name: effect.where },
        ...signsOf(effect.of),
      ];
    case "shore":
      return [
        ...gain,
        per,
        { is: "sign", sign: "lake" },
        { is: "shape", name: "adjacent" },
        { is: "sign", sign: "building" },
      ];
    case "red-line":
      return [...gain, per, { is: "shape", name: "red-line" }];
  }
}

/** What is gained at once stands on the first line together; every counting effect has a line of its own. */
export function rowsOf(effects: readonly Effect[]): readonly (readonly Part[])[] {
  const gains = effects.filter(({ is }) => is === "gain").flatMap(partsOf);
  const counts = effects.filter(({ is }) => is !== "gain").map(partsOf);
  return gains.length === 0 ? counts : [gains, ...counts];
}

/** The effects of a tile, centred on (x, y). */
export function EffectRows(props: {
  readonly effects: readonly Effect[];
  readonly x: number;
  readonly y: number;
}): JSX.Element {
  const rows = rowsOf(props.effects);
  const pitch = rows.length > 2 ? 25 : 29;
  const top = props.y - (rows.length * pitch) / 2;
  return (
    <>
      {rows.map((row, i) => (
        <EffectRow key={i} parts={row} x={props.x} y={top + i * pitch + (pitch - GLYPH) / 2} />
      ))}
    </>
  );
}

/** How wide a hexagon of radius 98 is at this distance from its middle. */
const roomAt = (y: number): number => 2 * (98 - Math.abs(y) / Math.sqrt(3)) - 16;

/** Long rows shrink until they fit the hexagon. */
function EffectRow(props: { readonly parts: readonly Part[]; readonly x: number; readonly y: number }): JSX.Element {
  const { parts, x, y } = props;
  const width = parts.reduce((sum, part) => sum + widthOf(part) + GAP, -GAP);
  const scale = Math.min(1, roomAt(y + GLYPH) / width);
  let at = -width / 2;
  return (
    <g transform={`translate(${x} ${y + GLYPH / 2}) scale(${scale.toFixed(3)})`}>
      {parts.map((part, i) => {
        const left = at;
        at += widthOf(part) + GAP;
        const top = -GLYPH / 2;
        if (part.is === "shape") return <Shape key={i} name={part.name} x={left} y={top} size={GLYPH} />;
        if (part.is === "sign") return <SignBadge key={i} sign={part.sign} x={left} y={top} size={GLYPH} />;
        return (
          <text key={i} x={left + widthOf(part) / 2} y={top + 18} text-anchor="middle" class="s-amount">
            {part.text}
          </text>
        );
      })}
    </g>
  );
}
