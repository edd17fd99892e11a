import { type GameResult, tallyOf } from "@tabletown/bots";
import { wilson } from "./interval.ts";
import { type Rated, ratingsOf } from "./ratings.ts";

/** What a tournament says about one bot. */
export interface Line {
  readonly name: string;
  readonly games: number;
  readonly wins: number;
  readonly winRate: number;
  /** 95 %. */
  readonly interval: readonly [number, number];
  readonly rating: Rated;
  readonly meanScore: number;
  readonly medianScore: number;
  readonly decisions: number;
  readonly millisecondsPerMove: number;
  readonly slowestMove: number;
  readonly forfeits: number;
}

export function linesOf(names: readonly string[], results: readonly GameResult[]): Line[] {
  const ratings = ratingsOf(names.length, results);
  return tallyOf(names.length, results).map((tally, i) => ({
    name: names[i] as string,
    games: tally.games,
    wins: tally.wins,
    winRate: tally.wins / Math.max(1, tally.games),
    interval: wilson(tally.wins, tally.games),
    rating: ratings[i] as Rated,
    meanScore: tally.score / Math.max(1, tally.games),
    medianScore: medianOf(results.flatMap(({ seats, scores }) => scores.filter((_, seat) => seats[seat] === i))),
    decisions: tally.decisions,
    millisecondsPerMove: tally.milliseconds / Math.max(1, tally.decisions),
    slowestMove: tally.slowest,
    forfeits: tally.forfeits,
  }));
}

const percent = (rate: number): string => `${(rate * 100).toFixed(1)} %`;

function medianOf(scores: readonly number[]): number {
  const sorted = scores.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const high = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? high : (high + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/** The columns of the report; the first group says nothing about who plays alone. */
const AGAINST_OTHERS: readonly (readonly [head: string, cell: (line: Line) => string])[] = [
  ["wins", ({ winRate }) => percent(winRate)],
  ["95 %", ({ interval: [low, high] }) => `${percent(low)} to ${percent(high)}`],
  ["rating", ({ rating }) => `${rating.mu.toFixed(1)} ± ${rating.sigma.toFixed(1)}`],
];
const ALWAYS: typeof AGAINST_OTHERS = [
  ["mean score", ({ meanScore }) => meanScore.toFixed(1)],
  ["median", ({ medianScore }) => medianScore.toFixed(1)],
  ["ms/move", ({ millisecondsPerMove }) => millisecondsPerMove.toFixed(2)],
  ["slowest", ({ slowestMove }) => slowestMove.toFixed(0)],
  ["forfeits", ({ forfeits }) => String(forfeits)],
];

export function tableOf(lines: readonly Line[], players: number): string {
  const columns: typeof AGAINST_OTHERS = [
    ["bot", ({ name }) => name],
    ["games", ({ games }) => String(games)],
    ...(players > 1 ? AGAINST_OTHERS : []),
    ...ALWAYS,
  ];
  const heads = columns.map(([head]) => head);
  const rows = lines.map((line) => columns.map(([, cell]) => cell(line)));
  const widths = heads.map((head, i) => Math.max(head.length, ...rows.map((row) => (row[i] as string).length)));
  const format = (row: readonly string[]): string =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] as number) : cell.padStart(widths[i] as number))).join("  ");
  return [heads, ...rows].map(format).join("\n");
}

/** Win rates as bars with their intervals, for a terminal. */
export function textPlot(lines: readonly Line[]): string {
  const width = 50;
  const at = (rate: number): number => Math.round(rate * width);
  const longest = Math.max(...lines.map(({ name }) => name.length));
  return lines
    .map(({ name, winRate, interval: [low, high] }) => {
      const cells = Array.from({ length: width + 1 }, (_, i) => {
        if (i === at(winRate)) return "●";
        return i >= at(low) && i <= at(high) ? "─" : i % 10 === 0 ? "┊" : " ";
      });
      return `${name.padEnd(longest)} ${cells.join("")} ${percent(winRate)}`;
    })
    .join("\n");
}

/** The same as a picture. */
export function svgPlot(title: string, lines: readonly Line[]): string {
  const row = 34;
  const left = 190;
  const width = 400;
  const height = 60 + row * lines.length;
  const x = (rate: number): string => (left + rate * width).toFixed(1);
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (rate) =>
      `<line x1="${x(rate)}" x2="${x(rate)}" y1="34" y2="${height - 24}" stroke="#ddd"/>` +
      `<text x="${x(rate)}" y="${height - 8}" text-anchor="middle" fill="#555">${rate * 100} %</text>`,
  );
  const bars = lines.map(({ name, winRate, interval: [low, high] }, i) => {
    const y = 52 + row * i;
    return (
      `<text x="${left - 12}" y="${y + 4}" text-anchor="end">${inXml(name)}</text>` +
      `<line x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}" stroke="#2a6f97" stroke-width="4" stroke-linecap="round"/>` +
      `<circle cx="${x(winRate)}" cy="${y}" r="6" fill="#01497c"/>`
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${left + width + 40} ${height}" font-family="sans-serif" font-size="13">
<title>${inXml(title)}</title>
<rect width="100%" height="100%" fill="#fff"/>
<text x="12" y="22" font-size="15">${inXml(title)}</text>
${[...grid, ...bars].join("\n")}
</svg>
`;
}

function inXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
