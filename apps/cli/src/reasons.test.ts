import { botFor, type Mind, reasonsFor, type TriedMove } from "@tabletown/bots";
import { catalog } from "@tabletown/catalog";
import {
  eventsFor,
  type Game,
  type GameEvent,
  LANGUAGES,
  quickChance,
  type Reason,
  type Seat,
} from "@tabletown/kernel";
import { describe, expect, it } from "vitest";

const POSITIONS = 12;
const OPTIONS = 4;
const OTHER_WORLDS = 4;

/** A choice that comes up in a game of bots. */
interface Choice {
  readonly seat: Seat;
  readonly view: unknown;
  readonly actions: readonly unknown[];
}

function choicesIn(game: Game, mind: Mind, seats: number): Choice[] {
  const found: Choice[] = [];
  const bot = botFor("casual", game, mind);
  for (let n = 0; found.length < POSITIONS; n++) {
    const chance = quickChance(`reasons/${n}`);
    const state = game.setup(seats, chance);
    for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
      const actions = game.actions(state, seat);
      const view = game.view(state, seat);
      if (actions.length > 1 && chance.int(7) === 0 && found.length < POSITIONS) found.push({ seat, view, actions });
      const budget = { iterations: 10 };
      const { action } = bot.decide({ seat, view, options: actions, chance, budget });
      game.apply(state, seat, action, chance);
    }
  }
  return found;
}

function triedIn(game: Game, { seat, view }: Choice, action: unknown, luck: string): TriedMove {
  const chance = quickChance(luck);
  const before = game.guess(view, chance);
  const after = game.copy(before);
  const events: GameEvent[] = [];
  game.apply(after, seat, action, chance, (event) => events.push(event));
  return { seat, action, before, after, events: eventsFor(events, seat) };
}

const withoutWeight = ({ weight: _, ...said }: Reason): unknown => said;

/** A game may do without. */
const reasoning = (
  await Promise.all(
    catalog.map(async ({ id, load, mind: loadMind }) => {
      const title = await load();
      const options = title.options({});
      if (!options.ok) throw new Error(options.problem);
      const mind = (await loadMind?.())?.mind(options.value);
      const { reasons } = mind ?? {};
      return mind === undefined || reasons === undefined
        ? []
        : [{ id, title, game: title.game(options.value), mind, reasons }];
    }),
  )
).flat();

it("games give reasons", () => expect(reasoning.length).toBeGreaterThan(0));

describe.each(reasoning)("reasons for moves in $id", ({ title, game, mind, reasons }) => {
  it("hold whatever is hidden and whatever luck brings, and can be said in every language", () => {
    const kinds = new Set<string>();
    for (const choice of choicesIn(game, mind, 3)) {
      const { seat, view } = choice;
      for (const action of choice.actions.slice(0, OPTIONS)) {
        const told = reasonsFor(game, mind, { view, seat, action });
        expect(told.length).toBeLessThanOrEqual(3);
        for (const language of LANGUAGES) {
          const { reason: say } = title.words(language);
          for (const reason of told) {
            expect(say?.(reason, (other) => `P${other + 1}`)).toMatch(/^(?!.*(undefined|NaN|[.]$)).{8,}$/u);
          }
        }
        for (const reason of told) kinds.add(reason.what);
        for (let n = 0; n < OTHER_WORLDS; n++) {
          const tried = triedIn(game, choice, action, `another world/${n}`);
          if (mind.halfMade?.(tried.after)) continue;
          const found = reasons(tried).map(withoutWeight);
          for (const reason of told) expect(found, game.format(action)).toContainEqual(withoutWeight(reason));
        }
      }
    }
    expect(kinds.size).toBeGreaterThan(1);
  });
});
