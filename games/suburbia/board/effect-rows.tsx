import { signed } from "@tabletown/kernel";
import type { JSX } from "preact";
import { type Effect, type Sign, TYPES } from "../data/table.ts";
import { Shape, type Shaped, SignBadge } from "./glyph.tsx";

type Part =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "shape"; readonly name: Shaped }
  | { readonly type: "sign"; readonly sign: Sign | "lake" | "building" };

const GLYPH = 23;
const GAP = 3;

const widthOf = (part: Part): number => (part.type === "text" ? part.text.length * 11.5 : GLYPH);

function amountText(amount: number): string {
  return signed(amount);
}

function signsOf(of: readonly Sign[]): Part[] {
  const every = TYPES.every((type) => of.includes(type));
  const shown = every ? of.filter((sign) => !TYPES.some((type) => type === sign)) : of;
  return [
    ...(every ? [{ type: "sign", sign: "building" } as const] : []),
    ...shown.map((sign) => ({ type: "sign", sign }) as const),
  ];
}

/** One effect as a line of signs: how much of what, and what for. */
function partsOf(effect: Effect): readonly Part[] {
  const stat = effect.type === "shore" ? "money" : effect.stat;
  const gain: Part[] = [
    { type: "text", text: amountText(effect.amount) },
    { type: "shape", name: stat },
  ];
  const per: Part = { type: "text", text: "/" };
  switch (effect.type) {
    case "gain":
      return gain;
    case "each":
      return [
        ...gain,
        per,
        ...(effect.later ? [{ type: "shape", name: "later" } as const] : []),
        { type: "shape", name: effect.where },
        ...signsOf(effect.of),
      ];
    case "shore":
      return [
        ...gain,
        per,
        { type: "sign", sign: "lake" },
        { type: "shape", name: "adjacent" },
        { type: "sign", sign: "building" },
      ];
    case "red-line":
      return [...gain, per, { type: "shape", name: "red-line" }];
  }
}

/** What is gained at once stands on the first line together; every counting effect has a line of its own. */
function rowsOf(effects: readonly Effect[]): readonly (readonly Part[])[] {
  const gains = effects.filter(({ type }) => type === "gain").flatMap(partsOf);
  const counts = effects.filter(({ type }) => type !== "gain").map(partsOf);
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
  let next = -width / 2;
  return (
    <g transform={`translate(${x} ${y + GLYPH / 2}) scale(${scale.toFixed(3)})`}>
      {parts.map((part, i) => {
        const left = next;
        next += widthOf(part) + GAP;
        const top = -GLYPH / 2;
        if (part.type === "shape") return <Shape key={i} name={part.name} x={left} y={top} size={GLYPH} />;
        if (part.type === "sign") return <SignBadge key={i} sign={part.sign} x={left} y={top} size={GLYPH} />;
        return (
          <text key={i} x={left + widthOf(part) / 2} y={top + 18} text-anchor="middle" class="s-amount">
            {part.text}
          </text>
        );
      })}
    </g>
  );
}

/** The effects of a tile as lines beside its picture, in letters as large as words; whoever listens is told them in words. */
export function EffectLines({ effects }: { readonly effects: readonly Effect[] }): JSX.Element {
  return (
    <span class="s-effects" aria-hidden="true">
      {rowsOf(effects).map((parts, i) => (
        <span key={i} class="s-effect">
          {parts.map((part, place) => (
            <EffectPart key={place} part={part} />
          ))}
        </span>
      ))}
    </span>
  );
}

function EffectPart({ part }: { readonly part: Part }): JSX.Element {
  if (part.type === "text") return <b>{part.text}</b>;
  if (part.type === "sign") return <EffectSign sign={part.sign} />;
  return (
    <svg viewBox="-1 -1 26 26" class="s-effect-sign" aria-hidden="true" focusable="false">
      <Shape name={part.name} />
    </svg>
  );
}

/** A type or an icon on its badge, as large as the letters around it. */
export function EffectSign({ sign }: { readonly sign: Sign | "lake" | "building" }): JSX.Element {
  return (
    <svg viewBox="-1 -1 26 26" class="s-effect-sign" aria-hidden="true" focusable="false">
      <SignBadge sign={sign} x={0} y={0} size={24} />
    </svg>
  );
}
