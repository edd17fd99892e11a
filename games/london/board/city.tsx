import type { Seat } from "@tabletown/kernel";
import { again, type Choice, choiceOf, isProposed, Part, PictureButton, say, spoken, TextSign } from "@tabletown/ui";
import type { JSX } from "preact";
import type { Action } from "../rules/action.ts";
import type { Event } from "../rules/event.ts";
import type { Id, Stack } from "../rules/state.ts";
import { CityCard } from "./card.tsx";
import { act, type BoardContext, cardIn, nameOf, playerIn, tap } from "./context.ts";
import { prompt } from "./prompt.ts";
import { whyNotStack } from "./reasons.ts";
import { Sign } from "./signs.tsx";
import { coinsOn, covers, stackNumber, text } from "./text.ts";

function newStackIn(context: BoardContext, seat: Seat): Choice<Action> | undefined {
  return seat === context.viewer ? choiceOf(context, "onto", (a) => a.stack === "new") : undefined;
}

/** How many places a city takes: its stacks, and a new one where that may be opened. */
export function placesIn(context: BoardContext, seat: Seat): number {
  return playerIn(context, seat).stacks.length + (newStackIn(context, seat) === undefined ? 0 : 1);
}

/** A player's stacks; what is covered peeps out behind the top card. */
export function City({ seat, context }: { readonly seat: Seat; readonly context: BoardContext }): JSX.Element {
  const { viewer, language } = context;
  const { stacks } = playerIn(context, seat);
  const mine = seat === viewer;
  const fresh = newStackIn(context, seat);
  if (stacks.length === 0 && fresh === undefined) {
    return <p class="soft l-empty">{say(language, mine ? text.noCity : text.emptyCity)}</p>;
  }
  return (
    <ul class="l-cards l-stacks">
      {groupsOf(stacks).map(([first, group]) => (
        <Part key={first}>
          {group.map((stack, i) => (
            // A stack is known by its place: it never moves.
            <li key={`stack ${first + i + 1}`} data-anchor={`stack-${seat}-${first + i}`}>
              <StackButton stack={stack} index={first + i} seat={seat} context={context} />
            </li>
          ))}
        </Part>
      ))}
      {fresh !== undefined && (
        <li>
          <PictureButton
            class="l-new-stack"
            label={fresh.text}
            lit
            anchor="new-stack"
            chosen={isProposed(context, fresh)}
            onClick={() => act(context, fresh.action)}
          >
            <span aria-hidden="true">+</span>
            <span>{say(language, text.newStack)}</span>
          </PictureButton>
        </li>
      )}
    </ul>
  );
}

/** Stacks that come at once where boards come part by part. */
const AT_ONCE = 4;

function groupsOf(stacks: readonly Stack<Id>[]): readonly (readonly [first: number, group: readonly Stack<Id>[]])[] {
  const groups = Math.ceil(stacks.length / AT_ONCE);
  return Array.from({ length: groups }, (_, i) => [i * AT_ONCE, stacks.slice(i * AT_ONCE, (i + 1) * AT_ONCE)]);
}

/** What tapping a stack of one's own would do now. */
function useOf(context: BoardContext, index: number): Choice<Action> | undefined {
  return (
    choiceOf(context, "activate", (a) => a.stack === index) ??
    choiceOf(context, "onto", (a) => a.stack === index) ??
    choiceOf(context, "repeat", (a) => a.stack === index) ??
    choiceOf(context, "turn", (a) => a.stack === index)
  );
}

/** Whether an event is about a stack at work, or a card laid there. */
function isWork(event: Event, seat: Seat, index: number): boolean {
  switch (event.what) {
    case "activated":
    case "repeated":
    case "placed":
      return event.seat === seat && event.detail.stack === index;
    default:
      return false;
  }
}

/** As many covered cards are drawn as edges. */
const EDGES = 4;

function StackButton(props: {
  readonly stack: Stack<Id>;
  readonly index: number;
  readonly seat: Seat;
  readonly context: BoardContext;
}): JSX.Element {
  const { stack, index, seat, context } = props;
  const { viewer, view, language, words, last, asked } = context;
  const mine = seat === viewer;
  const choice = mine ? useOf(context, index) : undefined;
  const card = cardIn(context, stack.card);
  const running = view.agenda.some(({ type }) => type === "run");
  const worked = last?.events.some((event) => isWork(event, seat, index));
  const notes = [
    ...(stack.turned ? [say(language, text.turned)] : []),
    ...(stack.used && !stack.turned ? [say(language, text.used)] : []),
    ...(stack.fresh ? [say(language, text.fresh)] : []),
    ...(stack.coins > 0 ? [coinsOn[language](stack.coins)] : []),
    ...(stack.under.length > 0
      ? [covers[language](stack.under.length, stack.under.map((id) => nameOf(context, id)).join(", "))]
      : []),
  ];
  const label = [stackNumber[language](index), nameOf(context, stack.card), ...notes, words.effect(stack.card)];
  if (choice !== undefined) label.push(choice.text, say(language, text.lit));
  return (
    <PictureButton
      class={`l-card-button l-stack ${worked ? `worked ${again(last?.seq)}` : ""} ${running && stack.used ? "l-used" : ""}`}
      label={spoken(label)}
      title={spoken([nameOf(context, stack.card), ...notes, words.effect(stack.card)])}
      lit={choice !== undefined}
      chosen={isProposed(context, choice)}
      barred={mine && asked?.type === "run" && choice === undefined}
      component={stack.card}
      onClick={() => {
        if (!mine) context.inspect(stack.card);
        else tap(context, stack.card, choice, () => whyNotStack(context, stack) || prompt(view, context));
      }}
    >
      <span class="l-under" style={{ "--edges": Math.min(EDGES, stack.under.length) }}>
        {card !== undefined && <CityCard card={card} setting={context} turned={stack.turned} />}
      </span>
      {stack.under.length > 0 && (
        <span class="l-covered">
          <Sign name="stack" size={12} />
          {stack.under.length}
        </span>
      )}
      {stack.coins > 0 && <span class="l-coins">£{stack.coins}</span>}
      {running && stack.used && !stack.turned && (
        <span class="l-done">
          <TextSign name="check" />
        </span>
      )}
    </PictureButton>
  );
}
