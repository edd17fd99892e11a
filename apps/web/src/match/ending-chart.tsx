import { useSignal } from "@preact/signals";
import { Button, type Setting } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { Chart, chartNames } from "./chart.tsx";
import type { MatchModel } from "./match-model.ts";

/** After the end: any of the game's quantities over all moves. */
export function EndingChart(props: { readonly model: MatchModel; readonly setting: Setting }): JSX.Element | null {
  const { model, setting } = props;
  const { board } = model.inPlay;
  const chosen = useSignal(0);
  const positions = useSignal<readonly unknown[]>([]);
  useEffect(() => {
    void model.positions?.().then((found) => {
      positions.value = found;
    });
  }, [model, positions]);
  const tracks = useMemo(() => board.tracks(setting), [board, setting.table, setting.options]);
  const track = tracks[chosen.value];
  const views = positions.value;
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
