import { withMinus } from "@tabletown/kernel";
import { choiceOf, Icon, isProposed, PictureButton, reached, SeatMark, say, spoken, TextSign } from "@tabletown/ui";
import type { JSX } from "preact";
import type { Goal } from "../data/table.ts";
import { measured } from "../rules/score.ts";
import { type BoardContext, nameOf, ownerOf, personOf } from "./context.ts";
import { Shape, SignBadge } from "./glyph.tsx";
import { leads, reasons, text } from "./text.ts";

/** How a goal stands now: every borough's value, and who alone leads. */
interface Race {
  readonly values: readonly number[];
  readonly best: number;
  readonly leader: number | undefined;
}

export function raceFor({ rules, view }: Pick<BoardContext, "rules" | "view">, { aim, measure }: Goal): Race {
  const values = view.boroughs.map((borough) => measured(rules, borough, measure));
  const best = aim === "most" ? Math.max(...values) : Math.min(...values);
  const leaders = values.flatMap((value, who) => (value === best ? [who] : []));
  return { values, best, leader: leaders.length === 1 ? leaders[0] : undefined };
}

interface ShownGoal {
  readonly goal: string;
  /** Whose it is; a public one is nobody's. */
  readonly owner: number | undefined;
}

export function shownGoals({ view }: Pick<BoardContext, "view">): readonly ShownGoal[] {
  return [
    ...view.goals.map((goal) => ({ goal, owner: undefined })),
    ...view.hands.flatMap(({ kept }, owner) => (kept === "" ? [] : [{ goal: kept, owner }])),
  ];
}

/** The public goals, one's own, and after the end everybody's. */
export function Goals({ context }: { readonly context: BoardContext }): JSX.Element | null {
  const { language } = context;
  const goals = shownGoals(context);
  if (goals.length === 0) return null;
  return (
    <section class="s-goals far" aria-label={say(language, text.goals)} data-anchor="goals">
      <ul class="s-goal-list">
        {goals.map(({ goal, owner }) => (
          <li key={`${goal}.${owner}`}>
            <GoalRow id={goal} context={context} owner={owner} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function goalIn({ rules }: BoardContext, id: string): Goal | undefined {
  return rules.goal.get(id);
}

function GoalRow(props: {
  readonly id: string;
  readonly context: BoardContext;
  readonly owner: number | undefined;
}): JSX.Element | null {
  const { id, context, owner } = props;
  const { words, language } = context;
  const goal = goalIn(context, id);
  if (goal === undefined) return null;
  const race = raceFor(context, goal);
  const whose = owner === undefined ? say(language, text.publicGoal) : goalOwner(context, owner);
  const standing = race.values.map((value, who) => `${ownerOf(context, who)}: ${withMinus(value)}`).join(", ");
  const label = spoken([
    `${nameOf(context, id)} (${whose})`,
    words.effect(id),
    standing,
    leads[language](race.leader === undefined ? undefined : personOf(context, race.leader)),
  ]);
  // A private goal pays nobody but its owner.
  const counts = (who: number): boolean => race.leader === who && (owner === undefined || owner === who);
  return (
    <PictureButton
      class={`s-goal ${owner === undefined ? "" : "s-goal-own"}`}
      label={label}
      title={words.effect(id)}
      anchor={owner === undefined ? `goal-${id}` : `own-goal-${owner}`}
      component={id}
      onClick={() => context.inspect(id)}
    >
      <GoalSign goal={goal} />
      <span class="s-goal-words">
        <span class="s-goal-name">
          {owner !== undefined && <Icon name={owner === context.viewer ? "lock" : "eye"} size={14} />}
          <b>{nameOf(context, id)}</b>
        </span>
        <span class="s-goal-race" data-reached={reached(race.values.length, 4)}>
          {race.values.map((value, who) => (
            <span key={who} class={`s-racer ${counts(who) ? "s-leads" : value === race.best ? "s-ties" : ""}`}>
              <SeatMark seat={who} size={13} />
              {withMinus(value)}
              {counts(who) && <TextSign name="star" />}
            </span>
          ))}
        </span>
      </span>
    </PictureButton>
  );
}

function goalOwner(context: BoardContext, owner: number): string {
  return owner === context.viewer ? say(context.language, text.myGoal) : ownerOf(context, owner);
}

/** A goal as a sign: the points, and most or fewest of what. */
export function GoalSign({ goal }: { readonly goal: Goal }): JSX.Element {
  const { aim, measure, points } = goal;
  return (
    <svg viewBox="0 0 92 48" class="s-goal-sign" aria-hidden="true" focusable="false">
      <rect x="1.500" y="1.500" width="89" height="45" rx="9" class="s-goal-card" />
      <path
        d={aim === "most" ? "M45 31l7 -14l7 14z" : "M45 17l7 14l7 -14z"}
        class={aim === "most" ? "s-most" : "s-fewest"}
      />
      {measure.type === "stat" ? (
        <Shape name={measure.of} x={62} y={13} size={22} />
      ) : measure.type === "markers" ? (
        <Shape name="marker" x={63} y={13} size={21} />
      ) : (
        <SignBadge sign={measure.of} x={62} y={measure.type === "group" ? 5 : 12.5} size={23} />
      )}
      {measure.type === "group" && <Shape name="own" x={66} y={30} size={14} />}
      <text x="23" y="32" text-anchor="middle" class="s-goal-points">
        +{points}
      </text>
    </svg>
  );
}

/** The secret goals that the viewer has still to choose from. */
export function goalsToChoose({ view, viewer }: Pick<BoardContext, "view" | "viewer">): readonly string[] | undefined {
  const hand = viewer === undefined ? undefined : view.hands[viewer];
  return view.phase.type === "goals" && hand?.chosen === false ? hand.dealt : undefined;
}

/** The choice of a private goal at the beginning. */
export function GoalChoice({ context }: { readonly context: BoardContext }): JSX.Element | null {
  const { language, words } = context;
  const dealt = goalsToChoose(context);
  if (dealt === undefined) return null;
  return (
    <section class="s-goal-choice" aria-label={say(language, text.chooseGoal)} data-anchor="goal-choice">
      <h2>{say(language, text.chooseGoal)}</h2>
      <ul>
        {dealt.map((id) => {
          const goal = goalIn(context, id);
          const keep = choiceOf(context, "keep", (a) => a.goal === id);
          if (goal === undefined) return null;
          return (
            <li key={id}>
              <PictureButton
                class="s-goal-card-large"
                label={`${nameOf(context, id)}. ${words.effect(id)}`}
                lit={keep !== undefined}
                chosen={isProposed(context, keep)}
                anchor={`keep-${id}`}
                component={id}
                onClick={() =>
                  keep === undefined ? context.refuse(say(language, reasons.notNow)) : context.propose(keep.action)
                }
              >
                <GoalSign goal={goal} />
                <b>{nameOf(context, id)}</b>
                <span class="small">{words.effect(id)}</span>
              </PictureButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
