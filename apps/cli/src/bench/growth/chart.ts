import type { Curve, Series } from "./curve.ts";

const WIDTH = 640;
const HEIGHT = 300;
const PLOT = { left: 56, right: 530, top: 40, bottom: 250 };
/** Told apart by people who see few colours, and by their dashes where there are none. */
const STROKES = ["#0b5fa5", "#b34700", "#1b7837", "#762a83", "#8c510a", "#333333"];
const DASHES = ["", "7 4", "2 3", "10 3 2 3", "4 4", "1 5"];
const TICKS = 4;

/** A curve as a picture with its words. Both axes begin at nothing, so that a slope looks as steep as it is. */
export function chartSvg({ title, x, y, lines }: Curve): string {
  const points = lines.flatMap((line) => line.points);
  const [right, top] = [
    roundUp(Math.max(...points.map(([px]) => px))),
    roundUp(Math.max(...points.map(([, py]) => py))),
  ];
  const across = (value: number): number => rounded(PLOT.left + (value / right) * (PLOT.right - PLOT.left));
  const up = (value: number): number => rounded(PLOT.bottom - (value / top) * (PLOT.bottom - PLOT.top));
  const marks = Array.from({ length: TICKS + 1 }, (_, n) => n / TICKS);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" font-family="sans-serif" font-size="12">`,
    `<title>${title}: ${y} against ${x}</title>`,
    `<desc>${lines.map(described).join(" ")}</desc>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>`,
    `<text x="12" y="22" font-size="14" fill="#1a1a1a">${title}</text>`,
    ...marks.flatMap((part) => [
      `<path d="M${PLOT.left} ${up(part * top)}H${PLOT.right}" stroke="#dddddd"/>`,
      `<text x="${PLOT.left - 6}" y="${up(part * top) + 4}" text-anchor="end" fill="#444444">${short(part * top)}</text>`,
      `<text x="${across(part * right)}" y="${PLOT.bottom + 18}" text-anchor="middle" fill="#444444">${short(part * right)}</text>`,
    ]),
    `<text x="${(PLOT.left + PLOT.right) / 2}" y="${HEIGHT - 10}" text-anchor="middle" fill="#1a1a1a">${x}</text>`,
    `<text x="14" y="${(PLOT.top + PLOT.bottom) / 2}" text-anchor="middle" fill="#1a1a1a" transform="rotate(-90 14 ${(PLOT.top + PLOT.bottom) / 2})">${y}</text>`,
    ...lines.flatMap((line, i) => {
      const stroke = STROKES[i % STROKES.length];
      const path = line.points.map(([px, py], n) => `${n === 0 ? "M" : "L"}${across(px)} ${up(py)}`).join("");
      const legend = PLOT.top + 8 + i * 20;
      const style = `stroke="${stroke}" stroke-width="2" stroke-dasharray="${DASHES[i % DASHES.length]}" fill="none"`;
      return [
        `<path d="${path}" ${style}/>`,
        `<path d="M${PLOT.right + 10} ${legend}h24" ${style}/>`,
        `<text x="${PLOT.right + 40}" y="${legend + 4}" fill="#1a1a1a">${line.name}</text>`,
      ];
    }),
    "</svg>",
    "",
  ].join("\n");
}

function described({ name, points }: Series): string {
  const [first, last] = [points[0], points.at(-1)];
  return `${name}: ${short(first?.[1] ?? 0)} at ${short(first?.[0] ?? 0)}, ${short(last?.[1] ?? 0)} at ${short(last?.[0] ?? 0)}.`;
}

/** The next number that quarters well. */
function roundUp(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(value, 1e-3)));
  return ([1, 2, 4, 6, 8, 10].find((step) => step * unit >= value) ?? 10) * unit;
}

function short(value: number): string {
  return Number(value.toPrecision(3)).toLocaleString("en");
}

function rounded(value: number): number {
  return Number(value.toFixed(1));
}
