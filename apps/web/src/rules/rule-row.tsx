import type { Language, RuleText } from "@tabletown/kernel";
import { type GuideTerm, type Setting, say } from "@tabletown/ui";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import type { LoadedGame } from "../library.ts";
import { rulesTexts } from "./text.ts";
import { WorkedExample } from "./worked-example.tsx";

/** As many components as a rule is illustrated with. */
const MOST_PICTURES = 4;
/** Shorter names are found in other words too. */
const SHORTEST_NAME = 4;

export interface RuleRowProps {
  readonly rule: RuleText;
  readonly loaded: LoadedGame;
  readonly setting: Setting;
  readonly sought: boolean;
  /** Brings another rule into sight. */
  onRule(number: string): void;
}

/** A rule, the components it names, an example of it, and the rules that explain its words. */
export function RuleRow({ rule, loaded, setting, sought, onRule }: RuleRowProps): JSX.Element {
  const { board } = loaded;
  const { number, text } = rule;
  const pictures = useMemo(() => componentsIn(text, loaded, setting), [text, loaded, setting.words]);
  const terms = (board.guide?.terms ?? []).filter(
    (term) => term.rule !== number && speaksOf(term, text, setting.language),
  );
  const examples = board.guide?.examples.filter((example) => example.rule === number) ?? [];
  // A number without a point heads a chapter.
  const heading = !number.includes(".");
  return (
    <li data-rule={number} class={`${heading ? "rule-heading" : ""} ${sought ? "rule-sought" : ""}`}>
      <b>{number}</b>
      <div class="rule-body">
        <p>{text}</p>
        {!heading && pictures.length > 0 && (
          <ul class="rule-pictures">
            {pictures.map((component) => (
              <li key={component} class="as-drawn">
                <board.Picture component={component} setting={setting} />
              </li>
            ))}
          </ul>
        )}
        {!heading && terms.length > 0 && (
          <p class="rule-terms small soft">
            {rulesTexts().seeAlso}:{" "}
            {terms.map((term) => (
              <button key={term.rule} type="button" class="text-link" onClick={() => onRule(term.rule)}>
                {say(setting.language, term.term)} §{term.rule}
              </button>
            ))}
          </p>
        )}
        {examples.map((example) => (
          <WorkedExample key={example.title.en} example={example} loaded={loaded} />
        ))}
      </div>
    </li>
  );
}

function speaksOf({ stems }: GuideTerm, text: string, language: Language): boolean {
  return new RegExp(stems[language], "iu").test(text);
}

/** The first few components that a rule names. */
function componentsIn(text: string, { board }: LoadedGame, { words, table, language }: Setting): readonly string[] {
  const all = board.componentSections(table).flatMap(({ components }) => components);
  // Within a sentence Polish and Russian write them small.
  const small = language === "en" ? "" : text.toLowerCase();
  const named = all.filter((component) => {
    const name = words.names[component] ?? "";
    return name.length >= SHORTEST_NAME && (text.includes(name) || hasWord(small, name.toLowerCase()));
  });
  return named.slice(0, MOST_PICTURES);
}

/** Whether it stands there by itself, not within a longer word. */
function hasWord(text: string, word: string): boolean {
  const found = text.indexOf(word);
  return found >= 0 && !isLetter(text[found - 1]) && !isLetter(text[found + word.length]);
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /\p{L}/u.test(character);
}
