import type { BrowserContext, Page } from "playwright-core";

/** Farther from the page than a browser draws beforehand. */
const BESIDE = 30_000;

/**
 * Nobody looks at the pages of a test, and drawing them takes the light browser a sixth of its time or more: it is told
 * to show what lies far beside them. The pages know nothing of it, and are laid out, clicked and asked as ever; a picture
 * of one shows the page.
 */
export function drawNothing(context: BrowserContext): void {
  // A page that is closed again at once need not be drawn either.
  context.on("page", (page) => void lookBeside(page).catch(() => undefined));
}

async function lookBeside(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const look = async (): Promise<void> => {
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    const size = { width, height, screenWidth: width, screenHeight: height, deviceScaleFactor: 1, mobile: false };
    const viewport = { x: BESIDE, y: BESIDE, width, height, scale: 0.1 };
    await session.send("Emulation.setDeviceMetricsOverride", { ...size, viewport });
  };
  // A page of another size is looked at again.
  const resize = page.setViewportSize.bind(page);
  page.setViewportSize = async (size) => {
    await resize(size);
    await look();
  };
  await look();
}
