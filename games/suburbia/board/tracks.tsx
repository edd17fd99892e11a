import { withMinus } from "@tabletown/kernel";
import { RuleLink, SeatMark, say, Why } from "@tabletown/ui";
import type { JSX } from "preact";
import { terms } from "../text/terms.ts";
import { type BoardContext, boroughOf, nameOf, ownerOf } from "./context.ts";
import { Glyph } from "./glyph.tsx";
import { lineAbove, linesBetween } from "./red-lines.ts";
import { lineIn, text } from "./text.ts";

/** The population board with its red lines, and the scales of income and reputation. */
export function Tracks({ context }: { readonly context: BoardContext }): JSX.Element {
  const { language, view, table } = context;
  const values = (stat: "income" | "reputation" | "population") => view.boroughs.map((borough) => borough[stat]);
  return (
    <section class="s-tracks far" aria-label={say(language, text.tracks)} data-anchor="tracks">
      <Population context={context} />
      {(["income", "reputation"] as const).map((stat) => (
        <Scale
          key={stat}
          context={context}
          stat={stat}
          values={values(stat)}
          from={table.limits[stat][0]}
          to={table.limits[stat][1]}
          ticks={range(table.limits[stat][0], table.limits[stat][1], 5)}
          lines={[]}
        />
      ))}
    </section>
  );
}

function range(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, i) => first + i * step);
}

/** The stretch of the board where everybody is, with a few red lines ahead of the first. */
function Population({ context }: { readonly context: BoardContext }): JSX.Element {
  const { view, rules } = context;
  const values = view.boroughs.map(({ population }) => population);
  const ahead = rules.lineAt(rules.linesUpTo(Math.max(...values)) + 3);
  const from = Math.max(0, Math.min(...values) - 3);
  const to = Math.max(ahead + 2, from + 30);
  const step = to - from > 80 ? 20 : to - from > 45 ? 10 : 5;
  return (
    <Scale
      context={context}
      stat="population"
      values={values}
      from={from}
      to={to}
      ticks={range(from, to, step)}
      lines={linesBetween(rules, from + 1, to)}
    />
  );
}

function Scale(props: {
  readonly context: BoardContext;
  readonly stat: "income" | "reputation" | "population";
  readonly values: readonly number[];
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
  readonly lines: readonly number[];
}): JSX.Element {
  const { context, stat, values, from, to, ticks, lines } = props;
  const { viewer, rules, language } = context;
  const left = (value: number): string => `${(((value - from) / (to - from)) * 100).toFixed(2)}%`;
  const mine = viewer === undefined ? undefined : boroughOf(context, viewer).population;
  const next = mine === undefined ? undefined : lineAbove(rules, mine);
  const told = values.map((value, who) => `${ownerOf(context, who)}: ${withMinus(value)}`).join(", ");
  const pawns = levels(values, (to - from) / 16);
  const toNext = stat === "population" && mine !== undefined && next !== undefined ? lineIn[language](next - mine) : "";
  return (
    <div class={`s-scale s-scale-${stat}`}>
      {/* Below the track and as large: the numbers along the track are no part of its name. */}
      <Why
        class="s-scale-why"
        label={nameOf(context, stat)}
        value={told}
        explanation={() => (
          <p>
            {say(language, terms[stat].means)} <RuleLink number={terms[stat].rule} />
          </p>
        )}
      >
        {""}
      </Why>
      <p class="s-scale-name" aria-hidden="true">
        <Glyph name={stat} size={15} />
        <span>{nameOf(context, stat)}</span>
        {toNext !== "" && <span class="s-to-line">{toNext}</span>}
      </p>
      <div class="s-rail" aria-hidden="true" style={{ "--highest": Math.max(1, ...pawns.map(({ level }) => level)) }}>
        {ticks.map((tick) => (
          <span key={tick} class={`s-tick ${tick === 0 ? "s-tick-zero" : ""}`} style={{ left: left(tick) }}>
            {withMinus(tick)}
          </span>
        ))}
        {/* A line n lies between the spaces n − 1 and n. */}
        {lines.map((line) => (
          <span key={line} class={`s-line ${line === next ? "s-line-next" : ""}`} style={{ left: left(line - 0.5) }}>
            {line === next && <b>{line}</b>}
          </span>
        ))}
        {pawns.map(({ who, level }) => (
          <span key={who} class="s-pawn" style={{ left: left(values[who] ?? 0), "--up": level }}>
            <SeatMark seat={who} size={who === viewer ? 19 : 15} />
          </span>
        ))}
      </div>
    </div>
  );
}

/** Pawns that would cover each other are stacked: each stays above its own value. */
function levels(values: readonly number[], near: number): readonly { readonly who: number; readonly level: number }[] {
  const placed: { who: number; level: number }[] = [];
  for (const [who, value] of values.entries()) {
    const taken = placed.filter((other) => Math.abs((values[other.who] ?? 0) - value) < near).map(({ level }) => level);
    let level = 0;
    while (taken.includes(level)) level++;
    placed.push({ who, level });
  }
  return placed;
}
