import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { connection } from "../connection/connection.ts";
import { go } from "../route.ts";
import type { OnlineMatch } from "./online-match.ts";
import { tOnline } from "./text/index.ts";

/** Gets up from the seat that was kept at the new table, so that nobody waits in vain. */
async function decline(match: string): Promise<boolean> {
  const answer = await connection.http.call("match", { params: { match } });
  // Where nothing is kept for us any more, nobody waits.
  if (!answer.ok) return answer.problem.code === "unknown-match";
  const seat = answer.value.table.seats.findIndex(({ person }) => person === connection.person.value);
  if (seat < 0) return true;
  const done = await connection.http.call("command", { params: { match }, body: { do: "stand", seat, forGood: true } });
  return done.ok;
}

/** Somebody else wants to play again: a seat is kept for whoever sat here. */
export function RematchInvitation({ match }: { readonly match: OnlineMatch }): JSX.Element | null {
  const { rematch, rematchBy } = match.info.value;
  const mine = match.players.value.some((player) => player.mine);
  const by = rematchBy === undefined ? undefined : match.players.value[rematchBy];
  if (rematch === undefined || !mine || by?.mine || match.declined.value) return null;
  return (
    <div class="rematch" role="status">
      <p>{tOnline().invitesAgain(by?.name ?? "")}</p>
      <div class="button-row">
        <Button kind="main" icon="again" onClick={() => go("table", rematch)}>
          {tOnline().toTheTable}
        </Button>
        <Button
          onClick={async () => {
            match.declined.value = await decline(rematch);
          }}
        >
          {tOnline().noThanks}
        </Button>
      </div>
    </div>
  );
}
