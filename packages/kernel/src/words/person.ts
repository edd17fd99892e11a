import type { Seat } from "../seat.ts";
import { capital } from "./capital.ts";
import type { Texts } from "./texts.ts";
import type { Language } from "./words.ts";

/**
 * Somebody as a sentence speaks of them: by name, or as "you" to who reads it. Names stay as they are, whatever the
 * case would be.
 */
export interface Person {
  /** What they are called; who reads is "you". */
  readonly name: string;
  /** Whether it is who reads. */
  readonly you: boolean;
  /** The subject and what it does, given as of a third person: "Ola pays", "you pay". */
  does(verb: string): string;
  /** What it does, where the subject was named before. */
  verb(verb: string): string;
}

/** How everybody is spoken of in one language, to who sits on `you`. */
export function peopleIn(language: Language, name: (seat: Seat) => string, you?: Seat): (seat: Seat) => Person {
  return (seat) => (seat === you ? reader(language) : somebody(name(seat)));
}

/** Who is spoken of by name, also without a seat. */
export function somebody(name: string): Person {
  return { name, you: false, does: (verb) => `${name} ${verb}`, verb: (verb) => verb };
}

function reader(language: Language): Person {
  const name = YOU[language];
  const verb = SECOND[language];
  return { name, you: true, does: (third) => (language === "pl" ? verb(third) : `${name} ${verb(third)}`), verb };
}

/** A sentence that a pronoun or a verb may have begun in small letters. Others begin with a name, which stays as it is. */
export function begun(sentence: string, { you }: Person): string {
  return you ? capital(sentence) : sentence;
}

/** Polish verbs do without it. */
const YOU: Texts = { en: "you", pl: "ty", ru: "вы" };

/** The second person of a verb that is given in the third, present tense. */
const SECOND: Readonly<Record<Language, (verb: string) => string>> = {
  en: (verb) => verb.replace(/^[a-z]+/, (word) => ENGLISH[word] ?? withoutEnding(word)),
  pl: (verb) => `${verb}sz`,
  ru: (verb) => (verb.endsWith("ся") ? `${verb.slice(0, -2)}есь` : `${verb}е`),
};

const ENGLISH: Readonly<Record<string, string>> = { is: "are", has: "have", does: "do" };

function withoutEnding(verb: string): string {
  if (verb.endsWith("ies")) return `${verb.slice(0, -3)}y`;
  return verb.replace(/(ss|sh|ch|x)es$/, "$1").replace(/([^s])s$/, "$1");
}
