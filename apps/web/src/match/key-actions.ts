import type { Signal } from "@preact/signals";
import { t } from "../text/index.ts";
import { compareWith, componentAt, POINTED } from "./compared.ts";
import { releaseFocus } from "./focus.ts";
import { type KeyActions, pressMain } from "./keys.ts";
import type { MatchModel } from "./match-model.ts";
import type { Overlays } from "./overlays.tsx";
import { isPanelSeen, setPanel } from "./panel-beside.ts";
import { askForHint, type Selection } from "./selection.ts";

/** What was pressed for it may be gone afterwards. */
export function takeBack(model: MatchModel): void {
  releaseFocus();
  model.undo?.();
}

/** What the tools above the board do, and the keys with them; what is absent cannot be done now. */
export function keyActions(
  model: MatchModel,
  selection: Selection,
  overlays: Overlays,
  panel: Signal<boolean>,
): KeyActions & Required<Pick<KeyActions, "rules" | "log" | "compare" | "sources" | "menu">> {
  const { free, choices } = model.frame.value;
  const undo = (): void => {
    if (free > 0) takeBack(model);
    else if (model.askToUndo !== undefined) model.askToUndo();
    else selection.notice.value = t().cannotUndo;
  };
  const hint = (): void => {
    setPanel(panel, true);
    void askForHint(model, selection);
  };
  return {
    main: pressMain,
    rules() {
      overlays.rules.value = {};
    },
    log() {
      setPanel(panel, !isPanelSeen(panel));
    },
    compare() {
      const component = componentAt(document.activeElement) ?? componentAt(document.querySelector(POINTED));
      if (component !== undefined) overlays.compared.value = compareWith(overlays.compared.value, component);
    },
    sources() {
      const sign = document.activeElement?.querySelector<HTMLElement>(".source-mark");
      if (sign instanceof HTMLElement) sign.click();
      else overlays.sources.value = true;
    },
    menu() {
      overlays.menu.value = true;
    },
    ...(model.undo !== undefined && { undo }),
    ...(model.hint !== undefined && choices.length > 0 && { hint }),
  };
}
