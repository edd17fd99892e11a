import type { GameEvent, Seat } from "@tabletown/kernel";
import { again, type Choice, PictureButton, say } from "@tabletown/ui";
import type { JSX } from "preact";
import type { Action } from "../rules/action.ts";
import type { Stack } from "../rules/state.ts";
import { CityCard } from "./card.tsx";
import { detailOf } from "./flights.ts";
import { prompt } from "./prompt.ts";
import { whyNotStack } from "./reasons.ts";
import { act, cardIn, choiceOf, isProposed, nameOf, playerIn, type Seen, tap } from "./seen.ts";
import { Sign } from "./signs.tsx";
import { coinsOn, covers, stackNumber, text } from "./text.ts";

/** A player's stacks; what is covered peeps out behind the top card. */
export function City({ seat, seen }: { readonly seat: Seat; readonly seen: Seen }): JSX.Element {
  const { viewer, language } = seen;
  const { stacks } = playerIn(seen, seat);
  const mine = seat === viewer;
  const fresh = mine ? choiceOf(seen, "onto", (a) => a.stack === "new") : undefined;
  if (stacks.length === 0 && fresh === undefined) {
    return <p class="soft l-empty">{say(language, mine ? text.noCity : text.emptyCity)}</p>;
  }
  return (
    <ul class="l-cards l-stacks">
      {stacks.map((stack, at) => (
        // A stack is known by its place: it never moves.
        <li key={`stack ${at + 1}`} data-anchor={`stack-${seat}-${at}`}>
          <StackButton stack={stack} at={at} seat={seat} seen={seen} />
        </li>
      ))}
      {fresh !== undefined && (
        <li>
          <PictureButton
            class="l-new-stack"
            label={fresh.text}
            lit
            anchor="new-stack"
            chosen={isProposed(seen, fresh)}
            onClick={() => act(seen, fresh.action)}
          >
            <span aria-hidden="true">+</span>
            <span>{say(language, text.newStack)}</span>
          </PictureButton>
        </li>
      )}
    </ul>
  );
}

/** What tapping a stack of one's own would do now. */
function useOf(seen: Seen, at: number): Choice<Action> | undefined {
  return (
    choiceOf(seen, "activate", (a) => a.stack === at) ??
    choiceOf(seen, "onto", (a) => a.stack === at) ??
    choiceOf(seen, "repeat", (a) => a.stack === at) ??
    choiceOf(seen, "turn", (a) => a.stack === at)
  );
}

/** Whether an event is about a stack at work, or a card laid there. */
function isWork(event: GameEvent, at: number): boolean {
  return ["activated", "repeated", "placed"].includes(event.what) && detailOf(event).stack === at;
}

/** As many covered cards are drawn as edges. */
const EDGES = 4;

function StackButton(props: {
  readonly stack: Stack;
  readonly at: number;
  readonly seat: Seat;
  readonly seen: Seen;
}): JSX.Element {
  const { stack, at, seat, seen } = props;
  const { viewer, view, language, words, last, asked } = seen;
  const mine = seat === viewer;
  const choice = mine ? useOf(seen, at) : undefined;
  const card = cardIn(seen, stack.card);
  const running = view.agenda.some(({ type }) => type === "run");
  const worked = last?.events.some((event) => event.seat === seat && isWork(event, at));
  const notes = [
    ...(stack.turned ? [say(language, text.turned)] : []),
    ...(stack.used && !stack.turned ? [say(language, text.used)] : []),
    ...(stack.fresh ? [say(language, text.fresh)] : []),
    ...(stack.coins > 0 ? [coinsOn[language](stack.coins)] : []),
    ...(stack.under.length > 0
      ? [covers[language](stack.under.length, stack.under.map((id) => nameOf(seen, id)).join(", "))]
      : []),
  ];
  const label = [stackNumber[language](at), nameOf(seen, stack.card), ...notes, words.effect(stack.card)];
  if (choice !== undefined) label.push(choice.text, say(language, text.lit));
  return (
    <PictureButton
      class={`l-card-button l-stack ${worked ? `l-worked ${again(last?.seq)}` : ""} ${running && stack.used ? "l-used" : ""}`}
      label={label.join(". ")}
      title={[nameOf(seen, stack.card), ...notes, words.effect(stack.card)].join(". ")}
      lit={choice !== undefined}
      chosen={isProposed(seen, choice)}
      barred={mine && asked?.type === "run" && choice === undefined}
      onClick={() => {
        if (!mine) seen.inspect(stack.card);
        else tap(seen, stack.card, choice, () => whyNotStack(seen, stack) || prompt(view, seen));
      }}
    >
      <span class="l-under" style={{ "--edges": Math.min(EDGES, stack.under.length) }}>
        {card !== undefined && <CityCard card={card} setting={seen} turned={stack.turned} />}
      </span>
      {stack.under.length > 0 && (
        <span class="l-covered">
          <Sign name="stack" size={12} />
          {stack.under.length}
        </span>
      )}
      {stack.coins > 0 && <span class="l-coins">£{stack.coins}</span>}
      {running && stack.used && !stack.turned && <span class="l-done">✓</span>}
    </PictureButton>
  );
}
