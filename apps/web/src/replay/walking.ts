import { type Signal, useSignal } from "@preact/signals";
import { isDialogOpen } from "@tabletown/ui";
import { useEffect } from "preact/hooks";
import { showMove } from "../match/show-move.ts";
import { pause } from "../part/pause.ts";
import { scaledToSpeed } from "../settings.ts";
import type { ReplayMatch } from "./replay-match.ts";

/** One move on or back; on the way on it is shown as it happened. */
export function step(match: ReplayMatch, by: 1 | -1): Promise<void> {
  match.goTo(match.position.value + by);
  const moment = by === 1 ? match.moment(match.position.value) : undefined;
  return moment === undefined ? Promise.resolve() : showMove(match.shownMove, moment, match.inPlay.board);
}

/** Whether the replay plays by itself; it stops at the end. */
export function useAutoplay(match: ReplayMatch): Signal<boolean> {
  const playing = useSignal(false);
  useEffect(() => {
    if (!playing.value) return;
    let on = true;
    const run = async (): Promise<void> => {
      while (on && match.position.value < match.length) {
        await step(match, 1);
        await pause(scaledToSpeed(250));
      }
      playing.value = false;
    };
    void run();
    return () => {
      on = false;
    };
  }, [playing.value]);
  return playing;
}

/** Arrows step, Home and End jump, the space bar plays. */
export function useReplayKeys(match: ReplayMatch, playing: Signal<boolean>): void {
  useEffect(() => {
    const keys: Readonly<Record<string, () => void>> = {
      ArrowRight: () => void step(match, 1),
      ArrowLeft: () => void step(match, -1),
      Home: () => match.goTo(0),
      End: () => match.goTo(match.length),
      " ": () => {
        playing.value = !playing.value;
      },
    };
    const press = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (isDialogOpen()) return;
      if (target instanceof HTMLElement && target.closest("input, select, [role=tab]") !== null) return;
      const act = key === " " && target !== document.body ? undefined : keys[key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [match, playing]);
}
