/** A name in the cases that sentences need it in. A case that is missing is as the name itself. */
export interface Noun {
  readonly name: string;
  readonly genitive?: string;
  readonly accusative?: string;
  readonly instrumental?: string;
  readonly locative?: string;
}

export type Case = Exclude<keyof Noun, "name">;

export function inCase(noun: Noun, needed: Case): string {
  return noun[needed] ?? noun.name;
}

/** A common noun within a sentence, where names begin with a capital on their own. */
export function withinSentence(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** The names alone, by the same ids. */
export function namesOf<Id extends string>(nouns: Readonly<Record<Id, Noun>>): Readonly<Record<Id, string>> {
  const names = Object.entries<Noun>(nouns).map(([id, { name }]) => [id, name]);
  return Object.fromEntries(names) as Record<Id, string>;
}
