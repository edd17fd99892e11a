import { percentage, type Seat } from "@tabletown/kernel";
import type { Review } from "@tabletown/review";
import { inXml } from "../terminal/xml.ts";

const LEFT = 60;
const WIDTH = 640;
const TOP = 44;
const HEIGHT = 240;
const COLOURS = ["#01497c", "#b5480a", "#2d6a4f", "#7b2d8e", "#8a6d00", "#444444"];
/** Lines are told apart without colour too. */
const DASHES = ["", "8 4", "2 3", "12 4 2 4", "6 6", "1 5"];

/** The course of everybody's chances, or of the result to be expected alone, as a picture with its words. */
export function chartOfReview(
  review: Review,
  { title, name }: { readonly title: string; name(seat: Seat): string },
): string {
  const { dealt, moves, moments, unit } = review;
  const course = [dealt, ...moves.map(({ value }) => value)];
  const all = unit === "points" ? course.flat() : [0, 1];
  const [from, to] = [Math.min(...all), Math.max(...all) + (unit === "points" ? 1e-6 : 0)];
  const x = (move: number): string => (LEFT + (WIDTH * move) / Math.max(1, moves.length)).toFixed(1);
  const y = (value: number): string => (TOP + HEIGHT * (1 - (value - from) / (to - from))).toFixed(1);
  const format = (value: number): string => (unit === "points" ? value.toFixed(0) : percentage("en", value));
  const grid = [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const value = from + share * (to - from);
    return (
      `<line x1="${LEFT}" x2="${LEFT + WIDTH}" y1="${y(value)}" y2="${y(value)}" stroke="#ddd"/>` +
      `<text x="${LEFT - 8}" y="${Number(y(value)) + 4}" text-anchor="end" fill="#555">${format(value)}</text>`
    );
  });
  const marks = moments.map(
    ({ move }) =>
      `<line x1="${x(move)}" x2="${x(move)}" y1="${TOP}" y2="${TOP + HEIGHT}" stroke="#999" stroke-dasharray="3 3"/>` +
      `<text x="${x(move)}" y="${TOP + HEIGHT + 16}" text-anchor="middle" fill="#555">${move}</text>`,
  );
  const lines = dealt.map((_, seat) => {
    const points = course.map((value, move) => `${x(move)},${y(value[seat] as number)}`).join(" ");
    const dash = DASHES[seat % DASHES.length];
    return `<polyline points="${points}" fill="none" stroke="${COLOURS[seat % COLOURS.length]}" stroke-width="2"${dash === "" ? "" : ` stroke-dasharray="${dash}"`}/>`;
  });
  const legend = dealt.map((_, seat) => {
    const left = LEFT + seat * 110;
    return (
      `<line x1="${left}" x2="${left + 24}" y1="${TOP + HEIGHT + 36}" y2="${TOP + HEIGHT + 36}" stroke="${COLOURS[seat % COLOURS.length]}" stroke-width="3" stroke-dasharray="${DASHES[seat % DASHES.length]}"/>` +
      `<text x="${left + 30}" y="${TOP + HEIGHT + 40}">${inXml(name(seat))}</text>`
    );
  });
  const words = dealt.map((first, seat) => {
    const last = course.at(-1)?.[seat] ?? first;
    return `${name(seat)}: ${format(first)} → ${format(last)}.`;
  });
  const told = moments.map(({ move, seat, kind, by }) => {
    const points = unit === "points" ? by : 100 * by;
    return `Move ${move}, ${name(seat)}, ${kind}: ${points > 0 ? "+" : "−"}${Math.abs(points).toFixed(1)}.`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 ${LEFT + WIDTH + 30} ${TOP + HEIGHT + 56}" font-family="sans-serif" font-size="13" aria-labelledby="title words">
<title id="title">${inXml(title)}</title>
<desc id="words">${inXml([...words, ...told].join(" "))}</desc>
<rect width="100%" height="100%" fill="#fff"/>
<text x="12" y="24" font-size="15">${inXml(title)}</text>
${[...grid, ...marks, ...lines, ...legend].join("\n")}
</svg>
`;
}
