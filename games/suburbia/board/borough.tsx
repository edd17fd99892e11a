import { signed } from "@tabletown/kernel";
import { again, Icon, PictureButton, SeatMark, say, useSoon } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { STATS } from "../data/table.ts";
import { type At, frontierAfter, hexOf } from "../rules/hex.ts";
import type { Action, Tile } from "../rules/state.ts";
import { plain } from "../text/number.ts";
import { Glyph } from "./glyph.tsx";
import { type Box, boxAround, corners, HIGH, middleOf, RADIUS, WIDE } from "./hex-plan.ts";
import { usePanZoom } from "./pan-zoom.ts";
import { type Gains, gainsOf } from "./promise.ts";
import { boroughOf, choiceOf, detailNumber, isMine, nameOf, ownerOf, type Seen, whoOf } from "./seen.ts";
import { boroughIs, placingFor, reasons, text, tileCount } from "./text.ts";
import { TileFace } from "./tile-face.tsx";
import { Tray } from "./tray.tsx";

const RING = corners(RADIUS - 3);

/** A borough spread out: every tile, the spaces for the next one, the board it grows from. */
export function BoroughMap({ seen }: { readonly seen: Seen }): JSX.Element {
  const { shown, language } = seen;
  const { tiles } = boroughOf(seen, shown);
  const placings = placingsOf(seen);
  const box = boxAround([...tiles.map(({ at }) => at), ...around(seen, tiles)]);
  const { viewport, layer, zoom, fit } = usePanZoom(box, String(shown), roomForTray(seen));
  const choosing = placings.length > 0;
  // What must be chosen now comes into sight.
  const looking = choosing || (isMine(seen) && seen.picked === "invest");
  useEffect(() => {
    if (looking) viewport.current?.scrollIntoView({ block: "nearest" });
  }, [looking, viewport]);
  // A tap beside the lit spaces is told why it does nothing.
  const { refuse } = seen;
  useEffect(() => {
    const element = viewport.current;
    if (element === null || !choosing) return;
    const miss = ({ target }: MouseEvent): void => {
      if (target === element) refuse(say(language, reasons.space));
    };
    element.addEventListener("click", miss);
    return () => element.removeEventListener("click", miss);
  });
  return (
    <section class="s-borough" aria-label={boroughIs[language](ownerOf(seen, shown))} data-anchor={`borough-${shown}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: a window onto a map is a group, not a set of fields */}
      <div
        ref={viewport}
        class="s-window"
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the map
        tabIndex={0}
        aria-label={say(language, text.mapKeys)}
      >
        <div ref={layer} class="s-layer">
          <Ground seen={seen} />
          {tiles.map((tile) => (
            <PlacedTile key={tile.at} tile={tile} seen={seen} />
          ))}
          {placings.map(({ at, action }) => (
            <FreeSpace key={at} at={at} action={action} seen={seen} />
          ))}
        </div>
      </div>
      <p class="s-whose">
        <SeatMark seat={shown} size={16} />
        <b>{ownerOf(seen, shown)}</b>
        <span class="soft">{tileCount[language](tiles.length)}</span>
        {seen.viewer !== undefined && shown !== seen.viewer && (
          <button type="button" class="s-home" onClick={() => seen.show(seen.viewer ?? 0)}>
            {say(language, text.backToMine)}
          </button>
        )}
      </p>
      <div class="s-zoom">
        <button type="button" class="s-zoom-button" aria-label={say(language, text.nearer)} onClick={() => zoom(1.3)}>
          <Icon name="plus" />
        </button>
        <button
          type="button"
          class="s-zoom-button"
          aria-label={say(language, text.farther)}
          onClick={() => zoom(1 / 1.3)}
        >
          <Icon name="minus" />
        </button>
        <button type="button" class="s-zoom-button" aria-label={say(language, text.fit)} onClick={fit}>
          <Icon name="full" />
        </button>
      </div>
      <Tray seen={seen} />
    </section>
  );
}

/** The tray lies over the upper edge; the map makes room for it. */
function roomForTray(seen: Seen): number {
  const { view, picked } = seen;
  if (!isMine(seen)) return 0;
  if (view.phase.is === "place") return 62;
  if (picked === "invest") return 84;
  return view.phase.is === "turn" && picked !== undefined ? 152 : 0;
}

interface Placing {
  readonly at: At;
  readonly action: Action;
}

/** The spaces for the tile in hand. */
function placingsOf({ choices, shown, viewer }: Seen): readonly Placing[] {
  if (shown !== viewer) return [];
  return choices.flatMap(({ action }) => (action.do === "place" ? [{ at: action.at, action }] : []));
}

/** All spaces beside tiles: the picture keeps its size whether or not a tile is to be placed. */
function around({ rules }: Seen, tiles: readonly Tile[]): readonly At[] {
  return tiles.reduce<readonly At[]>((free, { at }) => frontierAfter(free, tiles, rules.blocked, at), []);
}

/** What a tile did in the move just shown. */
function acted({ last, shown }: Seen, at: At): "placed" | "worked" | undefined {
  const events = last?.events.filter((event) => detailNumber(event, "at") === at && whoOf(event) === shown) ?? [];
  if (events.some(({ what }) => what === "placed" || what === "invested")) return "placed";
  return events.length > 0 ? "worked" : undefined;
}

function positionOf(at: At): { left: string; top: string; width: string; height: string } {
  const { x, y } = middleOf(at);
  return { left: `${x - RADIUS}px`, top: `${y - HIGH / 2}px`, width: `${WIDE}px`, height: `${HIGH}px` };
}

/** The borough board, which no tile may cover. */
function Ground({ seen }: { readonly seen: Seen }): JSX.Element {
  const blocked = [...seen.rules.blocked];
  const box: Box = boxAround(blocked);
  return (
    <svg
      class="s-board-ground"
      viewBox={`${box.left} ${box.top} ${box.right - box.left} ${box.bottom - box.top}`}
      style={{
        left: `${box.left}px`,
        top: `${box.top}px`,
        width: `${box.right - box.left}px`,
        height: `${box.bottom - box.top}px`,
      }}
      aria-hidden="true"
      focusable="false"
    >
      {blocked.map((at) => {
        const { x, y } = middleOf(at);
        return <polygon key={at} points={corners(RADIUS + 1)} transform={`translate(${x} ${y})`} class="s-covered" />;
      })}
    </svg>
  );
}

/** A tile in a borough, in words: what it is, where, what it does, what was invested. */
export function tileLabel(seen: Seen, { kind, at, invested, under }: Tile): string {
  const { phrases, words } = seen;
  const { col, row } = hexOf(at);
  return [
    nameOf(seen, kind),
    phrases.space(col, row),
    ...(invested ? [phrases.outline.invested] : []),
    ...(under === "" ? [] : [`(${nameOf(seen, under)})`]),
    words.effect(kind),
  ].join(", ");
}

function PlacedTile({ tile, seen }: { readonly tile: Tile; readonly seen: Seen }): JSX.Element {
  const { table, picked, proposed, language, viewer, shown } = seen;
  const investing = picked === "invest" && shown === viewer && seen.view.phase.is === "turn";
  const action = investing ? choiceOf(seen, "invest", (a) => a.at === tile.at) : undefined;
  const chosen = proposed?.action.do === "invest" && proposed.action.at === tile.at && shown === viewer;
  const how = acted(seen, tile.at);
  const tap = (): void => {
    if (action !== undefined) seen.propose(action);
    else if (investing && isMine(seen))
      seen.refuse(say(language, tile.invested ? reasons.invested : reasons.investDear));
    else seen.inspect(tile.kind);
  };
  return (
    <div class="s-place" style={positionOf(tile.at)}>
      <PictureButton
        class={`s-hex ${how === undefined ? "" : `s-${how} ${again(seen.last?.seq)}`} ${investing && action === undefined ? "s-dim" : ""}`}
        label={tileLabel(seen, tile)}
        title={nameOf(seen, tile.kind)}
        lit={action !== undefined}
        chosen={chosen}
        anchor={`tile-${shown}-${tile.at}`}
        onClick={tap}
      >
        <TileFace id={tile.kind} table={table} invested={tile.invested || chosen} />
        <Ring />
      </PictureButton>
    </div>
  );
}

function Ring(): JSX.Element {
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

/** A space for the tile in hand, with what it would bring there. */
function FreeSpace({ at, action, seen }: Placing & { readonly seen: Seen }): JSX.Element {
  const { view, viewer = 0, table, language, proposed } = seen;
  const tile = view.phase.is === "place" ? view.phase.tile : "";
  // There may be thirty spaces, and each promise is a move tried out.
  const gains = useSoon(() => gainsOf(seen.preview(action).events, viewer), [view, at]);
  const chosen = proposed?.action.do === "place" && proposed.action.at === at;
  const promised = gains && (gainsText(seen, gains) || say(language, text.noChange));
  const label = [seen.words.action(action, view, seen.name), ...(promised === undefined ? [] : [promised])].join(". ");
  return (
    <div class="s-place" style={positionOf(at)}>
      <PictureButton
        class="s-hex s-free"
        label={label}
        lit
        chosen={chosen}
        anchor={`space-${hexOf(at).col},${hexOf(at).row}`}
        onClick={() => seen.propose(action)}
      >
        {chosen ? <TileFace id={tile} table={table} class="s-ghost" /> : gains && <GainChips gains={gains} />}
        <Ring />
      </PictureButton>
    </div>
  );
}

function gainsText(seen: Seen, gains: Gains): string {
  const parts = STATS.filter((stat) => gains[stat] !== 0).map((stat) => `${nameOf(seen, stat)} ${signed(gains[stat])}`);
  return placingFor[seen.language](parts);
}

function GainChips({ gains }: { readonly gains: Gains }): JSX.Element {
  const shown = STATS.filter((stat) => gains[stat] !== 0);
  return (
    <span class="s-gains">
      {shown.length === 0 && <span class="s-gain">±0</span>}
      {shown.map((stat) => (
        <span key={stat} class={`s-gain ${gains[stat] < 0 ? "s-loss" : ""}`}>
          {gains[stat] > 0 ? `+${gains[stat]}` : plain(gains[stat])}
          <Glyph name={stat} size={23} />
        </span>
      ))}
    </span>
  );
}
