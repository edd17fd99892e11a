import { fileURLToPath } from "node:url";
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { keptInBrowser } from "./device-stores.ts";
import { gamesFor, recordOf } from "./games.ts";
import { look } from "./look.ts";
import {
  asked,
  continueRecord,
  drawn,
  moveByClicking,
  pill,
  playOut,
  seqOf,
  startAgainstBots,
  startAtOneScreen,
} from "./play.ts";
import { findings, patience, phone, shots, testSite, wide } from "./test-site.ts";

const site = testSite();

describe.concurrent("around one screen", patience, () => {
  test("people take turns; what cannot be done says why", async ({ onTestFinished }) => {
    const { page, errors } = await site.visitor(onTestFinished);
    await startAtOneScreen(page, site.address, "metropolia");
    await page.locator(".m-choices .button").first().click();
    await page.locator('.m-pile[aria-disabled="true"]').first().waitFor();
    await page.locator('.match-tools [aria-label="Take back"]').click({ force: true });
    await page.locator(".dock-notice", { hasText: "Nothing can be taken back" }).waitFor();
    await page.locator(".m-pile", { hasText: /^Mine/ }).click({ force: true });
    await page.locator(".dock-notice", { hasText: "costs 6 coins" }).waitFor();
    await page.locator(".m-pile.lit").first().click();
    await page.locator(".consequences", { hasText: "Seat 1 pays 1 coin" }).waitFor();
    await page.locator(".proposal .button-main").click();
    await page.setViewportSize(phone);
    const turns = new Set<string | null>();
    for (let i = 0; i < 6; i++) {
      await asked(page);
      turns.add(await page.locator(".m-mine h2").textContent());
      await moveByClicking(page);
    }
    expect(turns).toEqual(new Set(["Seat 1", "Seat 2"]));
    expect(errors).toEqual([]);
  });

  // The same screen stands between any two players, whatever they play.
  for (const { game } of gamesFor("london").filter(({ secrets }) => secrets)) {
    test(`the hands of ${game} stay hidden while the device is passed on`, async ({ onTestFinished }) => {
      const { page, errors } = await site.visitor(onTestFinished, {}, phone);
      await startAtOneScreen(page, site.address, game);
      const owners = new Set<string | null>();
      for (let moves = 0; owners.size < 2 && moves < 80; moves++) {
        const waits = await asked(page);
        if (waits === "over") break;
        if (waits === "handover") {
          expect(await page.locator(".match").count()).toBe(0);
          if (owners.size === 0) expect(await findings(page)).toEqual([]);
          owners.add(await page.locator(".handover h1").textContent());
          await page.locator(".handover .button").click();
        } else await moveByClicking(page);
      }
      expect(owners.size).toBe(2);
      // Whoever has opened it without wanting to, leaves without a look at anything.
      await page.reload();
      await page.locator('.handover [aria-label="Leave the table"]').click();
      await page.locator(".saves").waitFor();
      expect(errors).toEqual([]);
    });
  }
});

test(
  "around one screen nothing that was looked at stays for the next, and while a bot is to move nobody's hand is shown to who opens the match",
  patience,
  async ({ onTestFinished }) => {
    const { page, errors } = await site.visitor(onTestFinished);
    // A bot that never answers.
    await page.addInitScript(() => {
      Worker.prototype.postMessage = () => undefined;
    });
    await page.goto(`${site.address}#/new/london`);
    await page.locator(".way", { hasText: "Around one screen" }).click();
    await pill(page, "3");
    await page.locator("fieldset", { hasText: "People" }).locator(".pill", { hasText: "2" }).click();
    await page.locator("#start").click();
    await page.locator(".handover .button").click();
    expect(await page.locator(".l-limit").getAttribute("aria-label")).toMatch(
      /^Your hand: \d cards \(max\.\u00A0\d\)\./,
    );
    await page.locator(".l-hand [data-component]").first().click({ button: "right", force: true });
    await page.locator(".close-up").waitFor();
    while ((await asked(page)) === "mine") await moveByClicking(page);
    await page.locator(".handover .button").click();
    await asked(page);
    expect(await page.locator(".close-up").count()).toBe(0);
    const thinks = page.locator(".dock-prompt", { hasText: "thinking" });
    while ((await thinks.count()) === 0) {
      await page.locator(".match-board:not([aria-busy])").waitFor();
      await moveByClicking(page);
    }
    expect(await page.locator(".l-hand").count()).toBe(1);
    await page.reload();
    await thinks.waitFor();
    expect(await page.locator(".l-hand").count()).toBe(0);
    expect(errors).toEqual([]);
  },
);

