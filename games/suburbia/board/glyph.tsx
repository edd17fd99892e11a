import type { JSX } from "preact";
import { type Sign, type Stat, TYPES, type Type, type Where } from "../data/table.ts";

/** Silhouettes on a 24 grid; holes by the even-odd rule. */
const shapes = {
  residential: "M2 12.500L12 3.500l10 9h-3V21H5v-8.500zM10 21h4v-6h-4z",
  commercial:
    "M3 9.500L5 3h14l2 6.500c0 2-3 2.500-4.500.5c-1.500 2-7.500 2-9 0C6 12 3 11.500 3 9.500zM4.500 13h15v8h-15zM7 15v4h5v-4z",
  industrial: "M2 21V10l5.500 3.500V10l5.500 3.500V10l4 2.500V3h4v18zM5.500 16v2.500h3V16zM11.500 16v2.500h3V16z",
  civic:
    "M2 9L12 3l10 6v1.500H2zM4.500 11.500h3.200V17H4.500zM10.400 11.500h3.200V17h-3.200zM16.300 11.500h3.200V17h-3.200zM2.500 18h19v3h-19z",
  building:
    "M5 21V3h14v18h-5v-4h-4v4zM8 6v2.500h2.500V6zM13.500 6v2.500H16V6zM8 11v2.500h2.500V11zM13.500 11v2.500H16V11z",
  lake: "M2 7.500q2.500-3.500 5 0t5 0t5 0t5 0v3q-2.500 3.500-5 0t-5 0t-5 0t-5 0zM2 14.500q2.500-3.500 5 0t5 0t5 0t5 0v3q-2.500 3.500-5 0t-5 0t-5 0t-5 0z",
  restaurant:
    "M5 2.500h1.400V8h1.200V2.500h1.800V8h1.200V2.500H12V9c0 1.700-1 2.600-2.300 3v9.500H7.300V12C6 11.600 5 10.700 5 9zM15 2.500c3.300 1 4.500 5.500 4 11h-1.700v8H15z",
  office:
    "M8.500 6V3h7v3H21v14.500H3V6zM10.300 6h3.400V4.700h-3.400zM3 12v1.500h7.500V15h3v-1.500H21V12h-7.500v-1h-3v1z",
  school: "M12 4L.8 9.300L12 14.600l9-4.250V16h1.400V9.700zM5.300 13v4.600c3.500 3 9.900 3 13.400 0V13L12 16.300z",
  airport:
    "M21.300 2.700c-1.500-1.300-3.600-.2-5.200 1.400L12.800 7.400L4.200 5L2.600 6.600l7 4.300L6 14.500l-3-.6l-1.200 1.200l4.200 2.400l2.400 4.200l1.200-1.200l-.6-3l3.600-3.600l4.300 7l1.600-1.600l-2.400-8.600l3.300-3.300c1.600-1.600 3.200-3.400 1.900-4.700z",
  skyscraper:
    "M12 .8l.9 3.700h2v3.500h2.600v13.500h-11V8h2.600V4.500h2zM9 10.500v2h2v-2zM13 10.500v2h2v-2zM9 14.500v2h2v-2zM13 14.500v2h2v-2z",
  "car-dealership":
    "M6.500 6h11l2.300 6l2.200 1.200V19h-3.200v-2H5.200v2H2v-5.800L4.200 12zM8 8l-1.400 4h10.800L16 8zM4.500 13.500v2H7v-2zM17 13.500v2h2.500v-2z",
  money:
    "M12 2a10 10 0 1 0 0 20a10 10 0 0 0 0-20zM11 5h2v1.700c1.700.3 3 1.300 3.300 2.800h-2.200c-1-2-4.300-1.200-3.700.7c.7 1.400 6.100.6 6.100 4.100c0 1.700-1.500 2.800-3.500 3.100V19h-2v-1.600c-1.900-.3-3.300-1.400-3.600-3.200h2.300c.8 2.100 4.400 1.600 4.200-.1c-.3-1.700-6-.7-6-4.200c0-1.600 1.300-2.800 3.100-3.200z",
  income:
    "M12 6.500a5.500 5.500 0 1 0 0 11a5.500 5.500 0 0 0 0-11zM12 1.500c4 0 7.500 2.200 9.200 5.500L23 5.500V12h-6.500l2.500-2.300A8.200 8.200 0 0 0 4.800 8L2.500 6.700A10.500 10.500 0 0 1 12 1.500zM1 12h6.500L5 14.300A8.200 8.200 0 0 0 19.200 16l2.300 1.300A10.500 10.500 0 0 1 2.800 17L1 18.500z",
  reputation:
    "M12 1.500l3.200 7l7.600.8l-5.700 5.100l1.600 7.500L12 18.100l-6.700 3.800l1.600-7.500L1.200 9.300l7.600-.8z",
  population:
    "M12 2a4.700 4.700 0 1 1 0 9.400a4.700 4.700 0 0 1 0-9.400zM3.500 22c0-6 3-9.500 8.500-9.500s8.500 3.500 8.500 9.500z",
  marker: "M4 1.500h2.500v2h13l-3.500 5l3.500 5h-13v9H4z",
  adjacent: "M.5 12L4 6h7l3.500 6L11 18H4zM16 8.500h3.600l3.400 3.500l-3.400 3.500H16l2-3.500z",
  own: "M8.300 2h7.400l3 5l-3 5H8.300l-3-5zM1.800 13h6.400l2.800 4.700L8.200 22.400H1.800L-1 17.700zM15.800 13h6.400l2.800 4.700l-2.800 4.700h-6.400L13 17.700z",
  every:
    "M12 1.500a10.500 10.500 0 1 0 0 21a10.500 10.500 0 0 0 0-21zM11 4.100V11H7.600c.2-3 1.500-5.600 3.400-6.900zM13 4.100c1.900 1.300 3.200 3.900 3.400 6.900H13zM5.600 11H3.700c.3-2.300 1.500-4.300 3.200-5.700c-.8 1.700-1.200 3.600-1.300 5.700zM18.400 11c-.1-2.100-.5-4-1.300-5.700c1.700 1.400 2.900 3.400 3.200 5.700zM3.700 13h1.900c.1 2.100.5 4 1.300 5.700A8.400 8.400 0 0 1 3.700 13zM7.600 13H11v6.900c-1.900-1.300-3.200-3.900-3.400-6.900zM13 13h3.400c-.2 3-1.500 5.600-3.400 6.900zM18.400 13h1.900a8.400 8.400 0 0 1-3.200 5.700c.8-1.700 1.200-3.600 1.300-5.700z",
  others:
    "M8.300 2h7.400l3 5l-3 5H8.300l-3-5zM9.600 4.200L7.900 7l1.700 2.800h4.800L16.100 7l-1.700-2.800zM1.800 13h6.400l2.800 4.700l-2.800 4.700H1.800L-1 17.700zM3 15.200l-1.500 2.500L3 20.200h4l1.500-2.500L7 15.200zM15.800 13h6.400l2.800 4.700l-2.800 4.700h-6.400L13 17.700zM17 15.200l-1.500 2.500l1.500 2.500h4l1.500-2.500L21 15.200z",
  later: "M2 10h11V5l9 7l-9 7v-5H2z",
  "red-line": "M10 1h4v22h-4zM1 10.500h6v3H1zM17 10.500h1.500V7l4.500 5l-4.500 5v-3.500H17z",
} as const satisfies Record<string, string>;

