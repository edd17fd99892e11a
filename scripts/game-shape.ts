/**
 * The one shape of a game's folder: whoever knows one game finds any rule, text or board of another by its path.
 * A game may have further files; these it must have, with these exports.
 */
export const shape: Readonly<Record<string, readonly string[]>> = {
  "README.md": [],
  "SPEC.md": [],
  "package.json": [],
  "index.ts": [],

  "rules/game.ts": ["gameOf"],
  "rules/version.ts": ["ID", "RULES_VERSION"],
  "rules/options.ts": ["optionSpecs", "Options"],
  "rules/ruleset.ts": ["Ruleset", "rulesetOf"],
  "rules/state.ts": ["State"],
  "rules/copy.ts": ["copy"],
  "rules/action.ts": ["Action"],
  "rules/event.ts": ["Event"],
  "rules/context.ts": ["Context"],
  "rules/setup.ts": ["setup"],
  "rules/actions.ts": ["toAct", "actions"],
  "rules/apply.ts": ["apply"],
  "rules/view.ts": ["View", "view"],
  "rules/guess.ts": ["guess"],
  "rules/secrets.ts": ["secrets", "withSecrets"],
  "rules/score.ts": ["score"],
  "rules/notation.ts": ["format", "parse"],
  "rules/laws.test.ts": [],

  "data/table.ts": ["Table"],
  "data/standard.ts": ["standard"],
  "data/check.ts": ["check"],
  "data/provenance.ts": ["provenance"],

  "text/words.ts": ["wordsIn"],
  "text/listing.ts": ["listing"],
  "text/pitch.ts": ["title", "pitch"],
  "text/phrases.ts": ["Phrases"],
  "text/outline.ts": ["outline"],
  "text/words.test.ts": [],
  "text/spec.test.ts": [],
  ...Object.fromEntries(
    ["en", "pl", "ru"].flatMap((language) => [
      [`text/${language}/index.ts`, [language]],
      [`text/${language}/names.ts`, []],
      [`text/${language}/rules.ts`, []],
    ]),
  ),

  "bot/index.ts": [],
  "bot/evaluate.ts": [],
  "bot/bot.test.ts": [],

  "board/index.ts": ["board"],
  "board/board.tsx": ["Board"],
  "board/board.css": [],
  "board/cover.tsx": ["cover"],
  "board/lesson.ts": ["lesson"],
  "board/picture.tsx": ["Picture"],
  "board/prompt.ts": ["prompt"],
  "board/chapter.ts": ["chapter"],
  "board/flights.ts": ["flights"],
  "board/text.ts": [],
  "board/context.ts": ["BoardContext"],
  "board/board.test.ts": [],
  "board/lesson.test.ts": [],

  "fixtures/arrange.ts": [],
  "fixtures/records.test.ts": [],
};

/** Functions that are called the same way in every game, whether or not it needs all that they are given. */
export const signatures: readonly (readonly [path: string, name: string, parameters: string])[] = [
  ["rules/game.ts", "gameOf", "options, table"],
  ["rules/ruleset.ts", "rulesetOf", "options, table"],
  ["rules/setup.ts", "setup", "rules, seats, chance"],
  ["rules/actions.ts", "toAct", "state"],
  ["rules/actions.ts", "actions", "rules, state, seat"],
  ["rules/apply.ts", "apply", "context, seat, action"],
  ["rules/view.ts", "view", "rules, state, viewer"],
  ["rules/secrets.ts", "secrets", "rules, state"],
  ["rules/secrets.ts", "withSecrets", "rules, state, values"],
  ["rules/notation.ts", "format", "action"],
  ["rules/notation.ts", "parse", "rules, notation"],
  ["rules/guess.ts", "guess", "rules, view, chance"],
  ["rules/score.ts", "score", "rules, state"],
  ["rules/copy.ts", "copy", "state"],
  ["data/check.ts", "check", "given"],
  ["data/provenance.ts", "provenance", "table, component"],
  ["text/words.ts", "wordsIn", "language, table"],
  ["board/board.tsx", "Board", "context"],
  ["board/picture.tsx", "Picture", "props"],
  ["board/prompt.ts", "prompt", "view, setting"],
  ["board/chapter.ts", "chapter", "moment, after, setting"],
  ["board/flights.ts", "flights", "event"],
];

/** Files that belong in the shape under another path. */
export const misplaced: readonly (readonly [path: RegExp, where: string])[] = [
  [/^(?!rules\/)(.*\/)?laws\.test\.ts$/, "rules/laws.test.ts"],
  [/^(?!fixtures\/)(.*\/)?records?\.test\.ts$/, "fixtures/records.test.ts"],
  [/^(?!text\/)(.*\/)?spec\.test\.ts$/, "text/spec.test.ts"],
  [/^rules\/tally\.ts$/, "rules/score.ts"],
  [/^rules\/events\.ts$/, "rules/event.ts"],
  [/^text\/index\.ts$/, "text/words.ts"],
  [/^text\/(en|pl|ru)\.ts$/, "text/<language>/index.ts"],
  [/^text\/(.+-(en|pl|ru)|.+\/(en|pl|ru))\.ts$/, "text/<language>/<noun>.ts"],
  [/^board\/seen\.tsx?$/, "board/context.ts"],
  [/^board\/index\.tsx$/, "board/index.ts"],
  [/^fixtures\/scene\.ts$/, "fixtures/arrange.ts"],
];

/** Everything that stands directly in the folder of a game. */
export const TOP = [
  "README.md",
  "SPEC.md",
  "index.ts",
  "package.json",
  "rules",
  "data",
  "text",
  "bot",
  "board",
  "fixtures",
];

/** The entries of a game's package, by what they export. */
export const entries: Readonly<Record<string, string>> = {
  ".": "./index.ts",
  "./listing": "./text/listing.ts",
  "./bot": "./bot/index.ts",
  "./board": "./board/index.ts",
  "./cover": "./board/cover.tsx",
};

/** Every tagged union is tagged `type`, events by `what`; a cause may be bound to one `rule`. */
export const TAGS = ["type", "what", "rule"];
