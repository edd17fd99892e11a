import type { Seat } from "@tabletown/kernel";
import { choiceOf, isProposed, PictureButton, say, spoken, withBreaks } from "@tabletown/ui";
import type { JSX } from "preact";
import type { Id } from "../rules/state.ts";
import { BoroughCard } from "./card.tsx";
import { type BoardContext, boroughIn, nameOf, playerIn, tap } from "./context.ts";
import { nameBreaks } from "./name-breaks.ts";
import { whyNotBorough, whyNotLand } from "./reasons.ts";
import { Sign } from "./signs.tsx";
import { landLeft, text } from "./text.ts";

/** The Thames with the boroughs for sale on its banks. */
export function Land({ context }: { readonly context: BoardContext }): JSX.Element {
  const { view, language } = context;
  return (
    <section class="l-panel l-land far" aria-label={say(language, text.land)} data-anchor="land">
      <header class="l-head">
        <h2>{say(language, text.land)}</h2>
        {view.land > 0 && <span class="small soft">{landLeft[language](view.land)}</span>}
      </header>
      <div class="l-banks">
        {view.market.length > 0 && <Thames />}
        {view.market.length === 0 && <p class="soft">{say(language, text.noLand)}</p>}
        <ul class="l-market">
          {view.market.map((id) => (
            <li key={id} class={boroughIn(context, id)?.side === "north" ? "l-north" : "l-south"}>
              <ForSale id={id} context={context} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Thames(): JSX.Element {
  return (
    <svg viewBox="0 0 360 40" preserveAspectRatio="none" class="l-thames" aria-hidden="true" focusable="false">
      <path d="M0 12C60 -8 110 34 180 18S300 -2 360 14V34C300 18 250 26 180 38S60 12 0 32z" class="l-water" />
      <path
        d="M20 20q8 -6 16 0t16 0M110 24q8 -6 16 0t16 0M210 22q8 -6 16 0t16 0M300 16q8 -6 16 0t16 0"
        class="l-wave"
      />
    </svg>
  );
}

function ForSale({ id, context }: { readonly id: Id; readonly context: BoardContext }): JSX.Element {
  const { language, words, asked } = context;
  const choice = choiceOf(context, "buy", (a) => a.borough === id);
  const borough = boroughIn(context, id);
  const label = [nameOf(context, id), words.effect(id)];
  if (choice !== undefined) label.push(choice.text, say(language, text.lit));
  return (
    <PictureButton
      class="l-card-button"
      label={spoken(label)}
      title={`${nameOf(context, id)}. ${words.effect(id)}`}
      anchor={`borough-${id}`}
      lit={choice !== undefined}
      chosen={isProposed(context, choice)}
      barred={asked?.type === "opening"}
      component={id}
      onClick={() => tap(context, id, choice, () => whyNotLand(context))}
    >
      {borough !== undefined && <BoroughCard borough={borough} setting={context} />}
    </PictureButton>
  );
}

/** A player's boroughs along the river: north above it, south below, the newest in full. */
export function OwnLand({ seat, context }: { readonly seat: Seat; readonly context: BoardContext }): JSX.Element {
  const { language } = context;
  const { boroughs } = playerIn(context, seat);
  const newest = boroughs.at(-1);
  const bank = (side: "north" | "south"): readonly Id[] =>
    boroughs.filter((id) => boroughIn(context, id)?.side === side);
  return (
    <div class="l-own-land" data-anchor={`boroughs-${seat}`} data-boroughs={boroughs.length || undefined}>
      <ul class="l-bank" aria-label={say(language, text.north)}>
        {bank("north").map((id) => (
          <li key={id}>
            <OwnBorough id={id} seat={seat} newest={id === newest} context={context} />
          </li>
        ))}
      </ul>
      <div class="l-river" title={say(language, text.thames)}>
        <Sign name="river" size={18} />
        <span>{boroughs.length === 0 ? say(language, text.noBoroughs) : say(language, text.thames)}</span>
      </div>
      <ul class="l-bank" aria-label={say(language, text.south)}>
        {bank("south").map((id) => (
          <li key={id}>
            <OwnBorough id={id} seat={seat} newest={id === newest} context={context} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function OwnBorough(props: {
  readonly id: Id;
  readonly seat: Seat;
  readonly newest: boolean;
  readonly context: BoardContext;
}): JSX.Element {
  const { id, seat, newest, context } = props;
  const { language, words, viewer, asked } = context;
  const choice = newest && seat === viewer ? choiceOf(context, "borough") : undefined;
  const borough = boroughIn(context, id);
  const state = say(language, newest ? text.newest : text.covered);
  const label = [nameOf(context, id), state, words.effect(id), ...(choice === undefined ? [] : [choice.text])];
  const waits = newest && seat === viewer && asked?.type === "run" && (borough?.runEffect.length ?? 0) > 0;
  return (
    <PictureButton
      class={`l-plot ${newest ? "l-newest" : ""}`}
      label={spoken(label)}
      title={`${nameOf(context, id)} (${state}). ${words.effect(id)}`}
      lit={choice !== undefined}
      chosen={isProposed(context, choice)}
      component={id}
      onClick={() => {
        if (choice === undefined && !waits) context.inspect(id);
        else tap(context, id, choice, () => whyNotBorough(context));
      }}
    >
      {borough?.riverside && <Sign name="river" size={13} />}
      <span>{withBreaks(nameOf(context, id), nameBreaks)}</span>
      {newest && (borough?.ability.length ?? 0) > 0 && <Sign name="while" size={14} />}
      {newest && (borough?.runEffect.length ?? 0) > 0 && <Sign name="spark" size={14} />}
    </PictureButton>
  );
}
