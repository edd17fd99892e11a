import { useSignal } from "@preact/signals";
import { Icon, type Moment, SeatMark, type Setting } from "@tabletown/ui";
import type { JSX } from "preact";
import { t } from "../text/index.ts";
import type { MatchModel } from "./match-model.ts";

/** What others did since I last moved. */
function sinceLastTurn(history: readonly Moment[], viewer: number | undefined): readonly Moment[] {
  if (viewer === undefined) return [];
  const last = history.findLastIndex(({ seat }) => seat === viewer);
  return history.slice(last + 1);
}

export function SinceLastTurn({ model, setting }: { model: MatchModel; setting: Setting }): JSX.Element | null {
  const open = useSignal(false);
  const { viewer, toAct } = model.frame.value;
  const missed = sinceLastTurn(model.history.value, viewer);
  if (viewer === undefined || !toAct.includes(viewer) || missed.length === 0) return null;
  return (
    <details
      class="since"
      open={open.value}
      onToggle={({ currentTarget }) => {
        open.value = currentTarget.open;
      }}
    >
      <summary>
        <Icon name="log" size={18} />
        {t().sinceLastTurn}
        <span class="soft">({t().moves(missed.length)})</span>
      </summary>
      <ul class="since-list">
        {missed.map(({ seq, seat, events }) => (
          <li key={seq}>
            <SeatMark seat={seat} size={14} />
            <span>{events.map((event) => setting.words.event(event, setting.name)).join(" ")}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
