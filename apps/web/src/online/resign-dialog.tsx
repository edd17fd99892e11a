import { Button, Dialog } from "@tabletown/ui";
import type { JSX } from "preact";
import { connection } from "../connection/connection.ts";
import { t } from "../text/index.ts";
import type { OnlineMatch } from "./online-match.ts";
import { tOnline } from "./text/index.ts";

/** What giving up leads to at this table, as things stand: the server decides by the same rule. */
function whatHappens(match: OnlineMatch, seat: number): string {
  const others = match.info.value.seats.flatMap((each, index) =>
    index === seat || each.resigned ? [] : [{ ...each, name: match.players.value[index]?.name ?? "" }],
  );
  const goesOn = others.length > 1 && others.some(({ person }) => person !== undefined);
  if (goesOn) return tOnline().resignGoesOn;
  const [only] = others;
  return others.length === 1 && only !== undefined ? tOnline().resignEndsFor(only.name) : tOnline().resignEnds;
}

/** Asks once more, and says what will really happen. */
export function ResignDialog({ match }: { readonly match: OnlineMatch }): JSX.Element | null {
  const seat = match.viewer.value;
  if (seat === undefined || match.info.value.status !== "playing") return null;
  const close = (): void => {
    match.asksToResign.value = false;
  };
  return (
    <Dialog title={tOnline().resignTitle} onClose={close}>
      <p>{whatHappens(match, seat)}</p>
      <p>{tOnline().resignLast}</p>
      <div class="button-row">
        <Button
          kind="danger"
          icon="flag"
          id="resign"
          disabled={!connection.isOpen.value}
          onClick={() => {
            void match.send({ do: "resign", seat });
            close();
          }}
        >
          {t().resign}
        </Button>
        <Button kind="quiet" onClick={close}>
          {tOnline().playOn}
        </Button>
      </div>
    </Dialog>
  );
}
