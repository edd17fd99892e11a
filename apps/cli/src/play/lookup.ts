import { componentParts, type Language, type Provenance, type Title, type Words } from "@tabletown/kernel";
import { calledAs } from "../terminal/called-as.ts";
import { paint, width } from "../terminal/paint.ts";
import { say, wrap } from "../terminal/wrap.ts";
import { meantBy } from "./meant.ts";
import type { Phrases } from "./phrases.ts";

/** What can be looked up while playing. */
export interface Lookup {
  readonly title: Title;
  readonly table: unknown;
  readonly words: Words;
  readonly phrases: Phrases;
  /** Ids of the components that do something. */
  readonly components: readonly string[];
}

export function lookupIn(title: Title, table: unknown, language: Language, phrases: Phrases): Lookup {
  const words = title.words(language, table);
  const components = componentParts(table)
    .map(({ component }) => component)
    .filter((component) => words.effect(component) !== "");
  return { title, table, words, phrases, components };
}

/** What the components do that choices are about: each once, and not where the choice says so itself. */
export function effectsIn(lookup: Lookup): (choice: { readonly action: unknown; readonly text: string }) => string {
  const told = new Set<string>();
  return ({ action, text }) => {
    const component = componentIn(lookup, action, text);
    if (component === undefined || told.has(component)) return "";
    told.add(component);
    const effect = lookup.words.effect(component);
    return text.includes(effect) ? "" : effect;
  };
}

function componentIn(lookup: Lookup, action: unknown, text: string): string | undefined {
  // What is made comes before what it is made of: the type of an action may be the name of a component.
  const { type, ...rest } = action as Readonly<Record<string, unknown>>;
  const meant = [type, ...Object.values(rest)].flatMap((id) => lookup.components.filter((each) => each === id));
  return meant[0] ?? namedIn(lookup, text)[0];
}

/** As it is typed: without capitals, and with the apostrophe of a keyboard. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll("’", "'");
}

/** Prints everything about the components of that name: what they do, their values, the sources, the rules about them. */
export function printCard(lookup: Lookup, text: string): void {
  const { components, phrases } = lookup;
  const wanted = plain(text);
  const found = components.filter(
    (component) => text !== "" && (component === wanted || plain(nameOf(lookup, component)).includes(wanted)),
  );
  const [exact] = found.filter((component) => plain(nameOf(lookup, component)) === wanted);
  const shown = exact === undefined ? found : [exact];
  if (shown.length === 0) {
    const meant = meantBy(lookup, text);
    say(meant.length === 0 ? phrases.noSuchCard(text) : phrases.meant(text, meant.join(", ")));
  } else if (shown.length > MOST) {
    say(`${phrases.several}: ${shown.map((component) => nameOf(lookup, component)).join(", ")}`);
  } else for (const component of shown) printWhole(lookup, component);
}

/** Prints the rules and components that speak of something. */
export function printFound(lookup: Lookup, text: string): void {
  const { words, phrases, components } = lookup;
  const wanted = plain(text);
  const rules = words.rules.filter((rule) => plain(`${rule.number} ${rule.text}`).includes(wanted));
  const speaking = components.filter((component) =>
    plain(`${nameOf(lookup, component)} ${words.effect(component)}`).includes(wanted),
  );
  if (rules.length + speaking.length === 0) say(phrases.noSuchRule(text));
  for (const rule of rules) hanging(rule.number.padEnd(6), rule.text);
  if (text === "") return;
  for (const component of speaking) say(`${nameOf(lookup, component)}: ${words.effect(component)}`, "  ");
}

function printWhole(lookup: Lookup, component: string): void {
  const { title, table, words, phrases } = lookup;
  const name = nameOf(lookup, component);
  say(name, "", ["bold", "cyan"]);
  say(words.effect(component), "  ");
  const fields = componentParts(table).find((part) => part.component === component)?.fields ?? {};
  const sources = title.components.provenance(table, component);
  for (const [field, value] of Object.entries(fields)) {
    const source = sources[field];
    const from = source === undefined ? "" : ` [${phrases.sources[source]}]`;
    const label = words.names[`field.${field}`] ?? field;
    const plain = Array.isArray(value) ? value : [value];
    // What an effect does has been said above; only where that comes from has not.
    if (plain.every((each) => typeof each !== "object")) {
      if (plain.length > 0)
        say(`${label}: ${plain.map((each) => shownValue(lookup, field, each)).join(", ")}${from}`, "  ");
    } else if (source !== undefined && JSON.stringify(value) !== "{}" && field !== "name") say(`${label}${from}`, "  ");
  }
  const unsure = [...new Set<Provenance>(Object.values(sources))].filter((source) => source !== "rulebook");
  if (unsure.length > 0) {
    const named = unsure.map((source) => phrases.sources[source]);
    say(phrases.notPrinted(named, `${calledAs()} components --help`), "  ");
  }
  for (const rule of words.rules.filter((each) => each.text.includes(name))) {
    hanging(`${phrases.rule} ${rule.number} `, rule.text);
  }
}

function shownValue({ words, phrases }: Lookup, field: string, value: unknown): string {
  if (typeof value === "boolean") return value ? phrases.yes : phrases.no;
  return words.names[`${field}.${value}`] ?? words.names[String(value)] ?? String(value);
}

/** Components that a text names: the first to be named first, the longest name of those that begin there. */
function namedIn(lookup: Lookup, text: string): readonly string[] {
  return lookup.components
    .map((component) => ({ component, name: nameOf(lookup, component) }))
    .filter(({ name }) => text.includes(name))
    .sort((one, other) => text.indexOf(one.name) - text.indexOf(other.name) || other.name.length - one.name.length)
    .map(({ component }) => component);
}

function nameOf({ words }: Lookup, component: string): string {
  return words.names[component] ?? component;
}

/** Components of one name that are shown in full; of more only the names. */
const MOST = 3;

/** A paragraph with its number in front, and the rest below it. */
function hanging(head: string, text: string): void {
  const [first = "", ...more] = wrap(text, width() - head.length - 4);
  console.log(`  ${paint("bold", head)}${first}`);
  for (const line of more) console.log(`  ${" ".repeat(head.length)}${line}`);
}
