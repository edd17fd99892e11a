import { IconButton, PictureButton, say } from "@tabletown/ui";
import type { ComponentChildren, JSX } from "preact";
import { EMPTY } from "../rules/state.ts";
import { faceOf } from "./face.ts";
import { Glyph, type GlyphName } from "./glyph.tsx";
import { boroughOf, choiceOf, isMine, nameOf, type Seen } from "./seen.ts";
import { basicThen, costSum, costs, paidWhenPlaced, reasons, text } from "./text.ts";
import { TileFace } from "./tile-face.tsx";

/** What the viewer has picked up or is deciding about, close to the borough. */
export function Tray({ seen }: { readonly seen: Seen }): JSX.Element | null {
  const { view, picked } = seen;
  if (!isMine(seen)) return null;
  if (view.phase.is === "place") return <InHand seen={seen} tile={view.phase.tile} space={view.phase.space} />;
  if (view.phase.is !== "turn" || picked === undefined) return null;
  const [kind = "", which = ""] = picked.split(":");
  if (kind === "market") return <MarketOffer seen={seen} space={Number(which)} />;
  if (kind === "basic") return <BasicOffer seen={seen} tile={which} />;
  return <Investing seen={seen} />;
}

/** A tile taken and not yet placed. */
function InHand({
  seen,
  tile,
  space,
}: {
  readonly seen: Seen;
  readonly tile: string;
  readonly space: number;
}): JSX.Element {
  const { table, language, phrases, view } = seen;
  const price = (faceOf(table, tile)?.cost ?? 0) + (view.prices[space - 1] ?? 0);
  return (
    <div class="s-tray s-tray-slim s-tray-told">
      <span class="s-tray-thumb">
        <TileFace id={tile} table={table} />
      </span>
      <p>
        <b>{nameOf(seen, tile)}</b> <span class="small">{paidWhenPlaced[language](phrases.money(price))}</span>
      </p>
    </div>
  );
}

function Sheet(props: {
  readonly seen: Seen;
  readonly tile: string;
  readonly line: string;
  readonly children: ComponentChildren;
}): JSX.Element {
  const { seen, tile, line, children } = props;
  return (
    <div class="s-tray" data-anchor="tray">
      <PictureButton
        class="s-tray-thumb"
        label={`${say(seen.language, text.details)}: ${nameOf(seen, tile)}`}
        onClick={() => seen.inspect(tile)}
      >
        <TileFace id={tile} table={seen.table} />
      </PictureButton>
      <div class="s-tray-words">
        <p>
          <b>{nameOf(seen, tile)}</b> <span class="small soft">{line}</span>
        </p>
        <p class="small">{seen.words.effect(tile)}</p>
      </div>
      <PutDown seen={seen} />
      <div class="s-tray-buttons">{children}</div>
    </div>
  );
}

function PutDown({ seen }: { readonly seen: Seen }): JSX.Element {
  return (
    <span class="s-tray-close">
      <IconButton icon="close" label={say(seen.language, text.putDown)} onClick={() => seen.pick(undefined)} />
    </span>
  );
}

/** A way to use what is picked: lit where it can be done, otherwise it says why not. */
function Way(props: {
  readonly seen: Seen;
  readonly glyph: GlyphName;
  readonly label: string;
  readonly price: number;
  readonly act: (() => void) | undefined;
  readonly anchor: string;
}): JSX.Element {
  const { seen, glyph, label, price, act, anchor } = props;
  const { phrases, viewer = 0, language } = seen;
  const refuse = (): void =>
    seen.refuse(costs[language](phrases.money(price), phrases.money(boroughOf(seen, viewer).money)));
  return (
    <button
      type="button"
      class={`s-way ${act === undefined ? "barred" : "lit"}`}
      aria-disabled={act === undefined}
      data-anchor={anchor}
      onClick={act ?? refuse}
    >
      <Glyph name={glyph} size={20} />
      <span>{label}</span>
      <b>{phrases.money(price)}</b>
    </button>
  );
}

function MarketOffer({ seen, space }: { readonly seen: Seen; readonly space: number }): JSX.Element | null {
  const { view, table, language, phrases } = seen;
  const tile = view.market[space - 1] ?? EMPTY;
  if (tile === EMPTY) return null;
  const { cost = 0, type } = faceOf(table, tile) ?? {};
  const extra = view.prices[space - 1] ?? 0;
  const buy = choiceOf(seen, "buy", (a) => a.space === space);
  const lake = choiceOf(seen, "lake", (a) => a.space === space);
  return (
    <Sheet seen={seen} tile={tile} line={costSum[language](phrases.money(cost), phrases.money(extra))}>
      <Way
        seen={seen}
        glyph={type ?? "building"}
        label={say(language, text.build)}
        price={cost + extra}
        act={buy && (() => seen.choose(buy))}
        anchor="way-build"
      />
      <Way
        seen={seen}
        glyph="lake"
        label={say(language, text.asLake)}
        price={extra}
        act={lake && (() => seen.choose(lake))}
        anchor="way-lake"
      />
    </Sheet>
  );
}

function BasicOffer({ seen, tile }: { readonly seen: Seen; readonly tile: string }): JSX.Element {
  const { table, language } = seen;
  const { cost = 0, type } = faceOf(table, tile) ?? {};
  const take = choiceOf(seen, "basic", (a) => a.tile === tile);
  return (
    <Sheet seen={seen} tile={tile} line={say(language, basicThen)}>
      <Way
        seen={seen}
        glyph={type ?? "building"}
        label={say(language, text.build)}
        price={cost}
        act={take && (() => seen.choose(take))}
        anchor="way-build"
      />
    </Sheet>
  );
}

function Investing({ seen }: { readonly seen: Seen }): JSX.Element {
  const { language, viewer = 0 } = seen;
  return (
    <div class="s-tray s-tray-slim">
      <Glyph name="marker" size={26} />
      <p class="small">
        <b>{say(language, text.invest)}</b> {say(language, text.investPick)} (×{boroughOf(seen, viewer).markers})
      </p>
      <PutDown seen={seen} />
    </div>
  );
}

/** Why a market tile cannot be had in any way now. */
export function whyNotTake(seen: Seen, space: number): string {
  const { phrases, view, viewer = 0, language } = seen;
  if (view.phase.is === "place") return say(language, reasons.placeFirst);
  return costs[language](phrases.money(view.prices[space - 1] ?? 0), phrases.money(boroughOf(seen, viewer).money));
}