export type GlyphName = keyof typeof shapes;

/** The shape of each stat, place and sign is a glyph of its name. */
export type Shaped = Stat | Where | Sign | GlyphName;

const KINDS: Readonly<Record<string, string>> = {
  residential: "s-residential",
  commercial: "s-commercial",
  industrial: "s-industrial",
  civic: "s-civic",
  lake: "s-lake",
};

/** The class that sets the colour of a kind of tile. */
export function kindClass(type: Type | "lake" | undefined): string {
  return KINDS[type ?? ""] ?? "s-plain";
}

/** A glyph inside a drawing, its corner at (x, y). */
export function Shape(props: {
  readonly name: Shaped;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
  readonly class?: string;
}): JSX.Element {
  const { name, x = 0, y = 0, size = 24 } = props;
  return (
    <path
      d={shapes[name]}
      transform={`translate(${x} ${y}) scale(${size / 24})`}
      fill-rule="evenodd"
      class={props.class ?? `s-shape s-shape-${name}`}
    />
  );
}

/** A type or an icon on its badge: round for types, square for icons. Colour comes with a shape. */
export function SignBadge(props: {
  readonly sign: Sign | "lake" | "building";
  readonly x: number;
  readonly y: number;
  readonly size: number;
}): JSX.Element {
  const { sign, x, y, size } = props;
  const isType = sign === "lake" || TYPES.some((type) => type === sign);
  const inner = size * 0.7;
  const pad = (size - inner) / 2;
  return (
    <g class={isType ? kindClass(sign as Type) : "s-plain"}>
      {isType ? (
        <circle cx={x + size / 2} cy={y + size / 2} r={size / 2} class="s-badge" />
      ) : (
        <rect x={x} y={y} width={size} height={size} rx={size * 0.22} class="s-badge" />
      )}
      <Shape name={sign} x={x + pad} y={y + pad} size={inner} class="s-badge-shape" />
    </g>
  );
}

/** A glyph among words. */
export function Glyph({ name, size = 18 }: { readonly name: Shaped; readonly size?: number }): JSX.Element {
  return (
    <svg viewBox="-1 0 26 24" width={size} height={size} class="s-glyph" aria-hidden="true" focusable="false">
      <Shape name={name} />
    </svg>
  );
}
