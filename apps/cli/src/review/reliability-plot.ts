import type { Reliability } from "@tabletown/review";
import { wilson } from "../arena/interval.ts";
import { inXml } from "../terminal/xml.ts";

const LEFT = 56;
const TOP = 44;
const SIZE = 360;

/**
 * How often it came as it was told, bin by bin, against the line on which probabilities are right. The bars are the 95 %
 * intervals of as many independent results as there are games, since positions of one game share its result.
 */
export function reliabilityPlot(title: string, { bins, error }: Reliability, games: number): string {
  const x = (share: number): string => (LEFT + SIZE * share).toFixed(1);
  const y = (share: number): string => (TOP + SIZE * (1 - share)).toFixed(1);
  const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;
  const forecasts = bins.reduce((sum, { count }) => sum + count, 0);
  const seen = bins.filter(({ count }) => count > 0);
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<line x1="${LEFT}" x2="${LEFT + SIZE}" y1="${y(share)}" y2="${y(share)}" stroke="#ddd"/>` +
      `<line x1="${x(share)}" x2="${x(share)}" y1="${TOP}" y2="${TOP + SIZE}" stroke="#ddd"/>` +
      `<text x="${LEFT - 8}" y="${Number(y(share)) + 4}" text-anchor="end" fill="#555">${percent(share)}</text>` +
      `<text x="${x(share)}" y="${TOP + SIZE + 18}" text-anchor="middle" fill="#555">${percent(share)}</text>`,
  );
  const marks = seen.map(({ count, told, came }) => {
    const independent = Math.max(1, (count * games) / forecasts);
    const [low, high] = wilson(came * independent, independent);
    const radius = 3 + 9 * Math.sqrt(count / forecasts);
    return (
      `<line x1="${x(told)}" x2="${x(told)}" y1="${y(low)}" y2="${y(high)}" stroke="#2a6f97" stroke-width="2"/>` +
      `<circle cx="${x(told)}" cy="${y(came)}" r="${radius.toFixed(1)}" fill="#01497c" fill-opacity="0.8"/>`
    );
  });
  const words = seen.map(({ told, came, count }) => `Told ${percent(told)}: came ${percent(came)}, ${count} times.`);
  return `<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 ${LEFT + SIZE + 30} ${TOP + SIZE + 60}" font-family="sans-serif" font-size="13" aria-labelledby="title words">
<title id="title">${inXml(title)}</title>
<desc id="words">${inXml(`Expected calibration error ${(100 * error).toFixed(1)} %. ${words.join(" ")}`)}</desc>
<rect width="100%" height="100%" fill="#fff"/>
<text x="12" y="24" font-size="15">${inXml(title)}</text>
${grid.join("\n")}
<line x1="${x(0)}" y1="${y(0)}" x2="${x(1)}" y2="${y(1)}" stroke="#999" stroke-dasharray="4 4"/>
${marks.join("\n")}
<text x="${LEFT + SIZE / 2}" y="${TOP + SIZE + 40}" text-anchor="middle">told</text>
<text x="16" y="${TOP + SIZE / 2}" text-anchor="middle" transform="rotate(-90 16 ${TOP + SIZE / 2})">came</text>
</svg>
`;
}
