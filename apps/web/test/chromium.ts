import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import process from "node:process";
import { promisify } from "node:util";
import { type Browser, chromium } from "playwright-core";
import { toolPath } from "../../../scripts/tools.ts";

/** Without windows, notifications and the like a browser costs a good tenth less; pages are drawn by the same code. */
const light = "/usr/bin/chromium-headless-shell";
const usual = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * The light browser where it will do, with scrollbars that take room as on a desk or not, of somebody who has asked it for
 * text twice as large as usual, or the one that people have.
 */
export type BrowserKind = "light" | "scrollbars" | "large text" | "full";

/** A browser named by CHROMIUM, one on the machine, or the test tool's own. */
function chromiumPath(kind: BrowserKind): string | undefined {
  const own = chromium.executablePath();
  return [process.env.CHROMIUM, ...(kind === "full" ? [] : [light]), ...usual, own].find(
    (path) => path !== undefined && existsSync(path),
  );
}

/** Whether the light browser comes, and not one that people have and that stands in for it. */
export function isLight(kind: BrowserKind): boolean {
  return /headless[-_]shell/.test(chromiumPath(kind) ?? "");
}

/**
 * Debian's packages where we are root, otherwise the test tool's own download, unless the machine has every kind. Packages
 * are installed by one program at a time, so this is done before several files of tests begin (install-chromium.setup.ts).
 */
export async function installChromium(): Promise<void> {
  if (chromiumPath("light") !== undefined && chromiumPath("full") !== undefined) return;
  const run = promisify(execFile);
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    try {
      await run("apt-get", ["update"]);
      await run("apt-get", ["install", "-y", "--no-install-recommends", "chromium", "chromium-headless-shell"]);
      return;
    } catch (problem) {
      console.warn("apt-get could not install chromium; trying the test tool's own download", problem);
    }
  }
  await run(process.execPath, [toolPath("playwright-core"), "install", "chromium-headless-shell"]);
}

/**
 * A window for each visitor would each time draw the browser's own lists of suggestions, which nobody sees and which
 * cost more than most pages. The rest is what the test tool would switch off, were it not for our list.
 */
const NEEDLESS = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "PreloadTopChromeWebUI",
  "AimEnabled",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

export async function launch(kind: BrowserKind = "light"): Promise<Browser> {
  if (chromiumPath(kind) === undefined) await installChromium();
  const executablePath = chromiumPath(kind);
  if (executablePath === undefined)
    throw new Error("No Chromium found, and none could be installed. Set CHROMIUM to its path.");
  return chromium.launch({
    executablePath,
    ...(kind === "scrollbars" && { ignoreDefaultArgs: ["--hide-scrollbars"] }),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      `--disable-features=${NEEDLESS.join()}`,
      ...(kind === "large text" ? ["--blink-settings=defaultFontSize=32"] : []),
    ],
  });
}
