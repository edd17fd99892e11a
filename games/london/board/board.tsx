import "./board.css";
import { Part, SeatMark, say } from "@tabletown/ui";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import type { Action } from "../rules/action.ts";
import { rulesetOf } from "../rules/ruleset.ts";
import { City, placesIn } from "./city.tsx";
import { type BoardContext, type Props, playerIn } from "./context.ts";
import { DevelopmentBoard } from "./development-board.tsx";
import { Hand } from "./hand.tsx";
import { Holdings, PovertyStreet } from "./holdings.tsx";
import { Land, OwnLand } from "./land.tsx";
import { Rivals } from "./rivals.tsx";
import { text } from "./text.ts";
import { Turn } from "./turn.tsx";

/** As many stacks lie in one row of a wide table, and as many boroughs beside a city's numbers. */
const ROW = 11;
const FEW = 3;

/** The whole table: the development board and the land for sale in common, one's own hand and city, the others around. */
export function Board(props: Props): JSX.Element {
  const { table, view, viewer, choices } = props;
  const rules = useMemo(() => rulesetOf({}, table), [table]);
  const context: BoardContext = { ...props, rules, asked: choices.length > 0 ? view.agenda.at(-1) : undefined };
  return (
    <div class="l-board">
      <div
        class="l-grid"
        data-step={layoutStep(context)}
        data-peeked={view.deck.top.length > 0 || undefined}
        data-sold-out={view.market.length === 0 || undefined}
        data-two-rows={placesIn(context, viewer ?? view.seat) > ROW || undefined}
      >
        <Turn context={context} />
        <Part>
          <DevelopmentBoard context={context} />
        </Part>
        <Part>
          <Hand context={context} />
        </Part>
        <OwnCity context={context} />
        <Part>
          <Land context={context} />
        </Part>
        <Part>
          <Rivals context={context} />
        </Part>
      </div>
    </div>
  );
}

/** What is done with cards that lie on the development board or the deck. */
const DRAWING: readonly Action["type"][] = ["draw", "take", "cover", "pick", "return"];

/** Where there is no room for everything, what a step is about stands right below the turn. */
function layoutStep({ view, viewer, choices }: BoardContext): "drawing" | "running" | "acting" {
  if (view.seat === viewer && view.agenda.some(({ type }) => type === "run")) return "running";
  return choices.some(({ action }) => DRAWING.includes(action.type)) ? "drawing" : "acting";
}

/** One's own city; who only watches sees the city of who is on turn. */
function OwnCity({ context }: { readonly context: BoardContext }): JSX.Element {
  const { viewer, view, language, name } = context;
  const seat = viewer ?? view.seat;
  const active = view.seat === seat && view.agenda.length > 0;
  const heading = viewer === undefined ? name(seat) : say(language, text.city);
  return (
    <section
      class={`l-panel l-own apart ${active ? "l-active" : ""}`}
      aria-label={heading}
      data-anchor={`city-${seat}`}
      data-many={playerIn(context, seat).boroughs.length > FEW || undefined}
    >
      <header class="l-head l-own-head">
        <SeatMark seat={seat} size={20} />
        <h2 class={viewer === undefined ? "l-watched" : ""} title={name(seat)}>
          {heading}
        </h2>
        <Holdings seat={seat} context={context} />
      </header>
      <PovertyStreet seat={seat} context={context} />
      <OwnLand seat={seat} context={context} />
      <City seat={seat} context={context} />
    </section>
  );
}
