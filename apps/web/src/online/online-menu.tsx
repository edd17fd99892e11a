import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { connection } from "../connection/connection.ts";
import { t } from "../text/index.ts";
import type { OnlineMatch } from "./online-match.ts";
import { tOnline } from "./text/index.ts";
import { TurnAlerts } from "./turn-alerts.tsx";

interface OnlineMenuProps {
  readonly match: OnlineMatch;
  onLookBack(): void;
  /** Closes the menu. */
  onClose(): void;
}

/** What can be done in a running match besides moving. */
export function OnlineMenu(props: OnlineMenuProps): JSX.Element {
  const { match, onLookBack } = props;
  const seat = match.viewer.value;
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
        <SeatButtons {...props} seat={seat} />
      </div>
      <Others {...props} />
    </>
  );
}

function SeatButtons({ match, seat, onClose }: OnlineMenuProps & { readonly seat: number }): JSX.Element | null {
  const player = match.players.value[seat];
  const replaced = player?.bot !== undefined;
  const { askToUndo } = match;
  const disabled = !connection.isOpen.value;
  // Whoever has given up only looks on.
  if (player?.resigned) return null;
  return (
    <>
      {askToUndo !== undefined && (
        <Button
          icon="undo"
          onClick={() => {
            onClose();
            askToUndo();
          }}
        >
          {tOnline().takeBackOpen}
        </Button>
      )}
      {match.mayShareVictory && (
        <Button
          icon="people"
          disabled={disabled}
          onClick={() => {
            onClose();
            match.asksToShare.value = true;
          }}
        >
          {tOnline().shareOpen}
        </Button>
      )}
      <Button
        icon="robot"
        disabled={disabled}
        onClick={() => {
          onClose();
          void match.send(replaced ? { do: "return", seat } : { do: "stand", seat });
        }}
      >
        {replaced ? t().iAmBack : t().botForMe}
      </Button>
      <Button
        kind="danger"
        icon="flag"
        disabled={disabled}
        onClick={() => {
          onClose();
          match.asksToResign.value = true;
        }}
      >
        {t().resign}
      </Button>
    </>
  );
}

/** The other people at the table, each with what can be done about them. */
function Others({ match, onClose }: OnlineMenuProps): JSX.Element | null {
  const others = match.info.value.seats.flatMap(({ person, name }) =>
    person === undefined || person === connection.person.value ? [] : [{ person, name }],
  );
  if (others.length === 0) return null;
  return (
    <section class="menu-others" aria-labelledby="menu-others">
      <p id="menu-others" class="small soft">
        {tOnline().others}
      </p>
      <div class="button-row">
        {others.map((each) => (
          <Button
            key={each.person}
            kind="quiet"
            icon="people"
            onClick={() => {
              onClose();
              match.asksAbout.value = each;
            }}
          >
            {each.name}
          </Button>
        ))}
      </div>
    </section>
  );
}
