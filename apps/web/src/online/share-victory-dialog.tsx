import { Button, Dialog } from "@tabletown/ui";
import type { JSX } from "preact";
import { listed } from "../part/figures.ts";
import { t } from "../text/index.ts";
import { connection } from "./connection.ts";
import type { OnlineMatch } from "./online-match.ts";
import { tOnline } from "./text/index.ts";

/** What it means to share the victory, and who will be asked. */
export function ShareVictoryDialog({ match }: { readonly match: OnlineMatch }): JSX.Element | null {
  const { mayShareVictory, viewer } = match;
  const close = (): void => {
    match.asksToShare.value = false;
  };
  if (!mayShareVictory) return null;
  const others = match.players.value.filter(({ mine }) => !mine);
  return (
    <Dialog title={tOnline().shareTitle} onClose={close}>
      <p>{tOnline().shareMeans}</p>
      <p>
        {others.length === 0
          ? tOnline().takeBackNobody
          : tOnline().needsConsentOf(listed(others.map(({ name }) => name)))}
      </p>
      <div class="button-row">
        <Button
          kind="main"
          icon="people"
          disabled={!connection.isOpen.value}
          onClick={() => {
            void match.send({ do: "offer-draw", seat: viewer.value });
            close();
          }}
        >
          {tOnline().shareOffer}
        </Button>
        <Button kind="quiet" onClick={close}>
          {t().cancel}
        </Button>
      </div>
    </Dialog>
  );
}