test("a table shows nothing of what was last done at another", patience, async ({ onTestFinished }) => {
  const { page, errors } = await site.visitor(onTestFinished);
  await startAtOneScreen(page, site.address, "metropolia");
  const earned = page.locator(".m-owned-card.worked");
  while ((await earned.count()) === 0) {
    await asked(page);
    await moveByClicking(page);
  }
  await page.locator('.match-head [aria-label="Leave the table"]').click();
  await startAtOneScreen(page, site.address, "metropolia");
  await asked(page);
  expect(await seqOf(page)).toBe(0);
  expect(await earned.count()).toBe(0);
  expect(errors).toEqual([]);
});

test(
  "a match that is removed in one window is over in the other and does not come back",
  patience,
  async ({ onTestFinished }) => {
    const { context, page, errors } = await site.visitor(onTestFinished, {}, phone);
    await startAtOneScreen(page, site.address, "metropolia");
    await asked(page);
    const other = await context.newPage();
    other.on("dialog", (dialog) => dialog.accept());
    await other.goto(site.address);
    await other.locator(".save button").click();
    await other.locator(".save").waitFor({ state: "detached" });
    await page.locator("main", { hasText: "not stored in this browser" }).waitFor();
    await other.reload();
    await other.locator(".game-card h3").first().waitFor();
    expect(await other.locator(".save").count()).toBe(0);
    expect(errors).toEqual([]);
  },
);

test(
  "where the browser stores nothing, a match is played all the same, and says that it will be lost",
  patience,
  async ({ onTestFinished }) => {
    const { page, errors } = await site.visitor(onTestFinished, {}, phone);
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("", "SecurityError");
      };
    });
    await startAgainstBots(page, site.address, "metropolia", 2);
    await page.locator(".unstored", { hasText: "cannot store the match" }).waitFor();
    await asked(page);
    await moveByClicking(page);
    await asked(page);
    const seq = await seqOf(page);
    expect(seq).toBeGreaterThan(0);
    await page.locator('.match-head [aria-label="Leave the table"]').click();
    await page.locator(".saves a").first().click();
    await page.locator(`.match[data-seq="${seq}"]`).waitFor();
    expect(errors).toEqual([]);
  },
);

test(
  "what was done last is there again, however soon the page is left after it",
  patience,
  async ({ onTestFinished }) => {
    const { page, errors } = await site.visitor(onTestFinished);
    await startAtOneScreen(page, site.address, "metropolia");
    await asked(page);
    const before = await seqOf(page);
    // A device on which the database is not ready before the page is gone.
    await page.evaluate(() => {
      IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest;
    });
    await page.locator(".m-choices .button").first().click();
    await page.locator(`.match:not([data-seq="${before}"])`).waitFor();
    const seq = await seqOf(page);
    await page.reload();
    await asked(page);
    expect(await seqOf(page)).toBe(seq);
    await page.locator('.match-head [aria-label="Leave the table"]').click();
    page.on("dialog", (dialog) => dialog.accept());
    await page.locator('[aria-label="Remove: Metropolia"]').click();
    await page.locator(".save-link").waitFor({ state: "detached" });
    // Nothing lies there that would bring it back.
    expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes("left")))).toEqual([]);
    expect(errors).toEqual([]);
  },
);

