import { en } from "./text/en.ts";
import { tOnline } from "./text/index.ts";

/** A quick phrase travels in English, and everybody reads it in their own language. */
type PhraseId = keyof typeof en.quick;

export const QUICK_PHRASES = Object.keys(en.quick) as readonly PhraseId[];

const idOf: ReadonlyMap<string, PhraseId> = new Map(QUICK_PHRASES.map((id) => [en.quick[id], id]));

/** What is sent for a phrase. */
export function phraseSent(id: PhraseId): string {
  return en.quick[id];
}

/** A line of chat for the reader: a quick phrase in their language, anything else as it was written. */
export function phraseRead(text: string): string {
  const id = idOf.get(text);
  return id === undefined ? text : tOnline().quick[id];
}
