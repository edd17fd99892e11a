import type { Page } from "playwright-core";
import { brokenWords } from "./broken-words.ts";

/** The least height of letters that one must read to decide, and the least side of what one must hit, in pixels. */
const SMALLEST_TEXT = 12;
const SMALLEST_TARGET = 44;
/** Where a whole table is scaled to the screen, it is hit by a mouse. */
const SMALLEST_ON_WIDE = 34;
const WIDE = 1000;

/** What is wrong with how a table lies on the screen, in words. */
export async function tableFaults(page: Page, fits: boolean): Promise<string[]> {
  const broken = await brokenWords(page, ".match-board", ".s-layer, .unseen, svg");
  const faults = await page.evaluate(
    ([smallestText, onNarrow, onWide, wide, mustFit]) => {
      const smallestTarget = innerWidth < wide ? onNarrow : onWide;
      const faults: string[] = [];
      const board = document.querySelector<HTMLElement>(".match-board");
      if (board === null) return ["there is no board"];
      const named = (element: Element): string => {
        const [first = ""] = [...element.classList];
        const said = element.getAttribute("aria-label") ?? element.textContent ?? "";
        return `${first === "" ? element.tagName.toLowerCase() : `.${first}`} “${said.trim().slice(0, 30)}”`;
      };
      const isShown = (element: Element): boolean =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const px = (n: number): number => Math.round(n * 10) / 10;

      // The whole table in sight.
      const hidden = board.scrollHeight - board.clientHeight;
      if (mustFit && hidden > 1) faults.push(`the table is ${hidden} px higher than its place`);
      for (const element of board.querySelectorAll<HTMLElement>("*")) {
        const { overflowY } = getComputedStyle(element);
        const over = element.scrollHeight - element.clientHeight;
        if (mustFit && overflowY === "auto" && over > 1) faults.push(`${named(element)} hides ${over} px of itself`);
      }

      // Letters: what is written in a drawing is as small as the drawing is drawn.
      const enlarged = Number(board.querySelector<HTMLElement>(".fitted-board")?.dataset.size ?? 1);
      const scaleOf = (element: Element): number => {
        if (element instanceof SVGGraphicsElement) return element.getScreenCTM()?.a ?? 1;
        return enlarged;
      };
      const small = new Map<string, number>();
      const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const element = node.parentElement;
        if (element === null || node.textContent?.trim() === "" || !isShown(element)) continue;
        if (element.closest(".d-digit, title, .unseen, .s-layer") !== null) continue;
        const size = px(Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element));
        if (size >= smallestText - 0.25) continue;
        const kind = named(element).split(" ")[0] ?? "";
        small.set(kind, Math.min(size, small.get(kind) ?? size));
      }
      for (const [kind, size] of small) faults.push(`${kind} is written in letters of ${size} px`);

      // What pans and zooms, what is read, and lots of a map whose buildings can be hit in the hand as well.
      const elsewhere = ".s-layer, .log, .proposal-what, .b-lot, .b-street-button";

      // Targets. Two that touch are one finger's width apart in any case: what counts is the room a finger has.
      const targets = [
        ...document.querySelectorAll<HTMLElement>(".match button, .match a[href], .match summary"),
      ].filter((each) => isShown(each) && !each.classList.contains("skip"));
      const tiny = new Map<string, string>();
      for (const target of targets) {
        if (target.closest(elsewhere) !== null) continue;
        const { width, height } = target.getBoundingClientRect();
        if (width >= smallestTarget - 0.5 && height >= smallestTarget - 0.5) continue;
        tiny.set(named(target).split(" ")[0] ?? "", `${px(width)} × ${px(height)} px: ${named(target)}`);
      }
      for (const size of tiny.values()) faults.push(`a target of ${size}`);

      // Clipped words: text that its own box cuts off.
      for (const element of board.querySelectorAll<HTMLElement>("*")) {
        if (!isShown(element) || element.closest(".s-window, .unseen") !== null) continue;
        const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
        if (textOverflow === "ellipsis") continue;
        const cut = (overflow: string): boolean => overflow === "hidden" || overflow === "clip";
        const [wide, high] = [element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight];
        if (element.clientWidth > 0 && ((cut(overflowX) && wide > 1) || (cut(overflowY) && high > 1)))
          faults.push(`${named(element)} is cut off by ${Math.max(wide, high)} px`);
      }

      // Words over words: letters that lie on others, such as a sign on a name. Of a line its middle counts: what reaches
      // above and below is empty in most letters.
      interface WrittenText {
        readonly of: Element;
        readonly text: string;
        /** What stays at an edge of the board while the rest is scrolled past below it. */
        readonly stays: Element | undefined;
        readonly box: readonly [left: number, top: number, right: number, bottom: number];
      }
      const drawnAs = [...board.querySelectorAll("*")].map((each) => [each, getComputedStyle(each)] as const);
      const staying = drawnAs.filter(([, { position }]) => position === "sticky").map(([each]) => each);
      const heardOnly = drawnAs.filter(([, { clipPath }]) => clipPath !== "none").map(([each]) => each);
      const range = document.createRange();
      const lines: WrittenText[] = [];
      const written = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
      for (let node = written.nextNode(); node !== null; node = written.nextNode()) {
        const of = node.parentElement;
        const text = node.textContent?.trim() ?? "";
        // What is far away is laid out when somebody comes near.
        if (of?.checkVisibility({ contentVisibilityAuto: true }) === false) continue;
        if (of === null || text === "" || !isShown(of) || of.closest("svg, .unseen, .s-layer") !== null) continue;
        if (heardOnly.some((each) => each.contains(of))) continue;
        const stays = staying.find((each) => each.contains(of));
        range.selectNodeContents(node);
        const clip = getComputedStyle(of).overflowX === "visible" ? undefined : of.getBoundingClientRect();
        for (const { left, top, right, bottom, height } of range.getClientRects()) {
          const ends = [Math.max(left, clip?.left ?? left), Math.min(right, clip?.right ?? right)] as const;
          lines.push({ of, text, stays, box: [ends[0], top + height / 4, ends[1], bottom - height / 4] });
        }
      }
      const overlap = ({ box: a }: WrittenText, { box: b }: WrittenText): boolean =>
        Math.min(a[2], b[2]) - Math.max(a[0], b[0]) > 2 && Math.min(a[3], b[3]) - Math.max(a[1], b[1]) > 2;
      const covered = new Set<string>();
      for (const [i, one] of lines.entries()) {
        for (const other of lines.slice(i + 1)) {
          if (one.of !== other.of && one.stays === other.stays && overlap(one, other))
            covered.add(`“${other.text.slice(0, 20)}” lies on “${one.text.slice(0, 20)}”`);
        }
      }
      faults.push(...covered);

      // Beside the table: its panel is read from top to bottom, never sideways.
      for (const panel of document.querySelectorAll(".side-content")) {
        const wider = panel.scrollWidth - panel.clientWidth;
        if (wider > 0) faults.push(`what stands in the side panel is ${wider} px too wide`);
      }

      // Overlap: where a target is touched, nothing else may be hit. What stays at an edge of the board covers for a
      // while what is scrolled past it; scrolled to, everything lies open.
      const frame = board.getBoundingClientRect();
      const coverOf = (target: HTMLElement): Element | undefined => {
        const { left, top, right, bottom } = target.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) return undefined;
        const hit = document.elementFromPoint(x, y);
        return hit === null || target.contains(hit) || hit.contains(target) ? undefined : hit;
      };
      const before = board.scrollTop;
      for (const target of targets) {
        if (!board.contains(target) || target.closest(elsewhere) !== null || coverOf(target) === undefined) continue;
        const covers = (["center", "start"] as const).map((block) => {
          target.scrollIntoView({ block, behavior: "instant" });
          return coverOf(target);
        });
        const [cover] = covers;
        if (cover !== undefined && covers.every((each) => each !== undefined))
          faults.push(`${named(target)} lies under ${named(cover)}`);
        board.scrollTop = before;
      }
      const beside = board.scrollWidth - board.clientWidth;
      if (beside > 1) faults.push(`the table is ${beside} px wider than its place`);
      if (document.documentElement.scrollWidth > innerWidth) faults.push("the page is wider than its window");
      return faults;
    },
    [SMALLEST_TEXT, SMALLEST_TARGET, SMALLEST_ON_WIDE, WIDE, fits] as const,
  );
  return [...faults, ...broken];
}
