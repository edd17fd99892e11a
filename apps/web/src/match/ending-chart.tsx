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
}

/** After the end: any of the game's quantities over all moves. */
export function EndingChart({ model, setting, tracks, views }: EndingChartProps): JSX.Element | null {
  const chosen = useSignal(0);
  const track = tracks[chosen.value];
  if (views.length < 2 || track === undefined) return null;
  return (
    <div>
      {tracks.length > 1 && (
        <div class="choose-row">
          {tracks.map((each, i) => (
            <Button
              key={each.id}
              pressed={i === chosen.value}
              onClick={() => {
                chosen.value = i;
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
