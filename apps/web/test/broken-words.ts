import type { Page } from "playwright-core";

/**
 * Words of which a letter or two stand alone on the next line, in words. Where a word may break, what is written says
 * so. Figures, such as a price with its sign, never break.
 */
export function brokenWords(page: Page, within: string, except: string): Promise<string[]> {
  return page.evaluate(
    ([where, elsewhere]) => {
      const range = document.createRange();
      const broken = new Set<string>();
      for (const part of document.querySelectorAll(where)) {
        const words = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
          const element = node.parentElement;
          if (element === null || element.closest(elsewhere) !== null) continue;
          if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
          for (const { 0: word, index } of (node.textContent ?? "").matchAll(
            /\p{L}{4,}(?![\p{L}\u00ad])|[−+]?[$£]?\d+/gu,
          )) {
            // After a soft hyphen, what is drawn of it belongs to the first letter.
            const hyphened = node.textContent?.[index - 1] === "\u00ad";
            range.setStart(node, hyphened ? index + 1 : index);
            range.setEnd(node, index + word.length);
            if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.add(word);
          }
        }
      }
      return [...broken].map((word) => `“${word}” breaks where no syllable ends`);
    },
    [within, except] as const,
  );
}