test(
  "where the browser has no room left, a match goes on, nobody leaves it unasked, and it is stored once something else is removed",
  patience,
  async ({ expect, onTestFinished }) => {
    const { page, errors } = await site.visitor(onTestFinished, {}, phone);
    await page.addInitScript(() => {
      // As a browser does it: what was asked for is undone when it is to be kept.
      const isFull = (): boolean => sessionStorage.getItem("full") !== null;
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (...given) {
        const request = put.apply(this, given);
        if (isFull()) this.transaction.abort();
        return request;
      };
      const error = Object.getOwnPropertyDescriptor(IDBTransaction.prototype, "error")?.get;
      Object.defineProperty(IDBTransaction.prototype, "error", {
        get: function (): unknown {
          return isFull() ? new DOMException("", "QuotaExceededError") : error?.call(this);
        },
      });
    });
    await startAgainstBots(page, site.address, "metropolia", 2);
    await startAgainstBots(page, site.address, "budowa-miasta", 2);
    await asked(page);
    await page.evaluate(() => sessionStorage.setItem("full", ""));
    await moveByClicking(page);
    await page.locator(".unstored", { hasText: "no room left" }).waitFor();
    await asked(page);
    const seq = await seqOf(page);
    const leaving = page.waitForEvent("dialog");
    const left = page.evaluate(() => location.reload());
    const asks = await leaving;
    expect(asks.type()).toBe("beforeunload");
    await asks.dismiss();
    await left;
    // A match that another page was left with before it was stored finds no room either, and is there all the same.
    const saves = await keptInBrowser<{ readonly game: string; readonly id: string }>(page, "tabletown", "matches");
    const other = saves.find(({ game }) => game === "metropolia");
    await page.evaluate(
      (match) => localStorage.setItem("tabletown.match-left.left", JSON.stringify({ ...match, id: "left" })),
      other,
    );
    await page.locator('.match-head [aria-label="Leave the table"]').click();
    await page.locator('.save-link[href$="/left"]').waitFor();
    await page.evaluate(() => sessionStorage.removeItem("full"));
    page.on("dialog", (dialog) => dialog.accept());
    for (const id of ["left", other?.id]) {
      const match = page.locator(".save", { has: page.locator(`.save-link[href$="/${id}"]`) });
      await match.locator('[aria-label^="Remove:"]').click();
      await match.waitFor({ state: "detached" });
    }
    await expect.poll(() => page.locator(".save-link").count(), patience).toBe(1);
    await page.reload();
    await page.locator(".save-link").click();
    await page.locator(`.match[data-seq="${seq}"]`).waitFor();
    expect(await page.locator(".unstored").count()).toBe(0);
    expect(errors).toEqual([]);
  },
);

