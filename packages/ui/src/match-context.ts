import { LANGUAGES, type Language, type Seat, type Words } from "@tabletown/kernel";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Moment } from "./board.ts";

/** What small parts anywhere on a table may ask for: the words, the history, and to open something. */
export interface MatchContextValue {
  readonly language: Language;
  readonly words: Words | undefined;
  readonly history: readonly Moment[];
  name(seat: Seat): string;
  /** Who is spoken to. */
  readonly you?: Seat | undefined;
  openRule(number: string): void;
  inspect(component: string): void;
}

const [firstLanguage] = LANGUAGES;

export const MatchContext = createContext<MatchContextValue>({
  language: firstLanguage,
  words: undefined,
  history: [],
  name: String,
  openRule() {},
  inspect() {},
});

export function useMatchContext(): MatchContextValue {
  return useContext(MatchContext);
}
