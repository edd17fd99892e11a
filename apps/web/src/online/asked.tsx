import type { Ask } from "@tabletown/protocol";
import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { connection } from "../connection/connection.ts";
import { t } from "../text/index.ts";
import type { OnlineMatch } from "./online-match.ts";
import { momentText } from "./takeback-dialog.tsx";
import { tOnline } from "./text/index.ts";

/** Something that needs consent: what exactly, whose, and the answers. */
export function Asked({ match }: { readonly match: OnlineMatch }): JSX.Element | null {
  const { ask } = match.info.value;
  if (ask === undefined) return null;
  const mine = ask.waiting.some((seat) => match.players.value[seat]?.mine);
  const asker = match.players.value[ask.seat]?.mine;
  const answer = (yes: boolean) => () => match.answer(ask, yes);
  const disabled = !connection.isOpen.value;
  return (
    <div class="asked" role="alert">
      <div>
        <p>{questionText(match, ask)}</p>
        {ask.what === "takeback" && <FirstTakenBack match={match} to={ask.to} />}
        {mine && ask.what === "draw" && <p class="small">{tOnline().shareMeans}</p>}
        {!mine && <p class="small soft">{tOnline().needsConsentOf(namesOf(match, ask.waiting))}</p>}
      </div>
      <div class="button-row">
        {mine && (
          <>
            <Button kind="main" disabled={disabled} onClick={answer(true)}>
              {t().agree}
            </Button>
            <Button disabled={disabled} onClick={answer(false)}>
              {t().decline}
            </Button>
          </>
        )}
        {!mine && asker && (
          <Button disabled={disabled} onClick={answer(false)}>
            {tOnline().withdraw}
          </Button>
        )}
      </div>
    </div>
  );
}

function namesOf(match: OnlineMatch, seats: readonly number[]): string {
  return seats.map((seat) => match.players.value[seat]?.name ?? "").join(", ");
}

function questionText(match: OnlineMatch, { what, seat, to }: Ask): string {
  const player = match.players.value[seat];
  const name = player?.name ?? "";
  if (what === "draw") return player?.mine ? tOnline().shareAskedByMe : tOnline().shareAsked(name);
  if (what === "swap") return t().swapAsked(name);
  const moves = (match.position.value?.move ?? to) - to;
  return player?.mine ? tOnline().takebackAskedByMe(moves) : tOnline().takebackAsked(name, moves);
}

function FirstTakenBack({ match, to }: { readonly match: OnlineMatch; readonly to: number }): JSX.Element | null {
  const first = match.history.value.find(({ seq }) => seq === to + 1);
  return first === undefined ? null : <p class="small">{tOnline().backToBefore(momentText(match, first))}</p>;
}
