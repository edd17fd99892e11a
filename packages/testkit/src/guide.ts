import { type GameEvent, LANGUAGES, quickChance, scripted, step, type Title } from "@tabletown/kernel";
import type { BoardModule, Guide, GuideExample, Lesson, Script } from "@tabletown/ui";
import { boundGame } from "./bound-game.ts";
import { demand } from "./check.ts";
import { movesOf } from "./lesson.ts";

/** Whether everything a guide names is there: its rules, its words in every language, and its examples as moves. */
export function checkGuide<S, A, V, O, T, E extends GameEvent>(
  title: Title<S, A, V, O, T, E>,
  { guide, lesson }: Pick<BoardModule<A, V, O, T, E>, "guide" | "lesson">,
): void {
  if (guide === undefined) return;
  const known = new Set(title.words("en").rules.map(({ number }) => number));
  for (const number of rulesIn(guide)) demand(known.has(number), () => `there is no rule ${number}`);
  for (const { term, stems } of guide.terms) {
    for (const language of LANGUAGES) {
      const spoken = title.words(language).rules.some(({ text }) => new RegExp(stems[language], "iu").test(text));
      demand(spoken, () => `no rule in ${language} speaks of "${term[language]}"`);
    }
  }
  for (const example of guide.examples) {
    const shown = eventsOf(title, example.script ?? scriptOf(lesson), example);
    const chapter = `${example.rule.split(".")[0]}.`;
    const isShown = shown.some(({ cause }) => cause.rule.startsWith(chapter));
    demand(isShown, () => `"${example.title.en}" shows nothing of rule ${example.rule}`);
  }
}

function rulesIn({ essentials, terms, examples }: Guide): readonly string[] {
  return [...essentials, ...terms.map(({ rule }) => rule), ...examples.map(({ rule }) => rule)];
}

function scriptOf(lesson: Lesson): Script {
  const { seats, options, seed } = lesson;
  return { seats, options, seed, moves: movesOf(lesson) };
}

/** What happens in the moves that an example shows. */
function eventsOf<S, A, V, O, T, E extends GameEvent>(
  title: Title<S, A, V, O, T, E>,
  script: Script,
  { from, to }: GuideExample,
): readonly E[] {
  const game = boundGame(title, script.options);
  let state = game.setup(script.seats, quickChance(script.seed));
  const events: E[] = [];
  for (const [index, { seat, move, draws = [] }] of script.moves.slice(0, to + 1).entries()) {
    const stepped = step(game, state, seat, move, scripted(draws));
    demand(stepped.ok, () => `${move}: ${stepped.ok ? "" : stepped.problem}`);
    state = stepped.value.state;
    if (index >= from) events.push(...stepped.value.events);
  }
  return events;
}
