import type { Page } from "playwright-core";

/**
 * What of a board lies behind something that stays in its place while somebody who goes by keys is there, in words. Each
 * thing is gone to from where the board is scrolled so far that it is about to leave at an edge.
 */
export async function focusFaults(page: Page): Promise<string[]> {
  // From now on it is seen where the focus is.
  await page.keyboard.press("Tab");
  return page.evaluate(async () => {
    const board = document.querySelector(".match-board");
    const targets = [...(board?.querySelectorAll<HTMLElement>("button, a[href], summary") ?? [])].filter(
      (each) => each.tabIndex >= 0 && each.checkVisibility() && each.closest(".s-window, svg") === null,
    );
    const staysOn = (target: HTMLElement): Element | undefined => {
      const { left, top, width, height } = target.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      for (let each = hit; each !== null && !each.contains(target); each = each.parentElement)
        if (getComputedStyle(each).position === "sticky") return each;
      return undefined;
    };
    const covered = new Set<string>();
    for (const target of targets) {
      for (const block of ["start", "end"] as const) {
        target.blur();
        target.scrollIntoView({ block, behavior: "instant" });
        if (staysOn(target) === undefined) continue;
        target.focus();
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const cover = staysOn(target);
        const said = target.getAttribute("aria-label") ?? target.textContent ?? "";
        if (cover !== undefined) covered.add(`“${said.slice(0, 30)}” has the focus behind .${cover.classList[0]}`);
      }
    }
    return [...covered];
  });
}
