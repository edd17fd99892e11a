import { useSignal } from "@preact/signals";
import type { Seat } from "@tabletown/kernel";
import { SeatMark, type Setting, say, seatColour, seatTitle, type Track } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { scoreText } from "../part/figures.ts";
import { inSlices } from "../part/in-slices.ts";
import { t } from "../text/index.ts";
import type { MatchModel } from "./match-model.ts";

interface ChartProps {
  readonly track: Track;
  readonly views: readonly unknown[];
  /** Everybody with a curve: the seats, then those who play without one. */
  readonly names: readonly string[];
  readonly setting: Setting;
  /** The move that is marked. */
  readonly marked?: number;
}

/** Whose curves a chart has. */
export function chartNames({ inPlay, players }: MatchModel, setting: Setting): readonly string[] {
  return [...players.value.map((_, seat) => seatTitle(setting, seat)), ...(inPlay.board.guests?.(setting) ?? [])];
}

/** One quantity over the game, a curve for each seat. Curves differ in dash as well as in colour. */
export function Chart({ track, views, names, setting, marked }: ChartProps): JSX.Element {
  const curves = useCurves(track, views, names.length);
  const title = t().chartOf(say(setting.language, track.name));
  const last = curves.map((curve, seat) => `${names[seat]} ${scoreText(curve.at(-1) ?? 0)}`).join(", ");
  return (
    <figure class="chart">
      <figcaption>{title}</figcaption>
      <Curves {...{ curves, names, marked }} label={`${title}: ${last}`} moves={views.length - 1} />
      <ul class="chart-legend">
        {curves.map((curve, seat) => (
          <li key={`${seat}.${names[seat]}`}>
            <SeatMark seat={seat} size={14} /> {names[seat]}{" "}
            <b>{scoreText((marked === undefined ? curve.at(-1) : curve[marked]) ?? 0)}</b>
          </li>
        ))}
      </ul>
    </figure>
  );
}

function Curves(props: {
  readonly curves: readonly (readonly number[])[];
  readonly names: readonly string[];
  readonly label: string;
  readonly moves: number;
  readonly marked: number | undefined;
}): JSX.Element {
  const { curves, names, label, moves, marked } = props;
  const low = Math.min(0, ...curves.flat());
  const high = Math.max(1, ...curves.flat());
  const x = (i: number): number => (i / Math.max(1, moves)) * 100;
  const y = (value: number): number => 100 - ((value - low) / (high - low)) * 100;
  const scale = [high, (low + high) / 2, low];
  return (
    <div class="chart-frame">
      <div class="chart-scale" aria-hidden="true">
        {scale.map((value, i) => (
          <span key={value}>
            {i === 1 && !Number.isInteger(value) && high - low < 4 ? "" : scoreText(Math.round(value))}
          </span>
        ))}
      </div>
      {/* Stretched to whatever room there is; curves keep their width. */}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={label}>
        {scale.map((value) => (
          <line key={value} x2="100" y1={y(value)} y2={y(value)} class="chart-grid" />
        ))}
        {curves.map((curve, seat) => (
          <path
            key={`${seat}.${names[seat]}`}
            d={pathOf(curve, x, y)}
            class="chart-curve"
            stroke={seatColour(seat)}
            stroke-dasharray={dash(seat)}
          />
        ))}
        {marked !== undefined && <line x1={x(marked)} x2={x(marked)} y2="100" class="chart-now" />}
      </svg>
    </div>
  );
}

/** The values of everybody at each moment; a replay draws the chart anew at each step, and they stay. */
function useCurves(track: Track, views: readonly unknown[], count: number): readonly (readonly number[])[] {
  const curves = useSignal<readonly (readonly number[])[]>([]);
  useEffect(() => {
    let wanted = true;
    const seats = Array.from({ length: count }, (_, seat) => seat);
    void inSlices(views, (view) => seats.map((seat) => track.of(view, seat))).then((moments) => {
      if (wanted) curves.value = seats.map((seat) => moments.map((values) => values[seat] ?? 0));
    });
    return () => {
      wanted = false;
    };
  }, [track, views, count]);
  return curves.value;
}

function pathOf(curve: readonly number[], x: (i: number) => number, y: (value: number) => number): string {
  return curve.map((value, i) => `${i === 0 ? "M" : "L"}${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join("");
}

function dash(seat: Seat): string | undefined {
  return [undefined, "9 4", "2 4", "12 4 2 4", "5 3"][seat % 5];
}
