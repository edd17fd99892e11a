import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { t } from "../text/index.ts";
import type { OnlineMatch } from "./online-match.ts";

/** While looking at earlier moves: whose turn it is by now, or that it is over, and the way back. */
export function LookingBack({ match, onBack }: { readonly match: OnlineMatch; onBack(): void }): JSX.Element {
  const { viewer, toAct, standing } = match.frame.value;
  const mine = viewer !== undefined && toAct.includes(viewer);
  return (
    <div class="look-back">
      <p role="status">
        {t().lookingBack} {mine && <b>{t().yourTurn}</b>}
        {standing !== undefined && <b>{t().gameOver}</b>}
      </p>
      <Button kind="main" icon="play" onClick={onBack}>
        {t().backToTable}
      </Button>
    </div>
  );
}