test(
  "whoever goes by keys and listens is told everything once, and stays at the table",
  patience,
  async ({ onTestFinished }) => {
    const { page, errors } = await site.visitor(onTestFinished);
    await startAgainstBots(page, site.address, "metropolia", 2);
    await asked(page);
    const announced = page.locator('.match > [role="status"]');
    // Signs are said in words.
    const heard = await page.locator(".m-city").allInnerTexts();
    expect(heard.join()).toContain("landmarks built: 0 of 4");
    const labels = await page.locator(".m-owned-card > .unseen").allTextContents();
    expect(labels.filter((label) => /[×/]/.test(label))).toEqual([]);
    await page.locator(".m-choices .button").first().press("Enter");
    // The button is gone.
    await page.locator("#match-board:focus").waitFor();
    await page.locator(".m-pile.barred").first().press("Enter");
    const refusal = await page.locator('.dock-notice[role="alert"]').textContent();
    expect(await announced.textContent()).not.toContain(refusal);
    expect(await page.locator(".m-tray output").count()).toBe(0);
    await page.locator(".dock .button-icon").press("Enter");
    await page.locator(".m-pile.barred:focus").waitFor();
    await page.locator(".m-pile.lit").first().press("Enter");
    const confirm = page.locator(".proposal .button-main:focus");
    await confirm.waitFor();
    const described = await confirm.evaluate((button) =>
      (button.getAttribute("aria-describedby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent),
    );
    expect(described.slice(0, 3)).toEqual([
      "Build Wheat Field for 1 coin",
      "You pay 1 coin for Wheat Field.",
      "You build Wheat Field.",
    ]);
    await page.locator('.m-pile.chosen[aria-pressed="true"]').waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("KeyH");
    await announced.filter({ hasText: "Hint: " }).waitFor();
    // What was pressed for a move has the focus again. In the next turn it cannot be done, and Tab leads to what can.
    await page.locator(".m-pile.lit").first().press("Enter");
    await confirm.press("Enter");
    await page.locator(".m-pile:not(.lit):focus").waitFor();
    await asked(page);
    await page.keyboard.press("Tab");
    await page.locator(".m-choices .button:focus").waitFor();
    await continueRecord(page, site.address, recordOf("suburbia", 3, "table-2e"), 0.6);
    // One row of the log after the other, each is high enough to be hit.
    const rows = await page.locator(".log .told").evaluateAll((all) => all.map((row) => row.getBoundingClientRect()));
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter(({ height, top }, i) => height < 24 || top < (rows[i - 1]?.bottom ?? top))).toEqual([]);
    expect(errors).toEqual([]);
  },
);

describe.concurrent("a lesson", patience, () => {
  // That a lesson can be played as it is written is tested beside each game.
  for (const [i, { game }] of gamesFor("budowa-miasta").entries()) {
    test(`of ${game} leads to a first game that begins at once`, async ({ onTestFinished }) => {
      const { page, errors } = await site.visitor(onTestFinished, { theme: i % 2 === 0 ? "dark" : "light" });
      await page.goto(`${site.address}#/rules/${game}`);
      await page.locator(".component-list").first().waitFor();
      await look(page, `rules-${game}`);
      await page.goto(`${site.address}#/lesson/${game}`);
      // What the first words speak of is lit, though the board comes part by part.
      await page.locator("[data-pointed]").waitFor();
      await page.locator(".tutor").waitFor();
      // In every game in `npm run test:long`: the tables were looked at, and the tutor is the same.
      if (i === 0 || process.env.LONG_TESTS !== undefined) await look(page, `lesson-${game}`);
      const first = page.locator(".tutor button", { hasText: "Play a first game" });
      for (let steps = 0; steps < 60 && (await first.count()) === 0; steps++) {
        const move = await page.locator(".tutor").getAttribute("data-move");
        // Something that is lit and has to be tapped, something to read, or a move.
        if (move === "") {
          const said = await page.locator(".tutor-words").textContent();
          await page.locator("[data-pointed]").click();
          await page.locator(".why:popover-open").waitFor();
          await page.keyboard.press("Escape");
          // It goes on once what was opened is closed.
          await page.waitForFunction((text) => document.querySelector(".tutor-words")?.textContent !== text, said);
        } else if (move === null) await page.locator(".tutor button.button-main").click();
        else {
          await page.locator("#tab-moves").click();
          await page.locator(`.moves [data-move="${move}"] .button`).click();
          await page.locator(".proposal .button-main").click();
        }
        await drawn(page);
      }
      expect(await page.locator(".tutor-words").textContent()).toContain("You know how it goes");
      await first.click();
      await page.locator(".tutor").waitFor({ state: "detached" });
      await page.locator(".match-board").waitFor();
      expect(page.url()).toContain("#/play/");
      expect(errors).toEqual([]);
    });
  }
});

test(
  "who plays alone reads at the end how it went with Dale, also in a page that gets no frames, as one that nobody sees",
  patience,
  async ({ onTestFinished }) => {
    const { page, errors } = await site.visitor(onTestFinished, {}, phone);
    await openNearEnd(page);
    await page.evaluate(() => {
      window.requestAnimationFrame = () => 0;
    });
    await playOut(page, `${shots}stuck-dale.png`);
    expect(await page.locator("dialog h2").textContent()).toContain("You lose to Dale. Title:");
    // It is drawn part by part, to its end.
    await page.locator(".chart-legend li", { hasText: "Dale" }).waitFor();
    expect(await page.locator(".place-first").count()).toBe(0);
    // What brought one's own points is what one did oneself.
    await page.locator(".story li").first().waitFor();
    const story = await page.locator(".story li").allTextContents();
    expect(story.filter((told) => !/^Move \d+: You /.test(told))).toEqual([]);
    await page.locator(".button", { hasText: "Look at the board" }).click();
    await page.locator(".match-board:not([aria-busy])").waitFor();
    expect(errors).toEqual([]);
  },
);

/** One move before the end of a game of Suburbia: whatever it is, Dale is far ahead. */
async function openNearEnd(page: Page): Promise<void> {
  await page.goto(site.address);
  const record = fileURLToPath(new URL("../../../games/suburbia/fixtures/dale-1e.json", import.meta.url));
  await page.locator('input[type="file"]').setInputFiles(record);
  const slider = page.locator(".scrub");
  await slider.waitFor();
  await slider.fill(String(Number(await slider.getAttribute("max")) - 1));
  await page.locator("button", { hasText: "Play on from here" }).click();
}

test("equal scores say what decided between them, and by which rule", patience, async ({ onTestFinished }) => {
  const { page, errors } = await site.visitor(onTestFinished);
  await page.goto(site.address);
  await page.locator('input[type="file"]').setInputFiles(recordOf("metropolia", 4, "base"));
  const slider = page.locator(".scrub");
  await slider.waitFor();
  await slider.fill((await slider.getAttribute("max")) ?? "");
  await page.locator("button", { hasText: "Standings" }).click();
  await page.locator(".place", { hasText: "Place 3" }).waitFor();
  const decided = page.locator(".place", {
    hasText: "Equal score, decided by what the landmarks cost, then coins §6.4",
  });
  expect(await decided.locator(".place-score").allTextContents()).toEqual(["2", "2"]);
  // Every landmark counts by the same rule, which is named once.
  expect(await page.locator(".place-first .place-parts li").count()).toBe(4);
  expect(await page.locator(".place-first .rule-link").allTextContents()).toEqual(["§6.4"]);
  expect(errors).toEqual([]);
});

test(
  "what is chosen on a phone stays in sight, as do one’s coins, also from the list of moves",
  patience,
  async ({ onTestFinished }) => {
    const { page, errors } = await site.visitor(onTestFinished, {}, phone);
    await startAtOneScreen(page, site.address, "metropolia");
    await page.locator(".m-choices .button").first().click();
    await asked(page);
    const middleIsSeen = (): Promise<unknown> =>
      page.waitForFunction(() => {
        const chosen = document.querySelector(".match-board .chosen");
        if (chosen === null) return false;
        const { left, top, width, height } = chosen.getBoundingClientRect();
        return chosen.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
    // A card at the lower edge, over which the proposal rises.
    const last = page.locator(".m-pile.lit").last();
    await last.evaluate((pile) => pile.scrollIntoView({ block: "end" }));
    await last.click();
    await page.locator(".proposal .button-main").waitFor();
    await middleIsSeen();
    await asked(page);
    expect(await isWithinWindow(page.locator(".m-purse"))).toBe(true);
    expect(await page.locator(".m-purse").textContent()).toBe(await page.locator(".m-mine .m-coins").textContent());
    const edge = (pile: Locator): Promise<string> => pile.evaluate((element) => getComputedStyle(element).outlineColor);
    expect(await edge(last)).not.toBe(await edge(page.locator(".m-pile.lit").first()));
    await page.locator(".proposal .button", { hasText: "Back" }).click();
    await page.locator('.match-tools [aria-label="Log and more"]').click();
    await page.locator("#tab-moves").click();
    await page.locator(".moves .button", { hasText: "Wheat Field" }).click();
    await page.locator(".m-pile.chosen", { hasText: "Wheat Field" }).waitFor();
    await middleIsSeen();
    // What is done with a button is marked there.
    await page.locator(".proposal .button", { hasText: "Back" }).click();
    await page.locator('.match-tools [aria-label="Log and more"]').click();
    await page.locator(".moves .button", { hasText: "Build nothing" }).focus();
    await page.locator('.m-choices .chosen[aria-pressed="true"]', { hasText: "Build nothing" }).waitFor();
    expect(errors).toEqual([]);
  },
);

test(
  "a way to use a tile does nothing when another has been picked up since; a proposed tile shows on a desk all that it brings",
  patience,
  async ({ onTestFinished }) => {
    const { page, errors } = await site.visitor(onTestFinished, {}, phone);
    await continueRecord(page, site.address, recordOf("suburbia", 2, "table-2e"), 0.4);
    await asked(page);
    const seq = await seqOf(page);
    const pick = (): Promise<void> => page.locator('.s-cell.lit[data-anchor^="market-"]').first().click();
    // By keys, what can be done with it comes next, and what was picked is said to be; put back, one is where one was.
    await page.locator('.s-cell.lit[data-anchor^="market-"]').first().press("Enter");
    await page.locator(".s-way.lit:focus").waitFor();
    await page.locator('.s-cell[aria-pressed="true"]').waitFor();
    await page.keyboard.press("Escape");
    await page.locator('.s-cell[data-anchor^="market-"]:focus').waitFor();
    await pick();
    await page.locator(".s-way.lit").first().waitFor();
    await asked(page);
    const inTray = (): Promise<string | null> => page.locator(".s-tray-words").textContent();
    const first = await inTray();
    // Before anything is drawn anew.
    await page.evaluate(() => {
      const others = document.querySelectorAll<HTMLElement>(
        '.s-cell[data-anchor^="market-"]:not(.chosen, [aria-disabled="true"])',
      );
      others[0]?.click();
      document.querySelector<HTMLElement>(".s-way.lit")?.click();
    });
    await asked(page);
    expect(await inTray()).not.toBe(first);
    expect(await page.locator(".proposal").count()).toBe(0);
    expect(await seqOf(page)).toBe(seq);

    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 1280, height: 720 });
    await asked(page);
    await page.locator('[data-anchor="market-7"]').click();
    await page.locator(".s-tray .lit").first().click();
    await page.locator(".s-layer .lit").first().click();
    await page.locator(".proposal .consequences li").nth(4).waitFor();
    const hidden = await page.locator(".proposal-what").evaluate((what) => what.scrollHeight - what.clientHeight);
    expect(hidden).toBeLessThanOrEqual(1);
    expect(errors).toEqual([]);
  },
);

test(
  "a table that was too high for a moment is whole again after the next move",
  patience,
  async ({ onTestFinished }) => {
    const { page, errors } = await site.visitor(onTestFinished, {}, { width: 1280, height: 720 });
    await startAtOneScreen(page, site.address, "metropolia");
    const heightens = (height: string): Promise<void> =>
      page.evaluate((least) => {
        const board = document.querySelector<HTMLElement>(".fitted-board > *");
        if (board !== null) board.style.minHeight = least;
      }, height);
    await page.locator(".fitted-board[data-size]").waitFor();
    await heightens("3000px");
    await page.locator(".m-choices .button").first().click();
    await page.locator(".fitted-board:not([data-size])").waitFor();
    await heightens("");
    await moveByClicking(page);
    await page.locator(".fitted-board[data-size]").waitFor();
    expect(errors).toEqual([]);
  },
);

describe.concurrent("against bots", patience, () => {
  test("each plays as well as one likes, also later, and the next table remembers it", async ({ onTestFinished }) => {
    const { page, errors } = await site.visitor(onTestFinished, {}, phone);
    await page.goto(`${site.address}#/new/metropolia`);
    await page.locator("#start").waitFor();
    await pill(page, "3");
    await pill(page, "Mixed");
    const levelOf = (name: string) => page.getByLabel(`How well ${name} plays`);
    await levelOf("Birch").selectOption("Expert");
    await levelOf("Cedar").selectOption("Beginner");
    await page.locator("#start").click();
    await asked(page);
    await page.locator('.match-tools [aria-label="Menu"]').click();
    expect(await levelOf("Birch").inputValue()).toBe("expert");
    await levelOf("Cedar").selectOption("Strong");
    await page.keyboard.press("Escape");
    await moveByClicking(page);
    await asked(page);
    await page.reload();
    await asked(page);
    await page.locator('.match-tools [aria-label="Menu"]').click();
    expect(await levelOf("Cedar").inputValue()).toBe("strong");
    await page.goto(`${site.address}#/new/metropolia`);
    await page.locator("#start").waitFor();
    expect(await levelOf("Birch").inputValue()).toBe("expert");
    expect(await levelOf("Cedar").inputValue()).toBe("beginner");
    expect(errors).toEqual([]);
  });

  test("a move is explained by what was weighed, and a hint lists the best first", async ({ onTestFinished }) => {
    const { page, errors } = await site.visitor(onTestFinished);
    // A beginner may overlook all but one option, and then nothing is weighed against it.
    await startAgainstBots(page, site.address, "metropolia", 2, "Casual");
    for (let n = 0; n < 4 && (await asked(page)) === "mine"; n++) await moveByClicking(page);
    await asked(page);
    const built = page.locator(".log-entry", { hasText: "Birch builds" }).last();
    await built.locator(".log-why button").click();
    await page.locator(".weighed .move-value").nth(1).waitFor();
    expect(await page.locator(".weighed-made").count()).toBe(1);
    const weighed = await worths(page.locator(".weighed .move-value"));
    expect(weighed).toEqual(weighed.toSorted((a, b) => b - a));
    await page.keyboard.press("Escape");
    for (let n = 0; n < 9 && (await page.locator(".match-board .m-pile.lit").count()) === 0; n++) {
      await moveByClicking(page);
      await asked(page);
    }
    await page.locator('.match-tools [aria-label="Hint"]').click();
    await page.locator(".moves .move-value").nth(1).waitFor();
    const hinted = await worths(page.locator(".moves .move-value"));
    expect(hinted).toEqual(hinted.toSorted((a, b) => b - a));
    expect(await page.locator(".moves li").first().locator(".move-best").count()).toBe(1);
    // Nets are asked in WebAssembly, which the page's policy has to allow.
    const [worker] = page.workers();
    expect(
      await worker?.evaluate(() => String(new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)))),
    ).toBe("[object WebAssembly.Module]");
    expect(errors).toEqual([]);
  });

  test("what a bot weighed over a hidden hand is not told while the match goes on", async ({ onTestFinished }) => {
    const { page } = await site.visitor(onTestFinished);
    await startAgainstBots(page, site.address, "budowa-miasta", 2);
    for (let n = 0; n < 4 && (await asked(page)) === "mine"; n++) await moveByClicking(page);
    await asked(page);
    const explained = (told: string) => page.locator(".log-entry:has(.log-why)", { hasText: told });
    expect(await page.locator(".log-entry", { hasText: "Birch builds" }).count()).toBeGreaterThan(0);
    expect(await explained("Birch builds").count()).toBe(0);
    expect(await explained("You build").count()).toBeGreaterThan(0);
  });
});

