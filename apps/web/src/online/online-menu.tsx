import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { t } from "../text/index.ts";
import type { OnlineMatch } from "./online-match.ts";
import { tOnline } from "./text/index.ts";
import { TurnAlerts } from "./turn-alerts.tsx";

interface OnlineMenuProps {
  readonly match: OnlineMatch;
  onLookBack(): void;
}

/** What can be done in a running match besides moving. */
export function OnlineMenu({ match, onLookBack }: OnlineMenuProps): JSX.Element | null {
  const seat = match.viewer.value;
  if (match.info.value.status !== "playing") return null;
  const lookBack = (
    <Button icon="first" onClick={onLookBack}>
      {t().lookBack}
    </Button>
  );
  if (seat === undefined) return <div class="button-row">{lookBack}</div>;
  return (
    <>
      <TurnAlerts match={match.id} />
      <div class="button-row">
        {lookBack}
        <SeatButtons match={match} seat={seat} />
      </div>
    </>
  );
}

function SeatButtons({ match, seat }: { readonly match: OnlineMatch; readonly seat: number }): JSX.Element {
  const replaced = match.players.value[seat]?.bot !== undefined;
  const resign = (): void => {
    if (confirm(t().resignSure)) void match.send({ do: "resign", seat });
  };
  return (
    <>
      {match.askToUndo !== undefined && (
        <Button icon="undo" onClick={match.askToUndo}>
          {tOnline().takeBackOpen}
        </Button>
      )}
      <Button icon="robot" onClick={() => match.send(replaced ? { do: "return", seat } : { do: "stand", seat })}>
        {replaced ? t().iAmBack : t().botForMe}
      </Button>
      <Button kind="danger" icon="flag" onClick={resign}>
        {t().resign}
      </Button>
    </>
  );
}
