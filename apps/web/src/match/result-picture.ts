import type { Standing } from "@tabletown/kernel";
import type { Setting, Track } from "@tabletown/ui";
import { scoreText } from "../part/figures.ts";

const WIDTH = 1200;
const HEIGHT = 630;
/** A picture leaves the page: it has its own colours, those of the seats by day. */
const SEATS = ["#c4472f", "#2a7183", "#b67d0b", "#77468a", "#4a7d3a", "#5d6473"];
const MARGIN = 56;
const FONT = "Georgia, serif";
/** Where names begin, scores end and lines begin. */
const [NAMES, SCORES, LINES] = [MARGIN + 50, 560, 620];

interface Pictured {
  readonly standing: Standing;
  readonly setting: Setting;
  readonly headline: string;
  readonly track: Track | undefined;
  readonly views: readonly unknown[];
}

/** A result as a drawing: the headline, everybody's score, and how it came about. */
export function resultDrawing({ standing, setting, headline, track, views }: Pictured): string {
  const rows = standing.map(({ seat, score }, i) => {
    const y = 210 + i * 58;
    return `<rect x="${MARGIN}" y="${y - 28}" width="34" height="34" rx="6" fill="${colourOf(seat)}"/>
${written(setting.name(seat), { x: NAMES, y, size: 34, room: SCORES - NAMES - 100 })}
<text x="${SCORES}" y="${y}" text-anchor="end" font-size="38" font-weight="700">${scoreText(score)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="${FONT}" fill="#26314a">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#f7f1e5"/>
<rect x="16" y="16" width="${WIDTH - 32}" height="${HEIGHT - 32}" rx="28" fill="#fffaf0" stroke="#26314a" stroke-width="3"/>
<text x="${MARGIN}" y="82" font-size="34">${escaped(setting.words.title)}</text>
${written(headline, { x: MARGIN, y: 146, size: 52, room: WIDTH - 2 * MARGIN, weight: 700 })}
${rows.join("\n")}
${track === undefined ? "" : lines(track, views, standing, setting)}
<text x="${WIDTH - MARGIN}" y="${HEIGHT - 44}" text-anchor="end" font-size="26" fill="#5a6172">Tabletown</text>
</svg>`;
}

function lines(track: Track, views: readonly unknown[], standing: Standing, { language }: Setting): string {
  const [left, right, top, bottom] = [LINES, WIDTH - MARGIN, 200, HEIGHT - 100];
  const values = standing.map(({ seat }) => views.map((view) => track.of(view, seat)));
  const all = values.flat();
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (i: number): number => left + ((right - left) * i) / Math.max(1, views.length - 1);
  const y = (value: number): number => bottom - ((bottom - top) * (value - least)) / (most - least);
  const drawn = standing.map(({ seat }, i) => {
    const points = (values[i] ?? []).map((value, n) => `${x(n).toFixed(1)},${y(value).toFixed(1)}`).join(" ");
    return `<polyline points="${points}" fill="none" stroke="${colourOf(seat)}" stroke-width="5" stroke-linejoin="round"/>`;
  });
  return `<path d="M${left} ${y(0)}H${right}" stroke="#26314a" stroke-width="2" opacity=".35"/>
<text x="${left}" y="${top - 14}" font-size="26" fill="#5a6172">${escaped(track.name[language])}</text>
${drawn.join("\n")}`;
}

interface TextPlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly room: number;
  readonly weight?: 400 | 700;
}

/** How much smaller than usual a long text may be written. */
const SMALLEST = 0.65;

/** A text that keeps to its room: smaller where it is long, and shortened where that would be too small to read. */
function written(text: string, { x, y, size, room, weight = 400 }: TextPlace): string {
  const widthAt = measured(size, weight);
  const small = Math.max(SMALLEST, Math.min(1, room / widthAt(text)));
  const letters = [...text];
  while (letters.length > 1 && widthAt(letters.join("")) * small > room) letters.splice(-2, 2, "…");
  const font = `font-size="${(size * small).toFixed(1)}" font-weight="${weight}"`;
  return `<text x="${x}" y="${y}" ${font}>${escaped(letters.join(""))}</text>`;
}

function measured(size: number, weight: number): (text: string) => number {
  const context = document.createElement("canvas").getContext("2d");
  if (context === null) return () => 0;
  context.font = `${weight} ${size}px ${FONT}`;
  return (text) => context.measureText(text).width;
}

function colourOf(seat: number): string {
  return SEATS[seat % SEATS.length] ?? "#26314a";
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** A drawing as a file that messengers show. */
export async function pngOf(drawing: string): Promise<Blob> {
  const image = new Image();
  const url = URL.createObjectURL(new Blob([drawing], { type: "image/svg+xml" }));
  try {
    image.src = url;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
    canvas.getContext("2d")?.drawImage(image, 0, 0);
    return await new Promise<Blob>((resolve, reject) => {
      canvas.toBlob((blob) => (blob === null ? reject(new Error("no picture")) : resolve(blob)), "image/png");
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
