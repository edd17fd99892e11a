import { MatchContext, type MatchContextValue, partQueue, type Setting } from "@tabletown/ui";
import type { ComponentChildren, JSX } from "preact";
import { useMemo } from "preact/hooks";
import { settingOf } from "../part/setting.ts";
import { Handover } from "./handover.tsx";
import { MatchLayout, type MatchParts } from "./match-layout.tsx";
import type { MatchModel } from "./match-model.ts";
import type { MenuContent } from "./menu.tsx";
import { OpenOverlays, type Overlays, useOverlays } from "./overlays.tsx";
import { scrollingBoards } from "./scrolling-boards.ts";
import { TableTitle } from "./table-title.tsx";

interface MatchScreenProps extends MatchParts {
  readonly model: MatchModel;
  /** What is done with the game where it is not being played, for the browser's tab. */
  readonly screen?: string;
  /** The match as it goes on, while earlier moves of it are looked at. */
  readonly now?: MatchModel;
  readonly menu?: MenuContent;
  readonly ending?: ComponentChildren;
  /** What whoever sees the result should see first. */
  readonly aboveResult?: ComponentChildren;
}

/** A match on screen: board, dock, panels and everything that opens over them. */
export function MatchScreen(props: MatchScreenProps): JSX.Element {
  const { model, now = model, screen, unread = 0 } = props;
  const setting = settingOf(model);
  const handover = model.handover?.value;
  return (
    <>
      <TableTitle model={now} {...{ screen, unread }} />
      {handover === undefined ? (
        <OpenTable {...props} setting={setting} />
      ) : (
        <Handover seat={handover} name={setting.name(handover)} onReady={() => model.takeOver?.()} />
      )}
    </>
  );
}

/** The table as one person sees it: nothing that they have opened over it stays there for the next. */
function OpenTable(props: MatchScreenProps & { readonly setting: Setting }): JSX.Element {
  const { model, setting, menu, ending, aboveResult } = props;
  const overlays = useOverlays(props.quiet !== true);
  const context = useContextValue(model, setting, overlays);
  const gradual = props.quiet || scrollingBoards.value;
  const parts = useMemo(() => (gradual ? partQueue() : undefined), [gradual]);
  return (
    <MatchContext.Provider value={context}>
      <MatchLayout {...props} {...{ overlays, parts }} />
      <OpenOverlays {...{ model, setting, overlays, parts, menu, ending, aboveResult }} />
    </MatchContext.Provider>
  );
}

/** The same value while nothing in it changes: numbers all over a board depend on it. */
function useContextValue(model: MatchModel, setting: Setting, overlays: Overlays): MatchContextValue {
  const { language, words, name, you } = setting;
  const history = model.history.value;
  return useMemo(
    () => ({
      ...{ language, words, history, name, you },
      openRule(number) {
        overlays.rules.value = { number };
      },
      inspect(component) {
        overlays.component.value = component;
      },
    }),
    [language, words, history, model.players.value],
  );
}
