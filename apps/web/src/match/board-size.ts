import { BREAKPOINTS, textGrowth } from "@tabletown/ui";

/** The place, in pixels, for which boards are laid out in the usual size of text: in a larger one everything on them is larger. */
const PLANNED = { width: 1240, height: 600 };
const LARGEST = 2.4;
/** Boards are written in 14 px and more where they are fitted: in this size that is 12. */
const SMALLEST = 0.84;
/** How much larger a board must become to be worth a change from one position to the next. */
const WORTH_A_CHANGE = 1.06;
/** How much smaller it must at least become with every try, and how close the search comes. */
const STEP = 1.02;
/** A board that could not grow cannot either as long as nearly as much lies on it. */
const NEARLY = 0.95;

/** A size, and the place and the number of elements that it was found for. */
export interface FoundSize {
  readonly size: number;
  readonly width: number;
  readonly height: number;
  readonly elements: number;
}

/** Shows a board that is still to come in the size that it will probably have. */
export function expectSize(frame: HTMLElement, board: HTMLElement, usual: FoundSize | undefined): void {
  const { offsetWidth: width, offsetHeight: height } = frame;
  if (scrolls(width) || board.dataset.size !== undefined) return;
  const most = mostOf(frame);
  const expected = usual === undefined ? most : usual.size * Math.min(width / usual.width, height / usual.height);
  show(frame, board, Math.min(most, Math.max(smallest(), expected)));
  if (usual?.width === width && usual.height === height) board.dataset.full = [width, height, usual.elements].join(" ");
}

/**
 * Gives a board the largest size at which nothing needs to be scrolled, and says which. It is scaled as a picture is, in
 * a place of its own size: what is written on it need not be set anew, as it would be in larger letters, so that another
 * size costs a fraction of what drawing the board does. A board that has room to spare grows where it may.
 */
export function fit(frame: HTMLElement, board: HTMLElement, grow: boolean): FoundSize | undefined {
  const tries = triesToFit(frame, board, grow);
  for (;;) {
    const { done, value } = tries.next();
    if (done) return value;
  }
}

/** The same one try after the other, each of which lays the board out once. */
export function* triesToFit(frame: HTMLElement, board: HTMLElement, grow: boolean): Tries<FoundSize> {
  const { offsetWidth: width, offsetHeight: height } = frame;
  if (scrolls(width)) {
    scroll(board);
    return undefined;
  }
  const full = isFull(frame, board);
  const { size: before } = board.dataset;
  // What did not fit may after all, once it is somebody else's turn or something was sold: one look tells.
  if (before === undefined && full && overflowAt(frame, board, smallest()) > 1) {
    scroll(board);
    return undefined;
  }
  // In a place of another size it changes in any case, and takes all it can get.
  const worth = board.dataset.full === undefined ? STEP : WORTH_A_CHANGE;
  const size = yield* fitted(frame, board, Number(before ?? mostOf(frame)), grow && !full ? worth : undefined);
  const elements = elementsOf(board);
  // What was looked for in vain need not be looked for again as long as nearly as much lies on the board.
  if (!full) board.dataset.full = [width, height, elements].join(" ");
  return size === undefined ? undefined : { size, width, height, elements };
}

type Tries<T> = Generator<void, T | undefined>;

/** The size of a board that had another; it grows by no less than `worth` says, or not at all. */
function* fitted(frame: HTMLElement, board: HTMLElement, before: number, worth: number | undefined): Tries<number> {
  const most = mostOf(frame);
  const size = Math.min(most, before);
  const over = overflowAt(frame, board, size);
  if (over > 1) return yield* shrunk(frame, board, size, over);
  if (worth === undefined || size === most) return size;
  yield;
  if (overflowAt(frame, board, Math.min(most, size * worth)) > 1) {
    show(frame, board, size);
    return size;
  }
  yield;
  const tooLarge = overflowAt(frame, board, most);
  return tooLarge > 1 ? yield* shrunk(frame, board, most, tooLarge) : most;
}

/** The size of a board that was too high or too wide by `over`. In a smaller size it is wider too, so less may be enough. */
function* shrunk(frame: HTMLElement, board: HTMLElement, from: number, over: number): Tries<number> {
  const least = smallest();
  let size = Math.max(least, from / Math.sqrt(over));
  let tooLarge = from;
  for (;;) {
    yield;
    const still = overflowAt(frame, board, size);
    if (still <= 1) return yield* enlarged(frame, board, size, tooLarge);
    if (size === least) break;
    tooLarge = size;
    size = Math.max(least, Math.min(size / still, size / STEP));
  }
  // What does not fit even in the smallest letters is scrolled, and then in letters that are easy to read.
  yield;
  scroll(board);
  return undefined;
}

/** The largest size between one that fits and one that does not, or nearly. */
function* enlarged(frame: HTMLElement, board: HTMLElement, fits: number, tooLarge: number): Tries<number> {
  let [low, high] = [fits, tooLarge];
  while (high / low > STEP) {
    yield;
    const middle = Math.sqrt(low * high);
    if (overflowAt(frame, board, middle) > 1) high = middle;
    else low = middle;
  }
  show(frame, board, low);
  return low;
}

/** How many times too high or too wide a board is in some size; 1 where it fits. */
function overflowAt(frame: HTMLElement, board: HTMLElement, size: number): number {
  const { width, height } = show(frame, board, size);
  const { scrollWidth = 0, scrollHeight = 0 } = board.firstElementChild ?? {};
  // Halves of pixels are rounded, sometimes up.
  return Math.max(1, scrollWidth / (width + 1), scrollHeight / (height + 1));
}

function show(
  { offsetWidth, offsetHeight }: HTMLElement,
  board: HTMLElement,
  size: number,
): { readonly width: number; readonly height: number } {
  const [width, height] = [Math.floor(offsetWidth / size), Math.floor(offsetHeight / size)];
  board.dataset.size = String(size);
  board.style.width = `${width}px`;
  board.style.height = `${height}px`;
  board.style.transform = size === 1 ? "" : `scale(${size})`;
  return { width, height };
}

function scroll(board: HTMLElement): void {
  delete board.dataset.size;
  for (const property of ["width", "height", "transform"]) board.style.removeProperty(property);
}

/** Whether a place is so narrow that its board scrolls; `--below-table` in the styles is the same line for the window. */
function scrolls(width: number): boolean {
  return width < BREAKPOINTS.table * textGrowth();
}

function smallest(): number {
  return SMALLEST * textGrowth();
}

function mostOf({ offsetWidth, offsetHeight }: HTMLElement): number {
  const growth = textGrowth();
  const room = Math.min(offsetWidth / PLANNED.width, offsetHeight / PLANNED.height);
  return Math.min(LARGEST * growth, Math.max(growth, room));
}

function elementsOf(board: HTMLElement): number {
  return board.getElementsByTagName("*").length;
}

function isFull({ offsetWidth, offsetHeight }: HTMLElement, board: HTMLElement): boolean {
  const [width, height, elements = 0] = (board.dataset.full ?? "").split(" ").map(Number);
  return width === offsetWidth && height === offsetHeight && elementsOf(board) >= NEARLY * elements;
}

/** Lets the size of a board be looked for anew, however much lies on it. */
export function forgetFull(board: HTMLElement): void {
  delete board.dataset.full;
}
