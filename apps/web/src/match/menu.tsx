import { type Signal, useSignal } from "@preact/signals";
import { Button, Dialog } from "@tabletown/ui";
import type { ComponentChildren, JSX } from "preact";
import { SettingsDialog } from "../part/settings-dialog.tsx";
import { t } from "../text/index.ts";
import type { MatchModel } from "./match-model.ts";
import { SourcesNote } from "./sources-note.tsx";
import { matchTexts } from "./text/index.ts";

/** What can be done with a match besides moving; what is chosen may close the menu. */
export type MenuContent = (close: () => void) => ComponentChildren;

interface MenuProps {
  readonly model: MatchModel;
  readonly overlays: Readonly<Record<"menu" | "keys" | "signs" | "sources", Signal<boolean>>>;
  readonly content: MenuContent | undefined;
}

/** What can be done with this match, and the way to the settings; where nothing can be done, only these. */
export function Menu({ model, overlays, content }: MenuProps): JSX.Element {
  const settings = useSignal(content === undefined);
  const close = (): void => {
    overlays.menu.value = false;
  };
  if (settings.value) return <SettingsDialog onClose={close} />;
  return (
    <Dialog title={t().menu} onClose={close}>
      {content?.(close)}
      <div class="button-row menu-settings">
        <Button
          icon="gear"
          onClick={() => {
            settings.value = true;
          }}
        >
          {t().settings}
        </Button>
        <Button
          icon="moves"
          onClick={() => {
            close();
            overlays.keys.value = true;
          }}
        >
          {matchTexts().keys}
        </Button>
        <Button
          icon="eye"
          onClick={() => {
            close();
            overlays.signs.value = true;
          }}
        >
          {matchTexts().signs}
        </Button>
        <SourcesNote
          inPlay={model.inPlay}
          onOpen={() => {
            close();
            overlays.sources.value = true;
          }}
        />
      </div>
    </Dialog>
  );
}
