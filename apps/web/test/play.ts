import type { Locator, Page } from "playwright-core";

/** Settings as a person might have them, without waiting for movement. */
export async function prepare(page: Page, settings: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const given = JSON.stringify({ language: "en", theme: "light", speed: "still", ...settings });
  await page.addInitScript(
    (text) => localStorage.getItem("tabletown.settings") ?? localStorage.setItem("tabletown.settings", text),
    given,
  );
}

/** Collects what the page complains about; a test ends with none. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    // A page from a server of plain files asks once who is there to play with.
    if (message.type() === "error" && !message.location().url.endsWith("/api/lobby"))
      errors.push(`${message.text()} ${message.location().url}`);
  });
  return errors;
}

/** How often a page is asked whether something has happened: in every frame it would draw frames only to be asked. */
const polling = 50;

/** The window in which a board costs least. */
const SMALL = { width: 360, height: 740 };

/** Two taps, the second before the page has drawn anything after the first. */
export async function tapTwice(button: Locator): Promise<void> {
  await button.evaluate((each: HTMLElement) => {
    each.click();
    each.click();
  });
}

/** Waits until what was just done is drawn: drawing is a task of its own after each click. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise<void>((done) => setTimeout(() => setTimeout(done))));
}

/**
 * Waits until the page could be opened without a connection. It asks for its service worker whenever it opens: one that
 * could not be installed is there the next time.
 */
export async function serviceWorkerReady(page: Page): Promise<void> {
  const ready = (): Promise<boolean> =>
    page.evaluate(() => {
      const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), 60_000));
      return Promise.race([navigator.serviceWorker.ready.then(() => true), late]);
    });
  while (!(await ready())) await page.reload();
}

/** Starts a match against bots, against a weak opponent to be quick. */
export async function startAgainstBots(
  page: Page,
  address: string,
  game: string,
  seats: number,
  level = "Beginner",
): Promise<void> {
  await page.goto(`${address}#/new/${game}`);
  await page.locator("#start").waitFor();
  await pill(page, String(seats));
  await pill(page, level);
  await page.locator("#start").click();
  await page.locator(".match-board").waitFor();
}

export async function startAtOneScreen(page: Page, address: string, game: string): Promise<void> {
  await page.goto(`${address}#/new/${game}`);
  await page.locator(".way", { hasText: "Around one screen" }).click();
  await pill(page, "2");
  await page.locator("#start").click();
  await page.locator(".match-board, .handover").first().waitFor();
}

export async function pill(page: Page, text: string): Promise<void> {
  await page
    .locator(".pill", { hasText: new RegExp(`^${text}$`) })
    .first()
    .click();
}

export type Waits = "mine" | "over" | "handover";

/** Waits until somebody at this screen is asked and the whole board shows it, or the game is over. */
export async function asked(page: Page): Promise<Waits> {
  await drawn(page);
  const found = await page.waitForFunction(
    () =>
      document.querySelector("dialog[open] .places") !== null
        ? "over"
        : document.querySelector(".handover") !== null
          ? "handover"
          : document.querySelector(".turn-mine") !== null &&
              document.querySelector(".match-board[aria-busy]") === null &&
              document.querySelector(".match-board .lit, .match-board .button") !== null
            ? "mine"
            : false,
    undefined,
    { polling },
  );
  return (await found.jsonValue()) as Waits;
}

/** Counts what the page sends to the server as moves, and what the server refuses; to be called before it is opened. */
export async function countMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const send = WebSocket.prototype.send;
    const known = new WeakSet<WebSocket>();
    const count = (what: "sent" | "refused"): void => {
      const { dataset } = document.documentElement;
      dataset[what] = String(Number(dataset[what] ?? 0) + 1);
    };
    WebSocket.prototype.send = function (data) {
      if (!known.has(this)) {
        known.add(this);
        this.addEventListener("message", (message) => {
          if (String(message.data).includes('"t":"refused"')) count("refused");
        });
      }
      if (String(data).includes('"do":"act"')) count("sent");
      send.call(this, data);
    };
  });
}

export async function sentMoves(page: Page): Promise<number> {
  return Number((await page.locator("html").getAttribute("data-sent")) ?? 0);
}

/** Waits until a move that was sent stands, or was refused: then somebody else was faster. */
async function answered(page: Page, seq: number, refused: number): Promise<"moved" | "refused"> {
  const found = await page.waitForFunction(
    ([before, refusals]) => {
      const now = Number(document.querySelector<HTMLElement>(".match")?.dataset.seq);
      if (now !== before) return "moved";
      return Number(document.documentElement.dataset.refused ?? 0) > refusals ? "refused" : false;
    },
    [seq, refused] as const,
    { polling },
  );
  return (await found.jsonValue()) || "moved";
}

async function refusedMoves(page: Page): Promise<number> {
  return Number((await page.locator("html").getAttribute("data-refused")) ?? 0);
}

