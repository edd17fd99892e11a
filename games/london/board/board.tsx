import "./board.css";
import { Part, SeatMark, say } from "@tabletown/ui";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import type { Action } from "../rules/action.ts";
import { rulesetOf } from "../rules/ruleset.ts";
import { City } from "./city.tsx";
import type { BoardContext, Props } from "./context.ts";
import { DevelopmentBoard } from "./development-board.tsx";
import { Hand } from "./hand.tsx";
import { Holdings, PovertyStreet } from "./holdings.tsx";
import { Land, OwnLand } from "./land.tsx";
import { Rivals } from "./rivals.tsx";
import { text } from "./text.ts";
import { Turn } from "./turn.tsx";

/** The whole table: the development board and the land for sale in common, one's own hand and city, the others around. */
export function Board(props: Props): JSX.Element {
  const { table, view, choices } = props;
  const rules = useMemo(() => rulesetOf({}, table), [table]);
  const context: BoardContext = { ...props, rules, asked: choices.length > 0 ? view.agenda.at(-1) : undefined };
  return (
    <div class="l-board">
      <div class="l-grid" data-step={layoutStep(context)}>
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

function OwnCity({ context }: { readonly context: BoardContext }): JSX.Element | null {
  const { viewer, view, language, name } = context;
  if (viewer === undefined) return null;
  const active = view.seat === viewer && view.agenda.length > 0;
  return (
    <section
      class={`l-panel l-own ${active ? "l-active" : ""}`}
      aria-label={say(language, text.city)}
      data-anchor={`city-${viewer}`}
    >
      <header class="l-head l-own-head">
        <SeatMark seat={viewer} size={20} />
        <h2 title={name(viewer)}>{say(language, text.city)}</h2>
        <Holdings seat={viewer} context={context} />
      </header>
      <PovertyStreet seat={viewer} context={context} />
      <OwnLand seat={viewer} context={context} />
      <City seat={viewer} context={context} />
    </section>
  );
}
