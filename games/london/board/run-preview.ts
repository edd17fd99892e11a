import { quickChance } from "@tabletown/kernel";
import { apply } from "../rules/apply.ts";
import { copy } from "../rules/copy.ts";
import type { Event, EventNamed } from "../rules/event.ts";
import { guess } from "../rules/guess.ts";
import { idOf, type Ruleset } from "../rules/ruleset.ts";
import { canActivate, runEffectWaits } from "../rules/run.ts";
import type { Id, State } from "../rules/state.ts";
import type { View } from "../rules/view.ts";

/** A change of one quantity, and the component that brings it. */
export interface RunGain {
  readonly by: number;
  readonly of: Id;
}

/** What running the city now would bring, if everything is activated that asks nothing and needs no loan. */
export interface RunPreview {
  readonly money: readonly RunGain[];
  readonly prestige: readonly RunGain[];
  /** Poverty that cards and the newest borough bring or take away. */
  readonly poverty: readonly RunGain[];
  /** Poverty at the end of the run, by cause. */
  readonly assigned: Readonly<Record<"stacks" | "loans" | "hand", number>>;
  /** Cards that can be activated too, but ask for a choice, or for a loan. */
  readonly open: readonly Id[];
}

/** Runs the city on a world that agrees with the view; hidden cards of others change nothing that is told here. */
export function previewRun(rules: Ruleset, view: View): RunPreview {
  const { seat } = view;
  let state = guess(rules, view, quickChance("run"));
  const events: Event[] = [];
  const open: Id[] = [];
  apply({ rules, state, emit: undefined }, seat, { type: "run" });
  const attempt = (action: { type: "activate"; stack: number } | { type: "borough" }, of: Id): void => {
    const tried = copy(state);
    const told: Event[] = [];
    const context = { rules, state: tried, emit: (event: Event) => told.push(event) };
    apply(context, seat, action);
    // Whichever card turns over for it, it brings the same. SPEC 10.5
    const asked = tried.agenda.at(-1);
    if (asked?.type === "turn-over") apply(context, seat, { type: "turn", stack: asked.stack });
    if (!isDecided(tried) || told.some(({ what }) => what === "loans")) open.push(of);
    else {
      state = tried;
      events.push(...told);
    }
  };
  const stacks = state.players[seat]?.stacks ?? [];
  for (const [stack, { card }] of stacks.entries()) {
    const context = { rules, state, emit: undefined };
    const player = state.players[seat];
    if (player !== undefined && canActivate(context, player, stack))
      attempt({ type: "activate", stack }, idOf(rules, card));
  }
  const player = state.players[seat];
  const borough = player && runEffectWaits({ rules, state, emit: undefined }, player);
  if (borough !== undefined) attempt({ type: "borough" }, idOf(rules, borough));
  const ending: Event[] = [];
  apply({ rules, state, emit: (event) => ending.push(event) }, seat, { type: "done" });
  const gains = (what: "money" | "prestige" | "poverty"): readonly RunGain[] =>
    events.flatMap((event) =>
      event.what === what && event.seat === seat && event.by !== undefined && event.cause.component !== undefined
        ? [{ by: event.by, of: event.cause.component }]
        : [],
    );
  return {
    money: gains("money"),
    prestige: gains("prestige"),
    poverty: gains("poverty"),
    assigned: assignedBy(ending),
    open,
  };
}

/** Cards of a city that is being run which could still be activated. */
export function unusedCards(rules: Ruleset, view: View): readonly Id[] {
  const state = guess(rules, view, quickChance("run"));
  const player = state.players[view.seat];
  if (player === undefined || !isDecided(state)) return [];
  return player.stacks.flatMap(({ card }, stack) =>
    canActivate({ rules, state, emit: undefined }, player, stack) ? [idOf(rules, card)] : [],
  );
}

/** Whether a run costs nothing but brings nothing either: then it is not what one should be led to. */
export function bringsNothing({ money, prestige, poverty, open }: RunPreview): boolean {
  const gained = [...money, ...prestige].some(({ by }) => by > 0) || poverty.some(({ by }) => by < 0);
  return !gained && open.length === 0;
}

/** Nothing more is asked before the run goes on. */
function isDecided({ agenda }: State): boolean {
  return agenda.at(-1)?.type === "run";
}

function assignedBy(events: readonly Event[]): RunPreview["assigned"] {
  const by = (cause: "stacks" | "loans" | "hand"): number =>
    events
      .filter((event): event is EventNamed<"poverty"> => event.what === "poverty" && event.detail?.for === cause)
      .reduce((sum, event) => sum + event.by, 0);
  return { stacks: by("stacks"), loans: by("loans"), hand: by("hand") };
}
