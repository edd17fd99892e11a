import { useSignal } from "@preact/signals";
import { Button, type Setting, type Track } from "@tabletown/ui";
import type { JSX } from "preact";
import { Chart, chartNames } from "./chart.tsx";
import type { MatchModel } from "./match-model.ts";

interface EndingChartProps {
  readonly model: MatchModel;
  readonly setting: Setting;
  readonly tracks: readonly Track[];
  readonly views: readonly unknown[];
  /** What the game was decided by: shown until another is chosen. */
  readonly first: Track | undefined;
}

/** Any of the game's quantities over all moves, what it was decided by first. */
export function EndingChart({ model, setting, tracks, views, first }: EndingChartProps): JSX.Element | null {
  const chosen = useSignal<Track | undefined>(undefined);
  const track = chosen.value ?? first ?? tracks[0];
  if (views.length < 2 || track === undefined) return null;
  return (
    <div class="far">
      {tracks.length > 1 && (
        <div class="choose-row">
          {tracks.map((each) => (
            <Button
              key={each.id}
              pressed={each.id === track.id}
              onClick={() => {
                chosen.value = each;
              }}
            >
              {each.name[setting.language]}
            </Button>
          ))}
        </div>
      )}
      <Chart track={track} views={views} names={chartNames(model, setting)} setting={setting} />
    </div>
  );
}
