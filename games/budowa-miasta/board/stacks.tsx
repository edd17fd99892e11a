import { Icon, isProposed, reached, SeatMark, SourceMark, say, TextSign } from "@tabletown/ui";
import type { JSX } from "preact";
import { provenance } from "../data/provenance.ts";
import type { ObjectRow } from "../data/table.ts";
import { type CityObject, NONE, SHARES } from "../rules/ruleset.ts";
import { holding } from "../rules/shares.ts";
import { BOX, type Whereabouts } from "../rules/state.ts";
import { positionIn } from "../rules/view.ts";
import { acquisition, isAcquiring, stackLabel, whyNotAcquire } from "./acquiring.ts";
import { type BoardContext, isMine } from "./context.ts";
import { missing, type Stack, stackOf } from "./facts.ts";
import { ObjectIcon } from "./object-icon.tsx";
import { breakable, text } from "./text.ts";

/** The nine stacks of shares: what the next one costs, who holds the others, what they pay. */
export function Stacks({ context }: { readonly context: BoardContext }): JSX.Element {
  const { table, phrases } = context;
  return (
    <section class="b-stacks far" aria-label={phrases.outline.stacks}>
      <header class="b-head">
        <h2>{phrases.outline.stacks}</h2>
      </header>
      <ul class="b-stack-list">
        {table.objects.map((object, index) => (
          <li key={object.id}>
            <StackButton object={object} index={index} context={context} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function StackButton(props: {
  readonly object: ObjectRow;
  readonly index: number;
  readonly context: BoardContext;
}): JSX.Element {
  const { object, index, context } = props;
  const { rules, view, viewer, phrases } = context;
  const stack = stackOf(rules, view, index);
  const choice = acquisition(context, index);
  const chosen = isProposed(context, choice);
  const held = viewer === undefined ? 0 : holding(positionIn(view), viewer, index);
  const { payouts, streets } = rules.objects[index] as CityObject;
  const tap = (): void => {
    if (choice !== undefined) context.propose(choice.action);
    else if (isMine(context)) context.refuse(`${phrases.objects[object.id]}: ${whyNotAcquire(context, index)}`);
    else context.inspect(object.id);
  };
  return (
    <button
      type="button"
      class={`b-stack ${choice === undefined ? "" : "lit"} ${chosen ? "chosen" : ""} ${stack.spent ? "b-spent" : ""}`}
      aria-disabled={isAcquiring(context) && choice === undefined}
      aria-pressed={chosen || undefined}
      data-anchor={`stack-${object.id}`}
      data-component={object.id}
      data-reached={reached(streets.length, 3, 4)}
      onClick={tap}
    >
      <span class="unseen">{stackLabel(context, index)}</span>
      <span class="b-stack-head" aria-hidden="true">
        <ObjectIcon id={object.id} />
        <b class="b-stack-name">{breakable(phrases.objects[object.id])}</b>
        {stack.closed && <StackBadge stack={stack} context={context} />}
        <SourceMark component={object.id} sources={provenance(rules.table, object.id)} />
      </span>
      <span class="b-tickets" aria-hidden="true">
        {object.shares.map(({ price }, rank) => (
          <Ticket
            key={price}
            price={price}
            place={view.shares[index * SHARES + rank] as Whereabouts}
            top={stack.top === index * SHARES + rank && !stack.closed}
          />
        ))}
        {payouts.slice(1).map((payout, i) => (
          <span key={payout} class={`b-payout ${i + 1 === held ? "b-payout-now" : ""}`}>
            {payout}
          </span>
        ))}
      </span>
      <span class="b-stack-foot" aria-hidden="true">
        <span class="b-stack-streets">
          {streets.map((street) => {
            const open = missing(rules, view, street);
            return (
              <span key={street} class={open === 0 ? "b-letter b-letter-done" : "b-letter"}>
                {rules.table.streets[street]?.id}
                {open === 0 && <TextSign name="check" />}
              </span>
            );
          })}
        </span>
        {held > 0 && (
          <span class="b-stack-held">
            ×{held} <TextSign name="arrow" /> {payouts[held]}
          </span>
        )}
      </span>
    </button>
  );
}

/** A share card in small: its price, and whose it is. */
function Ticket(props: { readonly price: number; readonly place: Whereabouts; readonly top: boolean }): JSX.Element {
  const { price, place, top } = props;
  const state = place >= 0 ? "b-ticket-held" : place === BOX ? "b-ticket-gone" : "";
  return (
    <span class={`b-ticket ${state} ${top ? "b-ticket-top" : ""}`}>
      <span>{price === 0 ? <TextSign name="star" /> : price}</span>
      <span class="b-ticket-owner">{place >= 0 && <SeatMark seat={place} size={13} />}</span>
    </span>
  );
}

/** What the share on top of a stack costs. */
export function StackBadge({ stack, context }: { readonly stack: Stack; readonly context: BoardContext }): JSX.Element {
  const { language } = context;
  if (stack.closed) {
    return (
      <span class="b-badge b-badge-closed" aria-hidden="true">
        <Icon name="lock" size={14} />
      </span>
    );
  }
  if (stack.top === NONE)
    return (
      <span class="b-badge b-badge-closed" aria-hidden="true">
        –
      </span>
    );
  if (stack.free) {
    return (
      <span class="b-badge b-badge-free" aria-hidden="true">
        <TextSign name="star" />
        <span class="b-word"> {say(language, text.free)}</span>
      </span>
    );
  }
  return (
    <span class="b-badge" aria-hidden="true">
      {stack.price}
    </span>
  );
}
