import type { Signal } from "@preact/signals";
import { IconButton, type Setting } from "@tabletown/ui";
import type { JSX } from "preact";
import { PackSign } from "../pack/pack-sign.tsx";
import { Badge } from "../part/badge.tsx";
import { href } from "../route.ts";
import { t } from "../text/index.ts";
import { keyActions } from "./key-actions.ts";
import type { MatchModel } from "./match-model.ts";
import type { Overlays } from "./overlays.tsx";
import { isPanelSeen } from "./panel-beside.ts";
import type { Selection } from "./selection.ts";
import { TurnStatus } from "./turn-status.tsx";

interface MatchHeadProps {
  readonly model: MatchModel;
  readonly setting: Setting;
  readonly selection: Selection;
  readonly overlays: Overlays;
  /** Whether the side panel is open on a narrow screen. */
  readonly panel: Signal<boolean>;
  /** Lines of the chat that nobody has looked at. */
  readonly unread: number;
}

/** Above the board: which game, whose turn, and the tools. */
export function MatchHead(props: MatchHeadProps): JSX.Element {
  const { model, setting } = props;
  return (
    <header class="match-head">
      <IconButton icon="back" label={t().leave} href={href()} />
      <h1 class="match-title">{setting.words.title}</h1>
      <PackSign inPlay={model.inPlay} />
      <TurnStatus model={model} name={setting.name} />
      <Tools {...props} />
    </header>
  );
}

function Tools({ model, selection, overlays, panel, unread }: MatchHeadProps): JSX.Element {
  const { free } = model.frame.value;
  const { undo, hint, rules, log, menu } = keyActions(model, selection, overlays, panel);
  return (
    <div class="match-tools">
      {model.undo !== undefined && (
        <span class="only-wide">
          <IconButton
            icon="undo"
            label={t().undo}
            barred={free === 0 && model.askToUndo === undefined}
            {...(undo && { onClick: undo })}
          />
        </span>
      )}
      {model.hint !== undefined && (
        <IconButton icon="bulb" label={t().hint} disabled={hint === undefined} {...(hint && { onClick: hint })} />
      )}
      <IconButton icon="book" label={t().rules} onClick={rules} />
      <span class="badged">
        <IconButton
          icon="log"
          label={unread > 0 ? `${t().showPanel}: ${t().unread(unread)}` : t().showPanel}
          expanded={isPanelSeen(panel)}
          onClick={log}
        />
        <Badge count={unread} />
      </span>
      <IconButton icon="menu" label={t().menu} onClick={menu} />
    </div>
  );
}