test("on Suburbia’s scales every pawn stands at its value, however many share it", async ({ onTestFinished }) => {
  const { page } = await site.visitor(onTestFinished);
  await startAgainstBots(page, site.address, "suburbia", 4);
  const middles = await page
    .locator(".s-scale-income .s-pawn")
    .evaluateAll((pawns) => pawns.map((pawn) => pawn.getBoundingClientRect()).map(({ left, right }) => left + right));
  expect(middles).toHaveLength(4);
  for (const middle of middles) expect(middle).toBeCloseTo(middles[0] ?? 0, 0);
});

test(
  "by keyboard: Tab begins where something can be done, rules open at a number and leave a prepared move, D makes it",
  patience,
  async ({ expect, onTestFinished }) => {
    const { page, errors } = await site.visitor(onTestFinished);
    await startAgainstBots(page, site.address, "metropolia", 3);
    await asked(page);
    await page.keyboard.press("Tab");
    await page.locator(".m-choices .button:focus").waitFor();
    await page.keyboard.press("d");
    const pile = page.locator(".m-pile.lit").first();
    // Whoever pressed something with the mouse and put it back begins there too.
    await page.locator(".m-pile.lit").last().click();
    await page.locator(".proposal").waitFor();
    await page.keyboard.press("Escape");
    await page.locator(".proposal").waitFor({ state: "detached" });
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement === document.querySelector(".match-board .lit"))).toBe(
      true,
    );
    // What explains a number does not lie over the board for whoever goes on elsewhere.
    await page.locator(".match-board [popovertarget]").first().focus();
    await page.keyboard.press("Enter");
    await page.locator(".why:popover-open").waitFor();
    await pile.focus();
    await page.locator(".why:popover-open").waitFor({ state: "detached" });
    await page.keyboard.press("Enter");
    const prepared = await page.locator(".proposal h2").textContent();
    const link = page.locator(".consequences .rule-link").first();
    const number = (await link.textContent())?.slice(1);
    await link.click();
    const sought = page.locator(`.rules-list [data-rule="${number}"]`);
    await sought.and(page.locator(".rule-sought")).waitFor();
    expect(await isWithinWindow(sought)).toBe(true);
    // However far the rules are scrolled, the way out of them is in sight.
    expect(await isWithinWindow(page.locator(".sheet-head .button-icon"))).toBe(true);
    await page.keyboard.press("Escape");
    await page.locator(".rules-list").waitFor({ state: "detached" });
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.locator(".proposal h2").textContent()).toBe(prepared);
    await page.keyboard.press("d");
    await asked(page);
    // What was missed shows its place when it is touched, and folds away where it would lie over it.
    await page.setViewportSize(phone);
    await page.locator(".since summary").click();
    await page.locator(".since-list .told-place").first().focus();
    expect(await litFor(page, ".since-list .told-place")).toBeGreaterThan(1000);
    expect(await page.locator(".since-list").count()).toBe(0);
    await page.locator(".since summary").click();
    await page.locator(".since-list").waitFor();
    await page.keyboard.press("Escape");
    await page.locator(".since-list").waitFor({ state: "detached" });
    await page.setViewportSize(wide);
    // Each of the others is named once, however many steps their turn had.
    const heads = page.locator(".log .turn-head");
    await expect.poll(async () => (await heads.allTextContents()).slice(0, 3)).toEqual(["You", "Birch", "Cedar"]);
    await page.locator(".log-filter button", { hasText: "Cedar" }).click();
    await expect.poll(async () => new Set(await heads.allTextContents())).toEqual(new Set(["Cedar"]));
    await page.locator(".told-place").first().hover();
    await page.locator(".match-board [data-pointed]").waitFor();
    await page.keyboard.press("?");
    await page.locator(".keys kbd", { hasText: "D" }).waitFor();
    expect(await findings(page)).toEqual([]);
    await expectNothingBehind(page);
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
    expect(await page.getByRole("main").count()).toBe(1);
    expect(errors).toEqual([]);
  },
);

