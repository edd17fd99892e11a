import { useSignal } from "@preact/signals";
import { Button, Dialog } from "@tabletown/ui";
import type { ComponentChildren, JSX } from "preact";
import { SettingsDialog } from "../part/settings-dialog.tsx";
import { t } from "../text/index.ts";

/** What can be done with a match besides moving; what is chosen may close the menu. */
export type MenuContent = (close: () => void) => ComponentChildren;

/** What can be done with this match, and the way to the settings; where nothing can be done, only these. */
export function Menu(props: { readonly content: MenuContent | undefined; onClose(): void }): JSX.Element {
  const { content, onClose } = props;
  const settings = useSignal(content === undefined);
  if (settings.value) return <SettingsDialog onClose={onClose} />;
  return (
    <Dialog title={t().menu} onClose={onClose}>
      {content?.(onClose)}
      <div class="button-row menu-settings">
        <Button
          icon="gear"
          onClick={() => {
            settings.value = true;
          }}
        >
          {t().settings}
        </Button>
      </div>
    </Dialog>
  );
}
