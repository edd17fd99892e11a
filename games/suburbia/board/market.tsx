import {
  choiceOf,
  isProposed,
  keyed,
  longestWord,
  Part,
  PictureButton,
  say,
  spoken,
  Tally,
  withBreaks,
} from "@tabletown/ui";
import type { JSX } from "preact";
import { STACK_ORDER } from "../rules/ruleset.ts";
import { EMPTY } from "../rules/state.ts";
import { type BoardContext, boroughOf, isMine, nameOf } from "./context.ts";
import { faceOf } from "./face.ts";
import { nameBreaks } from "./name-breaks.ts";
import { costSum, costs, lakesFor, reasons, text, tileCount } from "./text.ts";
import { TileOffer } from "./tile-face.tsx";
import { whyNotTake } from "./tray.tsx";

/** Tiles of the market that come at once where boards come part by part. */
const AT_ONCE = 4;

/** Everything a turn can begin with: the market with its prices, the stacks, the basic tiles, the markers. */
export function Market({ context }: { readonly context: BoardContext }): JSX.Element {
  const { view, table, language, phrases } = context;
  const spaces = keyed(view.market).map(([key, tile], i) => (
    <li key={key}>
      {tile === EMPTY ? (
        <EmptySpace context={context} space={i + 1} />
      ) : (
        <MarketTile context={context} space={i + 1} tile={tile} />
      )}
    </li>
  ));
  return (
    <section
      class="s-market apart"
      aria-label={phrases.outline.market}
      data-anchor="market"
      data-tiles={view.market.length}
    >
      <ul class="s-cells" style={{ "--spaces": view.market.length + 1 }}>
        <li>
          <StackCell context={context} />
        </li>
        <Part>{spaces.slice(0, AT_ONCE)}</Part>
        <Part>{spaces.slice(AT_ONCE)}</Part>
      </ul>
      <ul class="s-cells s-supply" aria-label={phrases.outline.supply} style={{ "--spaces": table.basics.length + 1 }}>
        <Part>
          {table.basics.map(({ id }, i) => (
            <li key={id}>
              <BasicTile context={context} tile={id} left={view.supply[i] ?? 0} />
            </li>
          ))}
          <li>
            <MarkerCell context={context} />
          </li>
        </Part>
      </ul>
      <p class="unseen">{say(language, text.lakeRule)}</p>
    </section>
  );
}

function CellName({ name }: { readonly name: string }): JSX.Element {
  return (
    <span class="s-cell-name" style={{ "--longest": longestWord(name) }}>
      {withBreaks(name, nameBreaks)}
    </span>
  );
}

function EmptySpace({ context, space }: { readonly context: BoardContext; readonly space: number }): JSX.Element {
  const { phrases, view } = context;
  return (
    <span class="s-cell s-cell-empty" data-anchor={`market-${space}`}>
      <span class="s-hole" />
      <span class="s-surcharge">+{view.prices[space - 1] ?? 0}</span>
      <span class="unseen">{phrases.outline.emptySpace}</span>
    </span>
  );
}

function MarketTile(props: {
  readonly context: BoardContext;
  readonly space: number;
  readonly tile: string;
}): JSX.Element {
  const { context, space, tile } = props;
  const { view, table, phrases, picked, language, words } = context;
  const { cost = 0, type, icon } = faceOf(table, tile) ?? {};
  const extra = view.prices[space - 1] ?? 0;
  const key = `market:${space}`;
  const discard = choiceOf(context, "discard", (a) => a.space === space);
  const buy = choiceOf(context, "buy", (a) => a.space === space);
  const lake = choiceOf(context, "lake", (a) => a.space === space);
  const usable = buy !== undefined || lake !== undefined;
  const deciding = isMine(context) && view.phase.type !== "goals";
  const inHand = view.phase.type === "place" && view.phase.space === space;
  const chosen = picked === key || inHand || [discard, buy, lake].some((each) => isProposed(context, each));
  const tap = (): void => {
    if (discard !== undefined) context.propose(discard.action);
    else if (usable) context.pick(key);
    else if (deciding) context.refuse(whyNotTake(context, space));
    else context.inspect(tile);
  };
  const signs = [type, icon].flatMap((sign) => (sign === undefined ? [] : [nameOf(context, sign)]));
  const label = spoken([
    `${phrases.outline.space(space, extra)}: ${nameOf(context, tile)}`,
    signs.join(", "),
    words.effect(tile),
    costSum[language](phrases.money(cost), phrases.money(extra)),
    lakesFor[language](phrases.money(extra)),
    ...(discard === undefined ? [] : [say(language, text.canRemove)]),
    ...(usable ? [say(language, text.canPick)] : []),
  ]);
  const removing = view.phase.type === "discard";
  const dear = buy === undefined && deciding && view.phase.type === "turn";
  return (
    <PictureButton
      class="s-cell"
      label={label}
      title={`${nameOf(context, tile)}: ${words.effect(tile)}`}
      // While something is picked, only what completes the move is lit.
      lit={discard !== undefined || (usable && picked === undefined)}
      chosen={chosen}
      barred={deciding && discard === undefined && !usable}
      anchor={`market-${space}`}
      component={tile}
      onClick={tap}
    >
      <CellName name={nameOf(context, tile)} />
      <TileOffer id={tile} table={table} />
      <span class="s-prices">
        <span class="s-surcharge">+{extra}</span>
        <span class={`s-price ${dear ? "s-dear" : ""}`}>
          {removing ? `${extra > 0 ? "−" : ""}${phrases.money(extra)}` : phrases.money(cost + extra)}
        </span>
      </span>
    </PictureButton>
  );
}

