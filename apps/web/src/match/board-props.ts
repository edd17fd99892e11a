import { type Preview, preview } from "@tabletown/kernel";
import type { BoardProps, Choice, Setting } from "@tabletown/ui";
import { settings } from "../settings.ts";
import { releaseFocus } from "./focus.ts";
import type { MatchModel, ShownPosition } from "./match-model.ts";
import type { Selection } from "./selection.ts";

/** Every certain consequence of an action in a position that is shown. */
function previewOf(model: MatchModel, { view, viewer }: ShownPosition, action: unknown): Preview {
  return preview(model.inPlay.game, view, viewer ?? 0, action);
}

/** Whether everything a move brings is known, and nothing of it must be agreed to by name or looked at before. */
function asksNothing(model: MatchModel, shown: ShownPosition, setting: Setting, action: unknown): boolean {
  const { board } = model.inPlay;
  const { events, whole } = previewOf(model, shown, action);
  const named = board.confirmation?.(events, setting);
  return whole && named === undefined && board.outlook?.(action, shown.view, setting) === undefined;
}

/** Makes a move: nothing stays half chosen. */
export function act(model: MatchModel, selection: Selection, choice: Choice): void {
  releaseFocus();
  selection.proposed.value = undefined;
  selection.picked.value = undefined;
  model.act(choice.notation);
}

/** What the board of a game is given: the position as the viewer knows it, and what can be done to it. */
export function boardProps(
  model: MatchModel,
  setting: Setting,
  selection: Selection,
  inspect: (component: string) => void,
): BoardProps {
  const shown = model.frame.value;
  const { view, viewer, toAct, choices } = shown;
  const { proposed, highlighted, picked, notice } = selection;
  const half = picked.value;
  const pointed = model.pointed?.value;
  const choiceOf = (action: unknown): Choice | undefined => {
    // A part of the board that is still to be drawn anew shows a position that has been left, or what was picked before.
    if (model.frame.value.seq !== shown.seq || picked.value !== half) return undefined;
    const notation = model.inPlay.game.format(action);
    return choices.find((choice) => choice.notation === notation);
  };
  return {
    ...setting,
    ...{ view, viewer, toAct, inspect },
    // Where nothing can be done, what is pointed at is drawn as boards draw what is about to be done; a tap on it does nothing.
    choices: choices.length === 0 && pointed !== undefined ? [pointed] : choices,
    seats: model.players.value.length,
    proposed: proposed.value ?? highlighted.value ?? pointed,
    picked: half,
    last: model.shownMove?.value,
    choose(action) {
      const choice = choiceOf(action);
      if (choice !== undefined) act(model, selection, choice);
    },
    propose(action) {
      const choice = choiceOf(action);
      if (choice === undefined) return;
      notice.value = undefined;
      const atOnce = settings.value.confirm === "lasting" && asksNothing(model, shown, setting, action);
      if (atOnce) act(model, selection, choice);
      else proposed.value = choice;
    },
    pick(what) {
      picked.value = what;
    },
    refuse(reason) {
      proposed.value = undefined;
      notice.value = reason;
    },
    preview: (action) => previewOf(model, shown, action),
  };
}
