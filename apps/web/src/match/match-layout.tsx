import { useSignal } from "@preact/signals";
import { LeapsContext, type PartQueue, PartsContext, type Setting } from "@tabletown/ui";
import type { ComponentChildren, JSX } from "preact";
import { useDrawn } from "../part/drawn.ts";
import { t } from "../text/index.ts";
import { Announcer } from "./announcer.tsx";
import { act, boardProps } from "./board-props.ts";
import { Dock } from "./dock.tsx";
import { FittedBoard } from "./fitted-board.tsx";
import { keyActions } from "./key-actions.ts";
import { useKeys } from "./keys.ts";
import { useLeaps } from "./leaps.ts";
import { MatchHead } from "./match-head.tsx";
import type { MatchModel } from "./match-model.ts";
import type { Overlays } from "./overlays.tsx";
import { uncoverBoard } from "./panel-beside.ts";
import { scrollingBoards } from "./scrolling-boards.ts";
import { useSelection } from "./selection.ts";
import { type ReviewPanel, SidePanel } from "./side-panel.tsx";
import { useUncoveredFocus } from "./uncovered-focus.ts";

/** What the place where a match is played, watched or learnt adds to the screen. */
export interface MatchParts {
  /** What stands above the board: a lesson's words, a lost connection. */
  readonly banner?: ComponentChildren;
  /**
   * What replaces the dock, such as a replay's scrubber. It may open the standings once there are any, and put away a
   * side panel that lies over the board.
   */
  readonly dock?: (openStandings: (() => void) | undefined, uncoverBoard: () => void) => ComponentChildren;
  readonly chat?: ComponentChildren;
  /** What a review says has a panel of its own, the first one. */
  readonly review?: ReviewPanel;
  /** Lines of the chat that nobody has looked at. */
  readonly unread?: number;
  /** Nothing is announced and no standings open by themselves: somebody only looks on. */
  readonly quiet?: boolean;
}

interface MatchLayoutProps extends MatchParts {
  readonly model: MatchModel;
  readonly setting: Setting;
  readonly overlays: Overlays;
  /** Given where the board comes part by part. */
  readonly parts: PartQueue | undefined;
}

/**
 * Head, board, side panel and dock, and what they have in common: what is half chosen. Where somebody only looks on, the
 * board of a game that is over comes with everything on it; so it waits until the rest is drawn, and comes part by part.
 * So does what a leap through the game changes, and on a phone, where processors are slow and boards are not fitted to
 * the screen, what every move and every tap does.
 */
export function MatchLayout(props: MatchLayoutProps): JSX.Element {
  const { model, setting, overlays, banner, dock, chat, unread = 0, review, quiet, parts } = props;
  const { inPlay } = model;
  const { seq, standing } = model.frame.value;
  const selection = useSelection(model);
  const panel = useSignal(review !== undefined);
  const drawn = useDrawn();
  const board = boardProps(model, setting, selection, (component) => {
    overlays.component.value = component;
  });
  const leaps = useLeaps(model.frame.value, board, scrollingBoards.value);
  const openStandings = (): void => {
    overlays.standings.value = true;
  };
  useKeys(keyActions(model, selection, overlays, panel), overlays.keys);
  useUncoveredFocus();
  const onStandings = standing === undefined ? undefined : openStandings;
  return (
    <div class={review === undefined ? "match" : "match match-review"} data-seq={seq}>
      <button type="button" class="skip" onClick={() => document.getElementById("match-board")?.focus()}>
        {t().skip}
      </button>
      <MatchHead {...{ model, setting, selection, overlays, panel, unread }} />
      {banner}
      <PartsContext.Provider value={parts}>
        <FittedBoard subject={`${inPlay.id} ${model.players.value.length}`} position={`${seq} ${drawn}`} leaps={leaps}>
          <LeapsContext.Provider value={leaps}>
            {(drawn || !quiet) && <inPlay.board.Board {...board} />}
          </LeapsContext.Provider>
        </FittedBoard>
      </PartsContext.Provider>
      <div class="flights" aria-hidden="true" />
      <SidePanel
        {...{ model, setting, selection, panel, chat, unread, review }}
        onChoose={(choice) => board.propose(choice.action)}
        onExplain={(move) => {
          overlays.explained.value = move;
        }}
      />
      {dock?.(onStandings, () => uncoverBoard(panel, review !== undefined)) ?? (
        <Dock
          {...{ model, setting, selection, onStandings }}
          preview={board.preview}
          onConfirm={(choice) => act(model, selection, choice)}
        />
      )}
      {!quiet && <Announcer model={model} setting={setting} hints={selection.hints.value} />}
    </div>
  );
}
