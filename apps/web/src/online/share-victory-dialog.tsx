import type { JSX } from "preact";
import { ConsentDialog } from "./consent-dialog.tsx";
import type { OnlineMatch } from "./online-match.ts";
import { tOnline } from "./text/index.ts";

/** What it means to share the victory. */
export function ShareVictoryDialog({ match }: { readonly match: OnlineMatch }): JSX.Element | null {
  const { mayShareVictory, viewer } = match;
  const { shareTitle, shareMeans, shareOffer } = tOnline();
  if (!mayShareVictory) return null;
  return (
    <ConsentDialog
      match={match}
      title={shareTitle}
      icon="people"
      action={{ asking: shareOffer, alone: shareOffer }}
      onAsk={() => void match.send({ do: "offer-draw", seat: viewer.value })}
      onClose={() => {
        match.asksToShare.value = false;
      }}
    >
      <p>{shareMeans}</p>
    </ConsentDialog>
  );
}
