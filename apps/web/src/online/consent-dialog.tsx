import { Button, Dialog, type IconName } from "@tabletown/ui";
import type { ComponentChildren, JSX } from "preact";
import { connection } from "../connection/connection.ts";
import { listed } from "../part/figures.ts";
import { t } from "../text/index.ts";
import type { OnlineMatch } from "./online-match.ts";
import { tOnline } from "./text/index.ts";

interface ConsentDialogProps {
  readonly match: OnlineMatch;
  readonly title: string;
  readonly icon: IconName;
  /** What the button says: `alone` where there is nobody to ask. */
  readonly action: { readonly asking: string; readonly alone: string };
  readonly disabled?: boolean;
  readonly children: ComponentChildren;
  onAsk(): void;
  onClose(): void;
}

/** What is done only if the others agree, and who will be asked. */
export function ConsentDialog(props: ConsentDialogProps): JSX.Element {
  const { match, title, icon, action, disabled = false, children, onAsk, onClose } = props;
  const others = match.players.value.filter(({ mine, bot }) => !mine && bot === undefined);
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <p>
        {others.length === 0 ? tOnline().nobodyToAsk : tOnline().needsConsentOf(listed(others.map(({ name }) => name)))}
      </p>
      <div class="button-row">
        <Button
          kind="main"
          icon={icon}
          disabled={disabled || !connection.isOpen.value}
          onClick={() => {
            onAsk();
            onClose();
          }}
        >
          {others.length === 0 ? action.alone : action.asking}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t().cancel}
        </Button>
      </div>
    </Dialog>
  );
}
