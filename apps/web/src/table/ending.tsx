import { useSignal } from "@preact/signals";
import { type Place, type ScorePart, type Standing, signed, winners } from "@tabletown/kernel";
import { Button, Dialog, RuleLink, SeatMark, type Setting, useDesk } from "@tabletown/ui";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { listed } from "../part/figures.ts";
import { paced, stillness } from "../settings.ts";
import { t } from "../text/index.ts";
import { Chart, linesOf } from "./chart.tsx";
import { ShareResult } from "./share-result.tsx";
import type { TableModel } from "./table-model.ts";

export interface EndingProps {
  readonly model: TableModel;
  readonly setting: Setting;
  readonly standing: Standing;
  readonly children: ComponentChildren;
  onClose(): void;
}

/** The scoring scene: part by part the totals grow, the last place first; then charts and what to do next. */
export function Ending({ model, setting, standing, children, onClose }: EndingProps): JSX.Element {
  const most = Math.max(1, ...standing.map(({ parts }) => parts.length));
  const counted = useSignal(0);
  const track = useSignal(0);
  useEffect(() => {
    if (stillness()) {
      counted.value = most;
      return;
    }
    const each = Math.max(90, Math.min(600, 3600 / most));
    const timer = setInterval(() => {
      if (counted.value < most) counted.value++;
      else clearInterval(timer);
    }, paced(each));
    return () => clearInterval(timer);
  }, [most, counted]);
  const positions = useSignal<readonly unknown[]>([]);
  useEffect(() => {
    void model.positions?.().then((found) => {
      positions.value = found;
    });
  }, [model, positions]);
  const views = positions.value;
  const { board } = model.inPlay;
  const verdict = board.verdict?.(standing, setting);
  const tracks = useMemo(() => board.tracks(setting), [board, setting.table, setting.options]);
  const shownTrack = tracks[track.value];
  return (
    <Dialog title={verdict?.headline ?? headlineOf(model, standing, setting)} wide onClose={onClose}>
      <ol class="places">
        {standing.map((place) => (
          <PlaceRow
            key={place.seat}
            // What the headline says already counts no points.
            place={{ ...place, parts: place.parts.filter(({ what }) => !verdict?.said.includes(what)) }}
            won={verdict?.won ?? place.rank === 1}
            // Who plays alone takes no place.
            placed={standing.length > 1}
            counted={counted.value}
            setting={setting}
          />
        ))}
      </ol>
      {views.length > 1 && shownTrack !== undefined && (
        <div>
          {tracks.length > 1 && (
            <div class="choose-row">
              {tracks.map((each, i) => (
                <Button
                  key={each.id}
                  pressed={i === track.value}
                  onClick={() => {
                    track.value = i;
                  }}
                >
                  {each.name[setting.language]}
                </Button>
              ))}
            </div>
          )}
          <Chart track={shownTrack} views={views} names={linesOf(model, setting)} setting={setting} />
        </div>
      )}
      <div class="button-row">
        {children}
        <ShareResult standing={standing} setting={setting} />
        <Button
          icon="again"
          kind="quiet"
          onClick={() => {
            counted.value = 0;
          }}
        >
          {t().countAgain}
        </Button>
        <Button icon="eye" kind="quiet" onClick={onClose}>
          {t().seeBoard}
        </Button>
      </div>
    </Dialog>
  );
}

function headlineOf(model: TableModel, standing: Standing, { name }: Setting): string {
  const won = winners(standing);
  if (won.length > 1) return t().winsShared(listed(won.map(name)));
  const { viewer } = model.frame.value;
  const alone = model.players.value.filter(({ mine }) => mine).length === 1;
  return alone && viewer !== undefined && won[0] === viewer ? t().youWin : t().wins(listed(won.map(name)));
}

/** What brought points; a component shows itself when tapped, and with it why it was won. */
function PartName({ part, setting }: { readonly part: ScorePart; readonly setting: Setting }): JSX.Element {
  const desk = useDesk();
  const { component } = part.cause;
  const { names } = setting.words;
  const name = names[part.what] ?? part.what;
  if (component === undefined) return <span>{name}</span>;
  return (
    <button type="button" class="text-link" onClick={() => desk.inspect(component)}>
      {component === part.what ? name : `${name}: ${names[component] ?? component}`}
    </button>
  );
}

function PlaceRow(props: {
  readonly place: Place;
  readonly won: boolean;
  readonly placed: boolean;
  readonly counted: number;
  readonly setting: Setting;
}): JSX.Element {
  const { place, won, placed, counted, setting } = props;
  const parts = place.parts.slice(0, counted);
  const whole = counted >= place.parts.length;
  const sum = parts.reduce((total, part) => total + part.by, 0);
  return (
    <li class={`place ${whole && won ? "place-first" : ""}`}>
      <p class="place-head">
        <SeatMark seat={place.seat} size={22} />
        <b>{setting.name(place.seat)}</b>
        <span class="soft">{whole && placed ? t().place(place.rank) : ""}</span>
        <strong class="place-score">{whole ? place.score : sum}</strong>
      </p>
      <ul class="place-parts">
        {parts.map((part, i) => (
          <li key={`${part.what}${i}`}>
            <PartName part={part} setting={setting} />
            <b class={part.by < 0 ? "minus" : "plus"}>{signed(part.by)}</b>
            <RuleLink number={part.cause.rule} />
          </li>
        ))}
      </ul>
    </li>
  );
}
