import {
  type Canvas,
  canvasOf,
  fill,
  fittingSize,
  openAlphabet,
  type Rgb,
  shortened,
  type TextLine,
  widthOf,
  write,
} from "./canvas.ts";
import { pngOf } from "./png.ts";

/** As messengers like it. */
export const PICTURE = { width: 1_200, height: 630 };

const PAPER: Rgb = [247, 241, 229];
const INK: Rgb = [31, 44, 71];
const SOFT: Rgb = [94, 98, 112];
const SKY: Rgb = [191, 224, 232];
const GROUND: Rgb = [133, 169, 106];
const WINDOW: Rgb = [255, 250, 240];
const BRICK: Rgb = [176, 58, 38];
/** The colours of the seats, as the page has them. */
const SEATS: readonly Rgb[] = [
  [196, 71, 47],
  [42, 113, 131],
  [182, 125, 11],
  [119, 70, 138],
  [74, 125, 58],
  [93, 100, 115],
];

export interface ShownPlace {
  readonly seat: number;
  readonly name: string;
  readonly rank: number;
  readonly score: number;
}

const MARGIN = 70;
const MOST_SHOWN = 6;

/** How a match ended, as a picture: the game, and everybody with their points. */
export function resultPicture(title: string, subtitle: string, places: readonly ShownPlace[]): Buffer {
  const alphabet = openAlphabet();
  const { width, height } = PICTURE;
  const canvas = canvasOf(width, height, PAPER);
  drawTown(canvas);
  const text = (line: TextLine): void => write(canvas, alphabet, line);
  const fitted = (line: TextLine, room: number): void => {
    const size = fittingSize(alphabet, line.text, line.size, room);
    text({ ...line, size, text: shortened(alphabet, line.text, size, room) });
  };
  fitted({ text: title, x: MARGIN, y: 120, size: 96, colour: INK }, 800);
  fitted({ text: subtitle, x: MARGIN, y: 172, size: 38, colour: SOFT }, 800);
  const shown = places.slice(0, MOST_SHOWN);
  const best = Math.max(1, ...shown.map(({ score }) => score));
  const step = Math.min(92, 360 / Math.max(1, shown.length));
  for (const [index, { seat, name, rank, score }] of shown.entries()) {
    const y = 232 + index * step;
    const size = Math.min(52, step * 0.72);
    const middle = y + size * 0.52;
    const colour = SEATS[seat % SEATS.length] ?? INK;
    fill(canvas, { x: MARGIN, y, width: size, height: size }, colour);
    text({
      text: String(rank),
      x: MARGIN + size / 2 - widthOf(alphabet, String(rank), size * 0.8) / 2,
      y: middle + size * 0.22,
      size: size * 0.8,
      colour: WINDOW,
    });
    fitted({ text: name, x: MARGIN + size + 22, y: middle + size * 0.26, size, colour: INK }, 460);
    fill(
      canvas,
      { x: 620, y: y + size * 0.14, width: Math.max(4, (380 * Math.max(0, score)) / best), height: size * 0.72 },
      colour,
    );
    // As wide as a digit, unlike the sign on a keyboard.
    const points = score < 0 ? `–${-score}` : String(score);
    text({
      text: points,
      x: width - MARGIN - widthOf(alphabet, points, size),
      y: middle + size * 0.26,
      size,
      colour: INK,
    });
  }
  return pngOf(canvas);
}

/** A few houses in a corner, and the ground that everything stands on. */
function drawTown(canvas: Canvas): void {
  const { width, height } = canvas;
  fill(canvas, { x: 0, y: height - 34, width, height: 34 }, GROUND);
  fill(canvas, { x: 0, y: height - 38, width, height: 4 }, INK);
  fill(canvas, { x: 900, y: 40, width: 250, height: 140 }, SKY);
  const houses: readonly (readonly [x: number, wide: number, high: number, colour: Rgb])[] = [
    [916, 54, 84, BRICK],
    [978, 66, 118, INK],
    [1_052, 40, 62, [200, 138, 28]],
    [1_098, 44, 98, [46, 107, 138]],
  ];
  for (const [x, wide, high, colour] of houses) {
    fill(canvas, { x, y: 180 - high, width: wide, height: high }, colour);
    for (let y = 190 - high; y < 170; y += 22) {
      for (let left = x + 9; left < x + wide - 12; left += 19)
        fill(canvas, { x: left, y, width: 10, height: 12 }, WINDOW);
    }
  }
  fill(canvas, { x: 896, y: 178, width: 258, height: 4 }, INK);
}
