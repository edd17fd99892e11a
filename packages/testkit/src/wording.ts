import { type GameEvent, LANGUAGES, type Match, preview, type Title, type Words } from "@tabletown/kernel";
import { holds } from "./subject.ts";

const LAW = "every id has text in three languages";
const SPOKEN_TO = "who reads a sentence is not called by name in it";
const player = (seat: number): string => `Player ${seat + 1}`;

/** What can be said about a title before anybody plays it. */
export function checkTitleWords<S, A, V, O, T, E extends GameEvent>(title: Title<S, A, V, O, T, E>): void {
  const [first, ...others] = LANGUAGES.map((language) => ({ language, words: title.words(language) }));
  if (first === undefined) return;
  for (const { language, words } of [first, ...others]) {
    said(words.title, `${language} title`);
    said(words.pitch, `${language} pitch`);
    for (const { name, values } of title.optionSpecs) {
      said(words.names[`option.${name}`], `${language} name of option.${name}`);
      for (const value of values)
        said(words.names[`option.${name}.${value}`], `${language} name of option.${name}.${value}`);
    }
    for (const [id, name] of Object.entries(words.names)) said(name, `${language} name of ${id}`);
    for (const { number, text } of words.rules) said(text, `${language} text of rule ${number}`);
  }
  for (const { language, words } of others) {
    sameKeys(Object.keys(first.words.names), Object.keys(words.names), `names in ${language}`);
    sameKeys(numbers(first.words), numbers(words), `rules in ${language}`);
  }
}

/** Every choice, outline and preview of a position can be said. */
export function checkPositionWords<S, A, V, O, T, E extends GameEvent>(
  title: Title<S, A, V, O, T, E>,
  match: Match<S, A, V, O, E>,
): void {
  const { game, state } = match;
  for (const language of LANGUAGES) {
    const words = title.words(language);
    for (const viewer of [undefined, ...game.toAct(state)]) {
      const view = game.view(state, viewer);
      for (const section of words.outline(view, player).sections) {
        said(section.title, `${language} outline`);
        for (const row of section.rows) said(`${row.label}: ${row.text}`, `${language} outline row`);
      }
      if (viewer === undefined) continue;
      const actions = game.actions(state, viewer);
      const sentences = actions.map((action) => said(words.action(action, view, player), `${language} action`));
      const twice = sentences.find((sentence, i) => sentences.indexOf(sentence) !== i);
      holds("choices can be told apart", twice === undefined, () => `${language}: "${twice}"`);
      const [action] = actions;
      if (action !== undefined) checkEventWords(title, preview(game, view, viewer, action).events);
    }
    for (const place of game.score(state)) {
      for (const part of place.parts) {
        said(words.names[part.what], `${language} name of score part ${part.what}`);
        ruleText(words, part.cause.rule, language);
      }
    }
  }
}

/** Every event is a sentence, every component in it has a name, every rule it cites can be read. */
export function checkEventWords<S, A, V, O, T, E extends GameEvent>(
  title: Title<S, A, V, O, T, E>,
  events: readonly E[],
): void {
  for (const language of LANGUAGES) {
    const words = title.words(language);
    for (const event of events) {
      for (const shown of event.otherwise === undefined ? [event] : [event, event.otherwise as E]) {
        const what = `${language} sentence for ${JSON.stringify(shown)}`;
        said(words.event(shown, player), what);
        const spokenTo = said(words.event(shown, player, shown.seat), what);
        holds(SPOKEN_TO, shown.seat === undefined || !spokenTo.includes(player(shown.seat)), () => spokenTo);
        ruleText(words, shown.cause.rule, language);
        for (const id of [shown.about, shown.cause.component]) {
          if (id !== undefined) said(words.names[id], `${language} name of ${id}`);
        }
      }
    }
  }
}

function said(text: string | undefined, what: string): string {
  const fine = text !== undefined && text.trim() !== "" && !/undefined|NaN|\[object|Infinity/.test(text);
  holds(LAW, fine, () => `${what} is ${JSON.stringify(text)}`);
  return text;
}

function ruleText(words: Words, number: string, language: string): void {
  holds(LAW, numbers(words).includes(number), () => `rule ${number} has no text in ${language}`);
}

function numbers(words: Words): string[] {
  return words.rules.map((rule) => rule.number);
}

function sameKeys(left: readonly string[], right: readonly string[], what: string): void {
  const missing = left.filter((key) => !right.includes(key));
  const extra = right.filter((key) => !left.includes(key));
  holds(LAW, missing.length === 0 && extra.length === 0, () => `${what}: missing ${missing}, extra ${extra}`);
}