export async function seqOf(page: Page): Promise<number> {
  return Number(await page.locator(".match").getAttribute("data-seq"));
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where a move that has been picked is confirmed, if it has to be. */
export function confirmation(page: Page): Promise<Place | undefined> {
  return page.evaluate(() => {
    const button = document.querySelector(".proposal .button-main")?.getBoundingClientRect();
    return button && { x: button.left + button.width / 2, y: button.top + button.height / 2 };
  });
}

/**
 * Scrolls to something on the board that can be tapped: something lit, or one of its buttons. What lies outside a board
 * that pans is left alone. Now and then the last choice is taken, in these games the biggest.
 */
export function placeToTap(page: Page): Promise<Place | undefined> {
  return page.evaluate(() => {
    const board = document.querySelector(".match-board:not([aria-busy])");
    if (board === null) return undefined;
    const last = Number(document.querySelector<HTMLElement>(".match")?.dataset.seq) % 3 === 0;
    const visible = [...document.querySelectorAll(".match-board .button")];
    const lit = [...document.querySelectorAll(".match-board .lit")];
    for (const element of [...(last ? lit.reverse() : lit), ...visible]) {
      const middle = (): { x: number; y: number } => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      };
      const frame = board.getBoundingClientRect();
      board.scrollBy({ top: middle().y - frame.top - frame.height / 2, behavior: "instant" });
      const { x, y } = middle();
      const hit = document.elementFromPoint(x, y);
      if (hit !== null && element.contains(hit)) return { x, y };
    }
    return undefined;
  });
}

/** One tap on the board, and the confirmation where one is asked for. */
export async function moveByClicking(page: Page): Promise<void> {
  const point = await placeToTap(page);
  // Nothing to tap: the board is being drawn anew, and whoever asked looks again.
  if (point !== undefined) await page.mouse.click(point.x, point.y);
  await drawn(page);
  const confirm = page.locator(".proposal .button-main");
  if ((await confirm.count()) > 0) await confirm.click();
  await drawn(page);
}

/** Plays on to the end by clicking, or for so many taps. A board on which many taps change nothing is one that nobody can play. */
export async function playOut(page: Page, picture: string, most = Number.POSITIVE_INFINITY): Promise<void> {
  let [seq, vain] = [-1, 0];
  for (let taps = 0; taps < most && (await asked(page)) === "mine"; taps++) {
    const now = await seqOf(page);
    vain = now === seq ? vain + 1 : 0;
    seq = now;
    if (vain > 12) {
      await page.screenshot({ path: picture });
      throw new Error(`no tap changes anything after move ${seq}; see ${picture}`);
    }
    await moveByClicking(page);
  }
}

/** Opens a recorded game to watch it, after a share of its moves. */
export async function watchRecord(page: Page, address: string, record: string, share: number): Promise<void> {
  await page.goto(address);
  await page.locator('.open-record input[type="file"]').setInputFiles(record);
  const slider = page.locator(".scrub");
  await slider.waitFor();
  await slider.fill(String(Math.floor(share * Number(await slider.getAttribute("max")))));
}

/**
 * Opens a recorded game and plays on after a share of its moves. On the way there the window is small, whatever it is
 * afterwards: a large one would look for the right size of each board that nobody looks at.
 */
export async function continueRecord(page: Page, address: string, record: string, share: number): Promise<void> {
  const viewport = page.viewportSize() ?? SMALL;
  await page.setViewportSize(SMALL);
  await watchRecord(page, address, record, share);
  await page.locator("button", { hasText: /Play on from here|Graj dalej od tego miejsca|Играть отсюда/ }).click();
  await page.locator(".dock-prompt").waitFor();
  await page.setViewportSize(viewport);
  await page.locator(".match-board:not([aria-busy])").waitFor();
}

/** Makes one move with the keyboard alone, through the list of moves. */
export async function moveByKeyboard(page: Page, pick: (count: number) => number): Promise<void> {
  const tab = page.locator("#tab-moves");
  if ((await tab.getAttribute("aria-selected")) !== "true") {
    await tab.focus();
    await page.keyboard.press("Enter");
  }
  const moves = page.locator(".moves .button");
  await moves.first().waitFor();
  await moves.nth(pick(await moves.count())).focus();
  await page.keyboard.press("Enter");
  await page.locator(".proposal .button-main:focus").waitFor();
  await page.keyboard.press("Enter");
  await drawn(page);
}

/** How many pixels a page is wider than its window; it never should be. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
}

/** Taps until a move stands: a first tap may only choose what the second one places, and a move may come too late. */
export async function moveOn(page: Page): Promise<void> {
  for (let taps = 0; taps < 6; taps++) {
    const [seq, sent, refused] = [await seqOf(page), await sentMoves(page), await refusedMoves(page)];
    await moveByClicking(page);
    if ((await sentMoves(page)) > sent && (await answered(page, seq, refused)) === "moved") return;
  }
  throw new Error("six taps made no move");
}
