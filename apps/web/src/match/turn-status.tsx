import type { Seat } from "@tabletown/kernel";
import { SeatMark } from "@tabletown/ui";
import type { JSX } from "preact";
import { t } from "../text/index.ts";
import type { MatchModel } from "./match-model.ts";

/** Whose turn it is, in a few words. */
export function TurnStatus({ model, name }: { readonly model: MatchModel; name(seat: Seat): string }): JSX.Element {
  const { toAct, viewer } = model.frame.value;
  const thinking = model.thinking.value;
  const [seat] = toAct;
  const nobodys = model.nobodysTurn?.value ?? (seat === undefined ? t().finished : undefined);
  if (seat === undefined || nobodys !== undefined) return <p class="turn-status">{nobodys}</p>;
  const watching = model.players.value.every((player) => !player.mine);
  const mine = thinking === undefined && !watching && viewer !== undefined && toAct.includes(viewer);
  const text =
    thinking !== undefined
      ? t().thinking(name(thinking))
      : mine
        ? t().yourTurn
        : (watching ? t().turnOf : t().waitingFor)(toAct.map(name).join(", "));
  return (
    <p class={`turn-status ${mine ? "turn-mine" : ""}`}>
      <SeatMark seat={mine ? viewer : seat} />
      <span>{text}</span>
    </p>
  );
}
