import { type Signal, useSignal } from "@preact/signals";
import type { Choice } from "@tabletown/ui";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../text/index.ts";
import type { MatchModel, WeighedMove } from "./match-model.ts";

export type Hints = readonly WeighedMove[] | "weighing" | undefined;

/** What the viewer has half chosen, and what the table says to it. */
export interface Selection {
  readonly proposed: Signal<Choice | undefined>;
  /** A move of the list that is pointed at, or the best of a hint: the board marks it. */
  readonly highlighted: Signal<Choice | undefined>;
  /** The first half of a move in two taps. */
  readonly picked: Signal<string | undefined>;
  readonly notice: Signal<string | undefined>;
  readonly hints: Signal<Hints>;
}

export function useSelection(model: MatchModel): Selection {
  const proposed = useSignal<Choice | undefined>(undefined);
  const highlighted = useSignal<Choice | undefined>(undefined);
  const picked = useSignal<string | undefined>(undefined);
  const notice = useSignal<string | undefined>(undefined);
  const hints = useSignal<Hints>(undefined);
  const frame = model.frame.value;
  // A new position makes everything half chosen void, except what can still be done: others may choose at the same time.
  const seq = useRef(frame.seq);
  if (seq.current !== frame.seq) {
    seq.current = frame.seq;
    proposed.value = frame.choices.find(({ notation }) => notation === proposed.value?.notation);
    highlighted.value = undefined;
    picked.value = undefined;
    notice.value = undefined;
    hints.value = undefined;
  }
  useEffect(() => {
    const letGo = (event: KeyboardEvent): void => {
      // What is open over the table closes first, and leaves what is prepared as it was.
      if (
        event.key !== "Escape" ||
        document.querySelector("dialog[open], :popover-open:not(.close-ups-passing)") !== null
      )
        return;
      proposed.value = undefined;
      picked.value = undefined;
    };
    addEventListener("keydown", letGo);
    return () => removeEventListener("keydown", letGo);
  }, [picked, proposed]);
  return { proposed, highlighted, picked, notice, hints };
}

/** Asks for a hint; the best move is marked on the board, what looks best at first soon. Once the position is left nobody thinks on. Asked twice, another search would only differ by chance. */
export async function askForHint(model: MatchModel, selection: Selection): Promise<void> {
  const { hints, highlighted, notice } = selection;
  if (model.hint === undefined || hints.value !== undefined) return;
  hints.value = "weighing";
  const { seq, choices } = model.frame.value;
  const left = new AbortController();
  const forget = model.frame.subscribe((frame) => {
    if (frame.seq !== seq) left.abort();
  });
  const mark = ([best]: readonly WeighedMove[]): void => {
    if (best !== undefined) highlighted.value = choices.find(({ notation }) => notation === best.notation);
  };
  const weighed = await model.hint({ signal: left.signal, soFar: mark });
  forget();
  if (left.signal.aborted) return;
  hints.value = weighed.length === 0 ? undefined : weighed;
  mark(weighed);
  if (weighed.length === 0) notice.value = t().hintFailed;
}
