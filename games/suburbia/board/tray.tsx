import { choiceOf, IconButton, PictureButton, say } from "@tabletown/ui";
import type { ComponentChildren, JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { EMPTY } from "../rules/state.ts";
import { type BoardContext, boroughOf, isMine, nameOf } from "./context.ts";
import { EffectLines } from "./effect-rows.tsx";
import { faceOf } from "./face.ts";
import { Glyph, type GlyphName } from "./glyph.tsx";
import { basicThen, costSum, costs, paidWhenPlaced, reasons, text } from "./text.ts";
import { TileFace } from "./tile-face.tsx";

/** What the viewer has picked up or is deciding about, close to the borough. */
export function Tray({ context }: { readonly context: BoardContext }): JSX.Element | null {
  const { view, picked } = context;
  if (!isMine(context)) return null;
  if (view.phase.type === "place") return <InHand context={context} tile={view.phase.tile} space={view.phase.space} />;
  if (view.phase.type !== "turn" || picked === undefined) return null;
  const [kind = "", which = ""] = picked.split(":");
  if (kind === "market") return <MarketOffer context={context} space={Number(which)} />;
  if (kind === "basic") return <BasicOffer context={context} tile={which} />;
  return <Investing context={context} />;
}

/** A tile taken and not yet placed. */
function InHand({
  context,
  tile,
  space,
}: {
  readonly context: BoardContext;
  readonly tile: string;
  readonly space: number;
}): JSX.Element {
  const { table, language, phrases, view } = context;
  const face = faceOf(table, tile);
  const price = (face?.cost ?? 0) + (view.prices[space - 1] ?? 0);
  return (
    <div class="s-tray s-tray-slim s-tray-told">
      <Glyph name={face?.type ?? "lake"} size={26} />
      <div class="s-tray-words">
        <p>
          <b>{nameOf(context, tile)}</b> <span class="small">{paidWhenPlaced[language](phrases.money(price))}</span>
        </p>
        <span class="unseen">{context.words.effect(tile)}</span>
        <EffectLines effects={face?.effects ?? []} />
      </div>
    </div>
  );
}

function Sheet(props: {
  readonly context: BoardContext;
  readonly tile: string;
  readonly line: string;
  readonly children: ComponentChildren;
}): JSX.Element {
  const { context, tile, line, children } = props;
  const ways = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => goToWays(ways.current), [context.picked]);
  return (
    <section class="s-tray" data-anchor="tray" aria-label={nameOf(context, tile)}>
      <PictureButton
        class="s-tray-thumb"
        label={`${say(context.language, text.details)}: ${nameOf(context, tile)}`}
        component={tile}
        onClick={() => context.inspect(tile)}
      >
        <TileFace id={tile} table={context.table} />
      </PictureButton>
      <div class="s-tray-words">
        <p>
          <b>{nameOf(context, tile)}</b> <span class="small soft">{line}</span>
        </p>
        <p class="small">{context.words.effect(tile)}</p>
      </div>
      <PutDown context={context} />
      <div class="s-tray-buttons" ref={ways}>
        {children}
      </div>
    </section>
  );
}

/**
 * Whoever goes by keys is at what can be done with the tile at once, and where they were when it is put back: before the
 * tray is gone, and the focus with it. For others nothing is laid out ahead of time.
 */
function goToWays(ways: HTMLElement | null): (() => void) | undefined {
  const { activeElement: before } = document;
  if (!(before instanceof HTMLElement) || !before.matches(":focus-visible")) return undefined;
  const tray = ways?.closest(".s-tray");
  ways?.querySelector<HTMLElement>(".lit")?.focus({ preventScroll: true });
  return () => {
    if (tray?.contains(document.activeElement)) before.focus({ preventScroll: true });
  };
}

function PutDown({ context }: { readonly context: BoardContext }): JSX.Element {
  return (
    <span class="s-tray-close">
      <IconButton icon="close" label={say(context.language, text.putDown)} onClick={() => context.pick(undefined)} />
    </span>
  );
}

/** A way to use what is picked: lit where it can be done, otherwise it says why not. */
function Way(props: {
  readonly context: BoardContext;
  readonly glyph: GlyphName;
  readonly label: string;
  readonly price: number;
  readonly act: (() => void) | undefined;
  readonly anchor: string;
}): JSX.Element {
  const { context, glyph, label, price, act, anchor } = props;
  const { phrases, viewer = 0, language } = context;
  const refuse = (): void =>
    context.refuse(costs[language](phrases.money(price), phrases.money(boroughOf(context, viewer).money)));
  return (
    <button
      type="button"
      class={`s-way ${act === undefined ? "barred" : "lit"}`}
      aria-disabled={act === undefined}
      data-anchor={anchor}
      onClick={act ?? refuse}
    >
      <Glyph name={glyph} size={20} />
      <span>{label}</span> <b>{phrases.money(price)}</b>
    </button>
  );
}

function MarketOffer({
  context,
  space,
}: {
  readonly context: BoardContext;
  readonly space: number;
}): JSX.Element | null {
  const { view, table, language, phrases } = context;
  const tile = view.market[space - 1] ?? EMPTY;
  if (tile === EMPTY) return null;
  const { cost = 0, type } = faceOf(table, tile) ?? {};
  const extra = view.prices[space - 1] ?? 0;
  const buy = choiceOf(context, "buy", (a) => a.space === space);
  const lake = choiceOf(context, "lake", (a) => a.space === space);
  return (
    <Sheet context={context} tile={tile} line={costSum[language](phrases.money(cost), phrases.money(extra))}>
      <Way
        context={context}
        glyph={type ?? "building"}
        label={say(language, text.build)}
        price={cost + extra}
        act={buy && (() => context.choose(buy.action))}
        anchor="way-build"
      />
      <Way
        context={context}
        glyph="lake"
        label={say(language, text.asLake)}
        price={extra}
        act={lake && (() => context.choose(lake.action))}
        anchor="way-lake"
      />
    </Sheet>
  );
}

function BasicOffer({ context, tile }: { readonly context: BoardContext; readonly tile: string }): JSX.Element {
  const { table, language } = context;
  const { cost = 0, type } = faceOf(table, tile) ?? {};
  const take = choiceOf(context, "basic", (a) => a.tile === tile);
  return (
    <Sheet context={context} tile={tile} line={say(language, basicThen)}>
      <Way
        context={context}
        glyph={type ?? "building"}
        label={say(language, text.build)}
        price={cost}
        act={take && (() => context.choose(take.action))}
        anchor="way-build"
      />
    </Sheet>
  );
}

function Investing({ context }: { readonly context: BoardContext }): JSX.Element {
  const { language, phrases, viewer = 0 } = context;
  const left = phrases.outline.left(boroughOf(context, viewer).markers);
  return (
    <div class="s-tray s-tray-slim">
      <Glyph name="marker" size={26} />
      <p class="small">
        <b>{say(language, text.invest)}</b> <span class="soft">({left})</span> {say(language, text.investPick)}
      </p>
      <PutDown context={context} />
    </div>
  );
}

/** Why a market tile cannot be had in any way now. */
export function whyNotTake(context: BoardContext, space: number): string {
  const { phrases, view, viewer = 0, language } = context;
  if (view.phase.type === "place") return say(language, reasons.placeFirst);
  return costs[language](phrases.money(view.prices[space - 1] ?? 0), phrases.money(boroughOf(context, viewer).money));
}
