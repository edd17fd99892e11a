import { percent } from "../terminal/numbers.ts";
import { inXml } from "../terminal/xml.ts";
import type { BotReport } from "./report.ts";

/** One figure of a bot, and between what it may lie. */
interface Bar {
  readonly name: string;
  readonly value: number;
  readonly range: readonly [low: number, high: number];
}

/** Figures on a scale. */
export interface Chart {
  readonly bars: readonly Bar[];
  readonly from: number;
  readonly to: number;
  format(value: number): string;
}

/** Win rates, or the mean scores of those who play alone, with their intervals. */
export function chartOf(reports: readonly BotReport[]): Chart {
  const rates = reports.flatMap(({ name, winRate, interval }): Bar[] =>
    winRate === undefined || interval === undefined ? [] : [{ name, value: winRate, range: interval }],
  );
  if (rates.length > 0) return { bars: rates, from: 0, to: 1, format: (rate) => percent(rate) };
  const bars = reports.map(({ name, meanScore, scoreInterval }) => ({ name, value: meanScore, range: scoreInterval }));
  const ends = bars.flatMap(({ range }) => range);
  const from = Math.min(0, ...ends);
  return { bars, from, to: Math.max(from + 1, ...ends), format: (score) => score.toFixed(1) };
}

/** As lines with a dot each, for a terminal. */
export function textPlot({ bars, from, to, format }: Chart): string {
  const width = 50;
  const cellOf = (value: number): number => Math.round(((value - from) / (to - from)) * width);
  const longest = Math.max(...bars.map(({ name }) => name.length));
  return bars
    .map(({ name, value, range: [low, high] }) => {
      const cells = Array.from({ length: width + 1 }, (_, i) => {
        if (i === cellOf(value)) return "●";
        return i >= cellOf(low) && i <= cellOf(high) ? "─" : i % 10 === 0 ? "┊" : " ";
      });
      return `${name.padEnd(longest)} ${cells.join("")} ${format(value)}`;
    })
    .join("\n");
}

/** The same as a picture. */
export function svgPlot(title: string, { bars, from, to, format }: Chart): string {
  const row = 34;
  const left = 190;
  const width = 400;
  const height = 60 + row * bars.length;
  const x = (value: number): string => (left + ((value - from) / (to - from)) * width).toFixed(1);
  const grid = [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const value = from + share * (to - from);
    return (
      `<line x1="${x(value)}" x2="${x(value)}" y1="34" y2="${height - 24}" stroke="#ddd"/>` +
      `<text x="${x(value)}" y="${height - 8}" text-anchor="middle" fill="#555">${format(value)}</text>`
    );
  });
  const marks = bars.map(({ name, value, range: [low, high] }, i) => {
    const y = 52 + row * i;
    return (
      `<text x="${left - 12}" y="${y + 4}" text-anchor="end">${inXml(name)}</text>` +
      `<line x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}" stroke="#2a6f97" stroke-width="4" stroke-linecap="round"/>` +
      `<circle cx="${x(value)}" cy="${y}" r="6" fill="#01497c"/>`
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${left + width + 40} ${height}" font-family="sans-serif" font-size="13">
<title>${inXml(title)}</title>
<rect width="100%" height="100%" fill="#fff"/>
<text x="12" y="22" font-size="15">${inXml(title)}</text>
${[...grid, ...marks].join("\n")}
</svg>
`;
}