/** The stacks: which letter comes next and how many tiles are left. */
function StackCell({ context }: { readonly context: BoardContext }): JSX.Element {
  const { view, rules, language, phrases } = context;
  const sizes = rules.stacksFor(view.hands.length);
  const turned = view.seen.length;
  const ends = STACK_ORDER.map((_, i) => STACK_ORDER.slice(0, i + 1).reduce((sum, letter) => sum + sizes[letter], 0));
  const next = STACK_ORDER[ends.findIndex((end) => turned < end)] ?? "C";
  return (
    <Tally
      class="s-cell s-stack"
      anchor="stack"
      label={`${phrases.outline.stack} (${next})`}
      value={view.left}
      change={({ what }) => (what === "turned-up" || what === "last-round" ? -1 : undefined)}
    >
      <svg viewBox="-101 -88.500 202 177" class="s-tile" aria-hidden="true" focusable="false">
        <polygon points="-98,0 -49,-84.870 49,-84.870 98,0 49,84.870 -49,84.870" class="s-stack-back" />
      </svg>
      <span class="s-stack-letter" data-words={view.left === 0 ? "–" : next} />
      <span class="s-cell-name" data-words={tileCount[language](view.left)} />
      <span class="s-surcharge" data-words={say(language, text.next)} />
    </Tally>
  );
}

function BasicTile(props: {
  readonly context: BoardContext;
  readonly tile: string;
  readonly left: number;
}): JSX.Element {
  const { context, tile, left } = props;
  const { view, table, phrases, picked, language, words } = context;
  const cost = faceOf(table, tile)?.cost ?? 0;
  const key = `basic:${tile}`;
  const take = choiceOf(context, "basic", (a) => a.tile === tile);
  const deciding = isMine(context) && view.phase.type === "turn";
  const inHand = view.phase.type === "place" && view.phase.space === 0 && view.phase.tile === tile;
  const tap = (): void => {
    if (take !== undefined) context.pick(key);
    else if (deciding) context.refuse(left === 0 ? say(language, reasons.noneLeft) : whyNotAfford(context, cost));
    else context.inspect(tile);
  };
  return (
    <PictureButton
      class={`s-cell ${left === 0 ? "s-gone" : ""}`}
      label={spoken([
        nameOf(context, tile),
        phrases.outline.left(left),
        phrases.money(cost),
        words.effect(tile),
        ...(take === undefined ? [] : [say(language, text.canPick)]),
      ])}
      title={`${nameOf(context, tile)}: ${words.effect(tile)}`}
      lit={take !== undefined && picked === undefined}
      chosen={picked === key || inHand || isProposed(context, take)}
      barred={deciding && take === undefined}
      anchor={`basic-${tile}`}
      component={tile}
      onClick={tap}
    >
      <CellName name={nameOf(context, tile)} />
      <TileOffer id={tile} table={table} />
      <span class="s-prices">
        <span class="s-surcharge">×{left}</span>
        <span class={`s-price ${deciding && take === undefined ? "s-dear" : ""}`}>{phrases.money(cost)}</span>
      </span>
    </PictureButton>
  );
}

function whyNotAfford(context: BoardContext, cost: number): string {
  const { phrases, language, viewer = 0 } = context;
  return costs[language](phrases.money(cost), phrases.money(boroughOf(context, viewer).money));
}

/** The viewer's investment markers. */
function MarkerCell({ context }: { readonly context: BoardContext }): JSX.Element {
  const { view, viewer, picked, language, phrases, words } = context;
  const markers = boroughOf(context, viewer ?? 0).markers;
  const usable = choiceOf(context, "invest") !== undefined;
  const deciding = isMine(context) && view.phase.type === "turn";
  const tap = (): void => {
    if (usable && viewer !== undefined) {
      context.show(viewer);
      context.pick("invest");
    } else if (deciding) context.refuse(say(language, markers === 0 ? reasons.noMarkers : reasons.investDear));
    else context.refuse(say(language, text.investHint));
  };
  return (
    <PictureButton
      class={`s-cell ${markers === 0 ? "s-gone" : ""}`}
      label={spoken([
        `${words.names.markers ?? ""}: ${phrases.outline.left(markers)}`,
        say(language, text.investHint),
        ...(usable ? [say(language, text.canPick)] : []),
      ])}
      lit={usable && picked === undefined}
      chosen={picked === "invest"}
      barred={deciding && !usable}
      anchor="markers"
      onClick={tap}
    >
      <svg viewBox="-101 -88.500 202 177" class="s-tile" aria-hidden="true" focusable="false">
        {[0, 1, 2].map((i) => (
          <g key={i} transform={`translate(${-48 + i * 42} ${i === 1 ? 14 : 0})`} class={i < markers ? "" : "s-spent"}>
            <path d="M0 44V-52" class="s-marker-pole" />
            <path d="M0 -52h46l-8 15l8 15h-46z" class="s-marker-flag" />
          </g>
        ))}
        <text x="0" y="84" text-anchor="middle" class="s-marker-text">
          ×2
        </text>
      </svg>
      <CellName name={say(language, text.invest)} />
      <span class="s-prices">
        <span class="s-surcharge">×{markers}</span>
      </span>
    </PictureButton>
  );
}
