import { batch, signal } from "@preact/signals";
import type { Language } from "@tabletown/kernel";
import { change, settings } from "../settings.ts";
import type { Phrases } from "./phrases.ts";

/** Each language is a file of its own, fetched when it is first wanted. */
const load: Readonly<Record<Language, () => Promise<Phrases>>> = {
  en: async () => (await import("./en/index.ts")).en,
  pl: async () => (await import("./pl/index.ts")).pl,
  ru: async () => (await import("./ru/index.ts")).ru,
};

const phrases = signal<Phrases | undefined>(undefined);
/** The language asked for last, and when it was chosen: neither one that arrives late nor an earlier choice replaces it. */
const wanted = signal<{ readonly language: Language; readonly time: number }>(current());

function current(): { readonly language: Language; readonly time: number } {
  const { language, changed } = settings.value;
  return { language, time: changed.language ?? 0 };
}

/** The phrases of the chosen language; reading them in a component follows the switch. */
export function t(): Phrases {
  if (phrases.value === undefined) throw new Error("no language is loaded yet");
  return phrases.value;
}

/** Fetches the language of the settings. Nothing may be drawn before. */
export async function loadLanguage(): Promise<void> {
  phrases.value = await load[settings.value.language]();
}

/**
 * Changes the language once its phrases are here: nothing is ever shown half in one and half in another. It was chosen
 * now or, on another device, at the time given.
 */
export async function changeLanguage(language: Language, time?: number): Promise<void> {
  // What is chosen here while settings are being fetched holds.
  if (time !== undefined && time < wanted.value.time) return;
  const choice = { language, time: time ?? Date.now() };
  wanted.value = choice;
  const loaded = await load[language]().catch(() => undefined);
  if (wanted.value !== choice) return;
  // Without a connection a language may be out of reach; then the old one stays.
  if (loaded === undefined) {
    wanted.value = current();
    return;
  }
  batch(() => {
    phrases.value = loaded;
    change({ language }, choice.time);
  });
}
