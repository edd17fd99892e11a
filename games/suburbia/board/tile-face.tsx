import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import type { Table } from "../data/table.ts";
import { Drawing, LakeDrawing } from "./drawing.tsx";
import { EffectLines, EffectRows, EffectSign } from "./effect-rows.tsx";
import { type Face, faceOf } from "./face.ts";
import { kindClass, SignBadge } from "./glyph.tsx";
import { corners } from "./hex-geometry.ts";

const HEX = corners(98);

interface TileFaceProps {
  readonly id: string;
  readonly table: Table;
  readonly invested?: boolean;
  readonly class?: string;
}

/** A tile as it lies on the table: what it is, what it costs, what it does. Colour always comes with a shape. */
export function TileFace({ id, table, invested = false, class: name = "" }: TileFaceProps): JSX.Element {
  // Hundreds of strokes, and always the same ones: drawn once.
  return useMemo(() => drawTile(faceOf(table, id), invested, name), [id, table, invested, name]);
}

function drawTile(face: Face | undefined, invested: boolean, name: string): JSX.Element {
  return (
    <svg
      viewBox="-101 -88.500 202 177"
      class={`s-tile ${kindClass(face === undefined ? undefined : (face.type ?? "lake"))} ${name}`}
      aria-hidden="true"
      focusable="false"
    >
      {face === undefined ? (
        <polygon points={HEX} class="s-tile-ground" />
      ) : face.type === undefined ? (
        <LakeFace face={face} />
      ) : (
        <BuildingFace face={face} type={face.type} />
      )}
      <polygon points={HEX} class="s-tile-edge" />
      {invested && <Marker />}
    </svg>
  );
}

/** A tile among others to choose from: its picture, and what it does in letters as large as words. */
export function TileOffer({ id, table }: { readonly id: string; readonly table: Table }): JSX.Element {
  return useMemo(() => drawOffer(faceOf(table, id)), [id, table]);
}

function drawOffer(face: Face | undefined): JSX.Element {
  const type = face?.type;
  return (
    <span class={`s-offer ${kindClass(type)}`}>
      <svg viewBox="-64 -86 136 78" class="s-offer-picture" aria-hidden="true" focusable="false">
        {face !== undefined && type !== undefined && <Scenery face={face} type={type} />}
      </svg>
      <span class="s-offer-signs">
        {[type, face?.icon].map((sign) => sign !== undefined && <EffectSign key={sign} sign={sign} />)}
      </span>
      <EffectLines effects={face?.effects ?? []} />
    </span>
  );
}

type Typed = { readonly face: Face; readonly type: NonNullable<Face["type"]> };

function BuildingFace({ face, type }: Typed): JSX.Element {
  return (
    <>
      <polygon points={HEX} class="s-tile-ground" />
      <Scenery face={face} type={type} />
      <rect x="-101" y="-6" width="202" height="95" class="s-tile-panel" />
      <path d="M-95 -6H95" class="d-line" />
      <EffectRows effects={face.effects} x={0} y={34} />
    </>
  );
}

/** The upper half of a tile: what is built, what it costs, what it counts as. */
function Scenery({ face, type }: Typed): JSX.Element {
  return (
    <>
      <rect x="-101" y="-89" width="202" height="78" class="s-tile-sky" />
      <rect x="-101" y="-14" width="202" height="14" class="s-tile-lawn" />
      <g transform="translate(-78 -92) scale(1.3)">
        <Drawing id={face.id} type={type} />
      </g>
      <Cost cost={face.cost} />
      <SignBadge sign={type} x={20} y={-78} size={34} />
      {face.icon !== undefined && <SignBadge sign={face.icon} x={40} y={-42} size={28} />}
    </>
  );
}

function LakeFace({ face }: { readonly face: Face }): JSX.Element {
  return (
    <>
      <g transform="translate(-101 -90) scale(1.684)">
        <LakeDrawing />
      </g>
      <rect x="-72" y="14" width="144" height="38" rx="12" class="s-tile-panel" />
      <EffectRows effects={face.effects} x={0} y={34} />
    </>
  );
}

function Cost({ cost }: { readonly cost: number }): JSX.Element {
  return (
    <g>
      <circle cx="-37" cy="-61" r="19" class="d-coin" />
      <text x="-37" y="-53.500" text-anchor="middle" class="s-cost">
        {cost}
      </text>
    </g>
  );
}

/** An investment marker: the tile counts double. */
function Marker(): JSX.Element {
  return (
    <g class="s-marker">
      <path d="M-15 -8V-42" class="s-marker-pole" />
      <path d="M-15 -40h52l-9 16l9 16h-52z" class="s-marker-flag" />
      <text x="7" y="-16" text-anchor="middle" class="s-marker-text">
        ×2
      </text>
    </g>
  );
}
