import { withMinus } from "@tabletown/kernel";
import { RuleLink, reached, SeatMark, say, Tally, Why } from "@tabletown/ui";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { STATS, type Stat, type Table, TYPES } from "../data/table.ts";
import type { Tile } from "../rules/state.ts";
import { type BoardContext, boroughOf, changeIn, nameOf, ownerOf } from "./context.ts";
import { faceOf } from "./face.ts";
import { Glyph, kindClass, Shape } from "./glyph.tsx";
import { boxAround, corners, middleOf, RADIUS } from "./hex-geometry.ts";
import { lineAbove } from "./red-lines.ts";
import { lineIn, seeBorough, text } from "./text.ts";

/** A borough's four numbers; each answers why. Its label says all of it, so what stands beside it is drawn by style. */
export function Figures({
  who,
  context,
  compact,
}: {
  readonly who: number;
  readonly context: BoardContext;
  readonly compact?: boolean;
}): JSX.Element {
  const { phrases, language } = context;
  const borough = boroughOf(context, who);
  const line = lineAbove(context.rules, borough.population);
  const shown = (stat: Stat): string => (stat === "money" ? phrases.money(borough.money) : withMinus(borough[stat]));
  return (
    <div class={`s-figures ${compact ? "s-figures-compact" : ""}`}>
      {STATS.map((stat) => (
        <Tally
          key={stat}
          class={`s-figure ${borough[stat] < 0 ? "s-below" : ""}`}
          anchor={`${stat}-${who}`}
          label={`${ownerOf(context, who)}: ${nameOf(context, stat)}`}
          value={
            stat === "population" ? `${shown(stat)} (${lineIn[language](line - borough.population)})` : shown(stat)
          }
          change={changeIn(stat, who)}
        >
          <Glyph name={stat} size={compact ? 15 : 20} />
          <span>{shown(stat)}</span>
          {!compact && <span class="s-figure-name" data-words={nameOf(context, stat)} />}
          {!compact && stat === "population" && (
            <span class="s-next-line" data-words={line}>
              <Glyph name="red-line" size={12} />
            </span>
          )}
        </Tally>
      ))}
    </div>
  );
}

/** Every borough at a glance; a tap spreads it out. */
export function Players({ context }: { readonly context: BoardContext }): JSX.Element {
  const { view, language, shown } = context;
  return (
    <section class="s-players far" aria-label={say(language, text.boroughs)}>
      <ul class="s-player-list" data-reached={reached(view.boroughs.length, 4)}>
        {view.boroughs.map((_, who) => {
          const turn = view.turn === who && view.phase.type !== "over" && view.phase.type !== "goals";
          return (
            <li key={who} class={`s-player ${turn ? "s-turn" : ""} ${shown === who ? "s-shown" : ""}`}>
              <button
                type="button"
                class="s-player-map"
                data-anchor={`borough-${who}`}
                aria-pressed={shown === who}
                aria-label={`${seeBorough[language](ownerOf(context, who))} ${glance(context, who)}`}
                onClick={() => {
                  context.show(who);
                  // On a phone the map lies further up.
                  document.querySelector(".s-borough")?.scrollIntoView({ block: "nearest" });
                }}
              >
                <MiniMap tiles={boroughOf(context, who).tiles} table={context.table} />
              </button>
              <div class="s-player-words">
                <p class="s-player-name">
                  <SeatMark seat={who} size={15} />
                  <b>{ownerOf(context, who)}</b>
                  {view.first === who && view.hands.length > 1 && <FirstSign context={context} />}
                  <MarkersLeft who={who} context={context} />
                </p>
                <Figures who={who} context={context} compact />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function MarkersLeft({ who, context }: { readonly who: number; readonly context: BoardContext }): JSX.Element {
  const { markers } = boroughOf(context, who);
  return (
    <Why
      class="s-sign s-markers-left"
      label={nameOf(context, "markers")}
      value={markers}
      explanation={() => <p>{say(context.language, text.investHint)}</p>}
    >
      <Glyph name="marker" size={13} />
      {markers}
    </Why>
  );
}

/** Who begins each round. */
function FirstSign({ context }: { readonly context: BoardContext }): JSX.Element {
  const { language } = context;
  return (
    <Why
      class="s-sign"
      label={say(language, text.first)}
      value="1"
      explanation={() => (
        <p>
          {say(language, text.firstWhy)} <RuleLink number="2.9" />
        </p>
      )}
    >
      <span class="s-first">1</span>
    </Why>
  );
}

/** How many tiles of each type, for those who cannot see the little map. */
function glance(context: BoardContext, who: number): string {
  const { tiles } = boroughOf(context, who);
  const types = tiles.map(({ kind }) => faceOf(context.table, kind)?.type ?? "lake");
  return [...TYPES, "lake" as const]
    .map((type) => [nameOf(context, type), types.filter((each) => each === type).length] as const)
    .filter(([, count]) => count > 0)
    .map(([type, count]) => `${type}: ${count}.`)
    .join(" ");
}

function MiniMap({ tiles, table }: { readonly tiles: readonly Tile[]; readonly table: Table }): JSX.Element {
  return useMemo(() => drawMiniMap(tiles, table), [tiles, table]);
}

function drawMiniMap(tiles: readonly Tile[], table: Table): JSX.Element {
  const { left, top, right, bottom } = boxAround(tiles.map(({ hex }) => hex));
  return (
    <svg
      viewBox={`${left - 6} ${top - 6} ${right - left + 12} ${bottom - top + 12}`}
      class="s-mini"
      aria-hidden="true"
      focusable="false"
    >
      {tiles.map(({ kind, hex, invested }) => {
        const { x, y } = middleOf(hex);
        const type = faceOf(table, kind)?.type ?? "lake";
        return (
          <g key={hex} transform={`translate(${x} ${y})`} class={kindClass(type)}>
            <polygon points={corners(RADIUS - 2)} class="s-mini-hex" />
            <Shape name={type} x={-30} y={-30} size={60} class="s-mini-shape" />
            {invested && <circle cx="34" cy="-34" r="16" class="s-mini-marker" />}
          </g>
        );
      })}
    </svg>
  );
}
