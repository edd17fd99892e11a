import { SeatMark, say, Tally } from "@tabletown/ui";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { STATS, type Stat, type Table, TYPES } from "../data/table.ts";
import type { Tile } from "../rules/state.ts";
import { plain } from "../text/number.ts";
import { faceOf } from "./face.ts";
import { Glyph, kindClass, Shape } from "./glyph.tsx";
import { boxAround, corners, middleOf, RADIUS } from "./hex-plan.ts";
import { lineAbove } from "./red-lines.ts";
import { boroughOf, changeIn, nameOf, ownerOf, type Seen } from "./seen.ts";
import { lineIn, seeBorough, text } from "./text.ts";

/** A borough's four numbers; each answers why. Its label says all of it, so what stands beside it is drawn by style. */
export function Figures({
  who,
  seen,
  compact,
}: {
  readonly who: number;
  readonly seen: Seen;
  readonly compact?: boolean;
}): JSX.Element {
  const { phrases, language } = seen;
  const borough = boroughOf(seen, who);
  const line = lineAbove(seen.rules, borough.population);
  const shown = (stat: Stat): string => (stat === "money" ? phrases.money(borough.money) : plain(borough[stat]));
  return (
    <div class={`s-figures ${compact ? "s-figures-compact" : ""}`}>
      {STATS.map((stat) => (
        <Tally
          key={stat}
          class={`s-figure ${borough[stat] < 0 ? "s-below" : ""}`}
          anchor={`${stat}-${who}`}
          label={`${ownerOf(seen, who)}: ${nameOf(seen, stat)}`}
          value={
            stat === "population" ? `${shown(stat)} (${lineIn[language](line - borough.population)})` : shown(stat)
          }
          change={changeIn(seen, stat, who)}
        >
          <Glyph name={stat} size={compact ? 15 : 20} />
          <span>{shown(stat)}</span>
          {!compact && <span class="s-figure-name" data-words={nameOf(seen, stat)} />}
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
export function Players({ seen }: { readonly seen: Seen }): JSX.Element {
  const { view, language, shown } = seen;
  return (
    <section class="s-players far" aria-label={say(language, text.boroughs)}>
      <ul class="s-player-list">
        {view.boroughs.map((_, who) => {
          const turn = view.turn === who && view.phase.is !== "over" && view.phase.is !== "goals";
          return (
            <li key={who} class={`s-player ${turn ? "s-turn" : ""} ${shown === who ? "s-shown" : ""}`}>
              <button
                type="button"
                class="s-player-map"
                aria-pressed={shown === who}
                aria-label={`${seeBorough[language](ownerOf(seen, who))} ${glance(seen, who)}`}
                onClick={() => seen.show(who)}
              >
                <MiniMap tiles={boroughOf(seen, who).tiles} table={seen.table} />
              </button>
              <div class="s-player-words">
                <p class="s-player-name">
                  <SeatMark seat={who} size={15} />
                  <b>{ownerOf(seen, who)}</b>
                  {view.first === who && view.hands.length > 1 && <span class="s-first">1</span>}
                  <MarkersLeft who={who} seen={seen} />
                </p>
                <Figures who={who} seen={seen} compact />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function MarkersLeft({ who, seen }: { readonly who: number; readonly seen: Seen }): JSX.Element {
  const { markers } = boroughOf(seen, who);
  return (
    <span class="s-markers-left" title={`${nameOf(seen, "markers")}: ${markers}`}>
      <Glyph name="marker" size={13} />
      {markers}
      <span class="unseen"> {nameOf(seen, "markers")}</span>
    </span>
  );
}

/** How many tiles of each type, for those who cannot see the little map. */
function glance(seen: Seen, who: number): string {
  const { tiles } = boroughOf(seen, who);
  const types = tiles.map(({ kind }) => faceOf(seen.table, kind)?.type ?? "lake");
  return [...TYPES, "lake" as const]
    .map((type) => [nameOf(seen, type), types.filter((each) => each === type).length] as const)
    .filter(([, count]) => count > 0)
    .map(([type, count]) => `${type}: ${count}.`)
    .join(" ");
}

function MiniMap({ tiles, table }: { readonly tiles: readonly Tile[]; readonly table: Table }): JSX.Element {
  return useMemo(() => drawMiniMap(tiles, table), [tiles, table]);
}

function drawMiniMap(tiles: readonly Tile[], table: Table): JSX.Element {
  const { left, top, right, bottom } = boxAround(tiles.map(({ at }) => at));
  return (
    <svg
      viewBox={`${left - 6} ${top - 6} ${right - left + 12} ${bottom - top + 12}`}
      class="s-mini"
      aria-hidden="true"
      focusable="false"
    >
      {tiles.map(({ kind, at, invested }) => {
        const { x, y } = middleOf(at);
        const type = faceOf(table, kind)?.type ?? "lake";
        return (
          <g key={at} transform={`translate(${x} ${y})`} class={kindClass(type)}>
            <polygon points={corners(RADIUS - 2)} class="s-mini-hex" />
            <Shape name={type} x={-30} y={-30} size={60} class="s-mini-shape" />
            {invested && <circle cx="34" cy="-34" r="16" class="s-mini-marker" />}
          </g>
        );
      })}
    </svg>
  );
}
