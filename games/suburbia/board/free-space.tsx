import { signed } from "@tabletown/kernel";
import { PictureButton, reached, say, useSoon } from "@tabletown/ui";
import type { JSX } from "preact";
import { STATS } from "../data/table.ts";
import type { Action } from "../rules/action.ts";
import { coordinatesOf, type Hex } from "../rules/hex.ts";
import { type BoardContext, nameOf } from "./context.ts";
import { type Gains, gainsOf } from "./gains.ts";
import { Glyph } from "./glyph.tsx";
import { positionOf } from "./hex-geometry.ts";
import { Ring } from "./hex-ring.tsx";
import { placingFor, text } from "./text.ts";
import { TileFace } from "./tile-face.tsx";

/** A hexagon where the tile in hand may go. */
export interface Placing {
  readonly hex: Hex;
  readonly action: Action;
  /** The move in words. */
  readonly told: string;
}

/** A space for the tile in hand, with what it would bring there. */
export function FreeSpace({ hex, action, told, context }: Placing & { readonly context: BoardContext }): JSX.Element {
  const { view, viewer = 0, table, language, proposed } = context;
  const tile = view.phase.type === "place" ? view.phase.tile : "";
  // There may be thirty spaces, and each promise is a move tried out.
  const gains = useSoon(() => gainsOf(context.preview(action).events, viewer), [view, hex]);
  const chosen = proposed?.action.type === "place" && proposed.action.hex === hex;
  const promised = gains && (gainsText(context, gains) || say(language, text.noChange));
  const label = [told, ...(promised === undefined ? [] : [promised])].join(". ");
  return (
    <div class="s-place" style={positionOf(hex)}>
      <PictureButton
        class="s-hex s-free"
        label={label}
        lit
        chosen={chosen}
        anchor={`space-${coordinatesOf(hex).col},${coordinatesOf(hex).row}`}
        onClick={() => context.propose(action)}
      >
        {chosen ? <TileFace id={tile} table={table} class="s-ghost" /> : gains && <GainChips gains={gains} />}
        <Ring />
      </PictureButton>
    </div>
  );
}

function gainsText(context: BoardContext, gains: Gains): string {
  const parts = STATS.filter((stat) => gains[stat] !== 0).map(
    (stat) => `${nameOf(context, stat)} ${signed(gains[stat])}`,
  );
  return placingFor[context.language](parts);
}

function GainChips({ gains }: { readonly gains: Gains }): JSX.Element {
  const shown = STATS.filter((stat) => gains[stat] !== 0);
  return (
    <span class="s-gains" data-reached={reached(shown.length, 4)}>
      {shown.length === 0 && <span class="s-gain">±0</span>}
      {shown.map((stat) => (
        <span key={stat} class={`s-gain ${gains[stat] < 0 ? "s-loss" : ""}`}>
          {signed(gains[stat])}
          <Glyph name={stat} size={23} />
        </span>
      ))}
    </span>
  );
}