/** Holds a page to it that of a dialog's background nothing is reached: by Tab, by what asks for the focus, by a tap or a screen reader. */
async function expectNothingBehind(page: Page): Promise<void> {
  const focused = (): Promise<string> =>
    page.evaluate(() => {
      const { activeElement } = document;
      if (activeElement === document.body) return "browser";
      return activeElement?.closest("dialog") ? "dialog" : "behind";
    });
  const isFirst = (): Promise<boolean> => page.locator("dialog .button-icon").evaluate((it) => it.matches(":focus"));
  expect(await isFirst()).toBe(true);
  for (const key of ["Tab", "Shift+Tab"]) {
    const visited: string[] = [];
    for (let n = 0; n < 6; n++) {
      await page.keyboard.press(key);
      visited.push(await focused());
    }
    expect(visited).not.toContain("behind");
    expect(visited.filter((where) => where === "dialog").length).toBeGreaterThan(3);
  }
  await page.locator("dialog .button-icon").focus();
  await page.locator("#match-board").evaluate((board) => board.focus());
  expect(await isFirst()).toBe(true);
  expect(await page.getByRole("main").count()).toBe(0);
  expect(await page.evaluate(() => document.elementFromPoint(5, 5)?.closest(".match"))).toBe(null);
}

/** For how many milliseconds a click lights a place on the board. */
function litFor(page: Page, clicked: string): Promise<number> {
  return page.evaluate(
    (selector) =>
      new Promise((resolve) => {
        let began: number | undefined;
        const observer = new MutationObserver(() => {
          if (document.querySelector(".match-board [data-pointed]") !== null) began ??= performance.now();
          else if (began !== undefined) resolve(performance.now() - began);
        });
        observer.observe(document.body, { subtree: true, attributeFilter: ["data-pointed"] });
        document.querySelector<HTMLElement>(selector)?.click();
        setTimeout(() => resolve(0), 60_000);
      }),
    clicked,
  );
}

function isWithinWindow(element: Locator): Promise<boolean> {
  return element.evaluate((each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
}

/** Percentages as they are shown. */
async function worths(shown: Locator): Promise<number[]> {
  return (await shown.allTextContents()).map((text) => Number.parseFloat(text));
}

test("who plays alone is told where a move leads, not how likely it wins", patience, async ({ onTestFinished }) => {
  const { page } = await site.visitor(onTestFinished);
  await page.goto(`${site.address}#/new/suburbia`);
  await page.locator("#start").waitFor();
  await pill(page, "Solo 1: the Lone Architect");
  await page.locator("#start").click();
  await asked(page);
  await page.locator('.match-tools [aria-label="Hint"]').click();
  const best = page.locator(".moves .move-value").first();
  await best.waitFor();
  expect(await best.textContent()).toMatch(/^about \d+ points$/);
});
