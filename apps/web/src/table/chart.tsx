import { useSignal } from "@preact/signals";
import type { Seat } from "@tabletown/kernel";
import { SeatMark, type Setting, say, seatColour, type Track } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { inSlices } from "../part/in-slices.ts";
import { t } from "../text/index.ts";
import type { TableModel } from "./table-model.ts";

export interface ChartProps {
  readonly track: Track;
  readonly views: readonly unknown[];
  /** Everybody with a line: the seats, then those who play without one. */
  readonly names: readonly string[];
  readonly setting: Setting;
  /** A line at this move. */
  readonly at?: number;
}

/** Whose lines a chart has. */
export function linesOf({ inPlay, players }: TableModel, setting: Setting): readonly string[] {
  return [...players.value.map((_, seat) => setting.name(seat)), ...(inPlay.board.guests?.(setting) ?? [])];
}

/** One quantity over the game, a line for each seat. Lines differ in dash as well as in colour. */
export function Chart({ track, views, names, setting, at }: ChartProps): JSX.Element {
  const lines = useLines(track, views, names.length);
  const all = lines.flat();
  const low = Math.min(0, ...all);
  const high = Math.max(1, ...all);
  const x = (i: number): number => (i / Math.max(1, views.length - 1)) * 100;
  const y = (value: number): number => 100 - ((value - low) / (high - low)) * 100;
  const title = t().chartOf(say(setting.language, track.name));
  const last = lines.map((line, seat) => `${names[seat]} ${line.at(-1) ?? 0}`).join(", ");
  const scale = [high, (low + high) / 2, low];
  return (
    <figure class="chart">
      <figcaption>{title}</figcaption>
      <div class="chart-frame">
        <div class="chart-scale" aria-hidden="true">
          {scale.map((value, i) => (
            <span key={value}>{i === 1 && !Number.isInteger(value) && high - low < 4 ? "" : Math.round(value)}</span>
          ))}
        </div>
        {/* Stretched to whatever room there is; lines keep their width. */}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={`${title}: ${last}`}>
          {scale.map((value) => (
            <line key={value} x2="100" y1={y(value)} y2={y(value)} class="chart-grid" />
          ))}
          {lines.map((line, seat) => (
            <path
              key={`${seat}.${names[seat]}`}
              d={pathOf(line, x, y)}
              class="chart-line"
              stroke={seatColour(seat)}
              stroke-dasharray={dash(seat)}
            />
          ))}
          {at !== undefined && <line x1={x(at)} x2={x(at)} y2="100" class="chart-now" />}
        </svg>
      </div>
      <ul class="chart-legend">
        {lines.map((line, seat) => (
          <li key={`${seat}.${names[seat]}`}>
            <SeatMark seat={seat} size={14} /> {names[seat]} <b>{at === undefined ? line.at(-1) : line[at]}</b>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** The values of everybody at each moment; a replay draws the chart anew at each step, and they stay. */
function useLines(track: Track, views: readonly unknown[], count: number): readonly (readonly number[])[] {
  const lines = useSignal<readonly (readonly number[])[]>([]);
  useEffect(() => {
    let wanted = true;
    const seats = Array.from({ length: count }, (_, seat) => seat);
    void inSlices(views, (view) => seats.map((seat) => track.of(view, seat))).then((moments) => {
      if (wanted) lines.value = seats.map((seat) => moments.map((values) => values[seat] ?? 0));
    });
    return () => {
      wanted = false;
    };
  }, [track, views, count]);
  return lines.value;
}

function pathOf(line: readonly number[], x: (i: number) => number, y: (value: number) => number): string {
  return line.map((value, i) => `${i === 0 ? "M" : "L"}${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join("");
}

function dash(seat: Seat): string | undefined {
  return [undefined, "9 4", "2 4", "12 4 2 4", "5 3"][seat % 5];
}
