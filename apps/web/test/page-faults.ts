import type { Page } from "playwright-core";
import { brokenWords } from "./broken-words.ts";

const SMALLEST_TEXT = 12;
const SMALLEST_TARGET = 44;
/** On a phone everything is hit by a finger. */
const PHONE = 500;
/** Links in the middle of a sentence are as high as its lines; components are looked at where they are played with. */
const IN_SENTENCES = ".text-link, .rule-link";
const COMPONENTS = ".workshop-picture, .face-pictures, .rule-pictures, .example-board, .l-large .source-sign, svg, sup";

/** In the row of a seat a long name breaks within itself: what is done with the seat stays beside it. */
const NAMES_THAT_BREAK = ".seat-name :is(b, .person-name)";

/** What is wrong with how a page that is no table lies on the screen, in words. */
export async function pageFaults(page: Page): Promise<string[]> {
  const broken = await brokenWords(page, "body", `.unseen, .skip, ${NAMES_THAT_BREAK}, ${COMPONENTS}`);
  const faults = await page.evaluate(
    ([smallestText, smallestTarget, phone, inSentences, components]) => {
      const named = (element: Element): string => {
        const [first = ""] = [...element.classList];
        const said = element.getAttribute("aria-label") ?? element.textContent ?? "";
        return `${first === "" ? element.tagName.toLowerCase() : `.${first}`} “${said.trim().slice(0, 30)}”`;
      };
      const isShown = (element: Element): boolean =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.closest(`.unseen, .skip, ${components}`) === null;
      const faults: string[] = [];
      if (document.documentElement.scrollWidth > innerWidth) faults.push("the page is wider than its window");
      for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
        if (!isShown(element)) continue;
        const { right, width, height } = element.getBoundingClientRect();
        if (width === 0 || height === 0) continue;
        if (right > innerWidth + 1) faults.push(`${named(element)} reaches out of the window`);
        const { overflowX, overflowY, fontSize } = getComputedStyle(element);
        const cut = (overflow: string): boolean => overflow === "hidden" || overflow === "clip";
        const [wide, high] = [element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight];
        const written = element.querySelector("svg") === null && !element.matches("input, select");
        if (written && element.clientWidth > 0 && ((cut(overflowX) && wide > 1) || (cut(overflowY) && high > 1)))
          faults.push(`${named(element)} is cut off by ${Math.max(wide, high)} px`);
        if (innerWidth >= phone && element.matches('input[type="text"]') && wide > 1)
          faults.push(`${named(element)} shows only a part of what is written in it`);
        const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== "");
        if (hasText && Number.parseFloat(fontSize) < smallestText)
          faults.push(`${named(element)} is written in letters of ${fontSize}`);
        if (innerWidth >= phone || !element.matches("button, a[href], summary, select, input")) continue;
        if (element.matches(inSentences)) continue;
        // A checkbox is hit by its label.
        const target = (element.closest("label") ?? element).getBoundingClientRect();
        if (target.width < smallestTarget - 0.5 || target.height < smallestTarget - 0.5)
          faults.push(`a target of ${Math.round(target.width)} × ${Math.round(target.height)} px: ${named(element)}`);
      }
      return [...new Set(faults)];
    },
    [SMALLEST_TEXT, SMALLEST_TARGET, PHONE, IN_SENTENCES, COMPONENTS] as const,
  );
  return [...faults, ...broken];
}
