import type { Seat } from "@tabletown/kernel";
import { reached, SeatMark, say, seatTitle, Tally } from "@tabletown/ui";
import type { JSX } from "preact";
import type { Event } from "../rules/event.ts";
import type { CityObject } from "../rules/ruleset.ts";
import { holding } from "../rules/shares.ts";
import { positionIn } from "../rules/view.ts";
import type { BoardContext } from "./context.ts";
import { Money } from "./money.tsx";
import { ObjectIcon } from "./object-icon.tsx";
import { shareCount, text } from "./text.ts";

/** Everybody at a glance: money, shares, how many buildings are still hidden. */
export function Players({ context }: { readonly context: BoardContext }): JSX.Element {
  const { view, language } = context;
  const most = Math.max(...view.money.map((_, seat) => sharesOf(context, seat).length));
  return (
    <section class="b-players far" aria-label={say(language, text.players)}>
      <ul class="b-player-list" data-reached={reached(most, 3, 5)}>
        {view.money.map((_, seat) => (
          <li key={seat}>
            <PlayerPanel seat={seat} context={context} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The objects that a player who is still in the game has shares in, and how many. */
function sharesOf({ rules, view }: BoardContext, seat: Seat): readonly { object: CityObject; count: number }[] {
  if (view.bankrupt[seat] !== 0) return [];
  const city = positionIn(view);
  return rules.objects.flatMap((object, index) => {
    const count = holding(city, seat, index);
    return count === 0 ? [] : [{ object, count }];
  });
}

function PlayerPanel({ seat, context }: { readonly seat: Seat; readonly context: BoardContext }): JSX.Element {
  const { view, viewer, phrases, language } = context;
  const out = view.bankrupt[seat] !== 0;
  const playing = view.turn === seat && view.step !== "over";
  const held = sharesOf(context, seat);
  return (
    <section
      class={`b-player ${playing ? "b-playing" : ""} ${out ? "b-out" : ""}`}
      aria-label={playing ? `${seatTitle(context, seat)}, ${say(language, text.turn)}` : seatTitle(context, seat)}
      data-anchor={`player-${seat}`}
    >
      <header class="b-player-head">
        <SeatMark seat={seat} size={18} />
        <b class="b-player-name">{seatTitle(context, seat)}</b>
        {!out && <Money seat={seat} context={context} anchor={`money-${seat}`} />}
      </header>
      {out ? (
        <p class="soft small">{phrases.outline.bankrupt}</p>
      ) : (
        <div class="b-player-row">
          <Tally
            class="b-chips"
            anchor={`shares-${seat}`}
            label={`${seatTitle(context, seat)}: ${phrases.outline.shares}`}
            value={
              held.length === 0
                ? shareCount[language](0)
                : held
                    .map(({ object, count }) => phrases.outline.held(object.id, count, object.payouts[count] as number))
                    .join("; ")
            }
            change={(event: Event) => shareChange(event, seat)}
          >
            {held.length === 0 && <span class="soft">{shareCount[language](0)}</span>}
            {held.map(({ object, count }) => (
              <span key={object.id} class="b-chip" title={phrases.objects[object.id]} data-count={count}>
                <ObjectIcon id={object.id} size={16} />
              </span>
            ))}
          </Tally>
          {seat !== viewer && (
            <span class="b-hidden" data-anchor={`hand-${seat}`} title={phrases.outline.hidden(view.hands[seat] ?? 0)}>
              {Array.from({ length: view.hands[seat] ?? 0 }, (_, i) => (
                <i key={i} />
              ))}
              <span class="unseen">{phrases.outline.hidden(view.hands[seat] ?? 0)}</span>
            </span>
          )}
        </div>
      )}
    </section>
  );
}

/** Shares come by taking and buying, and go by selling and bankruptcy. */
function shareChange({ what, seat: whose }: Event, seat: Seat): number | undefined {
  if (whose !== seat) return undefined;
  if (what === "taken" || what === "bought") return 1;
  return what === "sold" || what === "restored" || what === "removed" ? -1 : undefined;
}
