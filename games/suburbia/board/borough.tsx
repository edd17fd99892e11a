import { again, choiceOf, Icon, isProposed, PictureButton, SeatMark, say } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { happenedOn } from "../rules/event.ts";
import { spacesBeside } from "../rules/frontier.ts";
import type { Hex } from "../rules/hex.ts";
import type { Tile } from "../rules/state.ts";
import { placeText } from "../text/place.ts";
import { type BoardContext, boroughOf, isMine, nameOf, ownerOf } from "./context.ts";
import { FreeSpace, type Placing } from "./free-space.tsx";
import { type Box, boxAround, corners, middleOf, positionOf, RADIUS } from "./hex-geometry.ts";
import { Ring } from "./hex-ring.tsx";
import { usePanZoom } from "./pan-zoom.ts";
import { boroughIs, reasons, text, tileCount } from "./text.ts";
import { TileFace } from "./tile-face.tsx";
import { Tray } from "./tray.tsx";

/** A borough spread out: every tile, the spaces for the next one, the board it grows from. */
export function BoroughMap({ context }: { readonly context: BoardContext }): JSX.Element {
  const { shown, language } = context;
  const { tiles } = boroughOf(context, shown);
  const placings = placingsOf(context);
  const tray = trayOf(context);
  const box = boxAround([...tiles.map(({ hex }) => hex), ...around(context, tiles)]);
  const { viewport, layer, zoom, fit } = usePanZoom(box, String(shown), tray);
  const choosing = placings.length > 0;
  // What must be chosen now comes into sight.
  const looking = choosing || (isMine(context) && context.picked === "invest");
  useEffect(() => {
    if (looking) viewport.current?.scrollIntoView({ block: "nearest" });
  }, [looking, viewport]);
  // A tap beside the lit spaces is told why it does nothing.
  const { refuse } = context;
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
    <section
      class="s-borough"
      aria-label={boroughIs[language](ownerOf(context, shown))}
      data-anchor={`borough-${shown}`}
      data-tray={tray === undefined ? undefined : ""}
    >
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
          <Ground context={context} />
          {tiles.map((tile) => (
            <PlacedTile key={tile.hex} tile={tile} context={context} />
          ))}
          {placings.map((placing) => (
            <FreeSpace key={placing.hex} {...placing} context={context} />
          ))}
        </div>
      </div>
      <p class="s-whose">
        <SeatMark seat={shown} size={16} />
        <b>{ownerOf(context, shown)}</b>
        <span class="soft">{tileCount[language](tiles.length)}</span>
        {context.viewer !== undefined && shown !== context.viewer && (
          <button type="button" class="s-home" onClick={() => context.show(context.viewer ?? 0)}>
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
      <Tray context={context} />
    </section>
  );
}

/** What lies in the tray, over the upper edge of the map; undefined without one. */
function trayOf(context: BoardContext): string | undefined {
  const { view, picked, language } = context;
  if (!isMine(context)) return undefined;
  if (view.phase.type === "place") return `${language} ${view.phase.tile}`;
  return view.phase.type === "turn" && picked !== undefined ? `${language} ${picked}` : undefined;
}

/** The spaces for the tile in hand. */
function placingsOf({ choices, shown, viewer }: BoardContext): readonly Placing[] {
  if (shown !== viewer) return [];
  return choices.flatMap(({ action, text: told }) =>
    action.type === "place" ? [{ hex: action.hex, action, told }] : [],
  );
}

/** All spaces beside tiles: the picture keeps its size whether or not a tile is to be placed. */
function around({ rules }: BoardContext, tiles: readonly Tile[]): readonly Hex[] {
  return spacesBeside(tiles, rules.blocked);
}

/** What a tile did in the move just shown. */
function acted({ last, shown }: BoardContext, hex: Hex): "placed" | "worked" | undefined {
  const events = last?.events.filter((event) => happenedOn(event, shown, hex)) ?? [];
  if (events.some(({ what }) => what === "placed" || what === "invested")) return "placed";
  return events.length > 0 ? "worked" : undefined;
}

/** The borough board, which no tile may cover. */
function Ground({ context }: { readonly context: BoardContext }): JSX.Element {
  const blocked = [...context.rules.blocked];
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
      {blocked.map((hex) => {
        const { x, y } = middleOf(hex);
        return <polygon key={hex} points={corners(RADIUS + 1)} transform={`translate(${x} ${y})`} class="s-covered" />;
      })}
    </svg>
  );
}

/** A tile in a borough, in words: what it is, where, what it does, what was invested. */
function tileLabel(context: BoardContext, { kind, hex, invested, under }: Tile): string {
  const { phrases, words, table, shown } = context;
  const glossary = { phrases, table, names: words.names };
  return [
    nameOf(context, kind),
    placeText(glossary, boroughOf(context, shown).tiles, hex),
    ...(invested ? [phrases.outline.invested] : []),
    ...(under === "" ? [] : [`(${nameOf(context, under)})`]),
    words.effect(kind),
  ].join(", ");
}

function PlacedTile({ tile, context }: { readonly tile: Tile; readonly context: BoardContext }): JSX.Element {
  const { table, picked, language, viewer, shown } = context;
  const investing = picked === "invest" && shown === viewer && context.view.phase.type === "turn";
  const invest = choiceOf(context, "invest", (a) => a.hex === tile.hex);
  const action = investing ? invest?.action : undefined;
  const chosen = isProposed(context, invest) && shown === viewer;
  const how = acted(context, tile.hex);
  const tap = (): void => {
    if (action !== undefined) context.propose(action);
    else if (investing && isMine(context))
      context.refuse(say(language, tile.invested ? reasons.invested : reasons.investDear));
    else context.inspect(tile.kind);
  };
  return (
    <div class="s-place" style={positionOf(tile.hex)}>
      <PictureButton
        class={`s-hex ${how === undefined ? "" : `s-${how} ${again(context.last?.seq)}`} ${investing && action === undefined ? "s-dim" : ""}`}
        label={tileLabel(context, tile)}
        title={nameOf(context, tile.kind)}
        lit={action !== undefined}
        chosen={chosen}
        anchor={`tile-${shown}-${tile.hex}`}
        component={tile.kind}
        onClick={tap}
      >
        <TileFace id={tile.kind} table={table} invested={tile.invested || chosen} />
        <Ring />
      </PictureButton>
    </div>
  );
}
