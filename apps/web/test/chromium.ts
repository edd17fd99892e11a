import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import process from "node:process";
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

/** The light browser where it will do, with scrollbars that take room as on a desk or not, or the one that people have. */
export type BrowserKind = "light" | "scrollbars" | "full";

/** The browser of these tests: one named by CHROMIUM, one on the machine, or one installed now. */
function chromiumPath(kind: BrowserKind): string {
  const found = onMachine(kind);
  if (found !== undefined) return found;
  install();
  const installed = onMachine(kind);
  if (installed === undefined)
    throw new Error("No Chromium found, and none could be installed. Set CHROMIUM to its path.");
  return installed;
}

function onMachine(kind: BrowserKind): string | undefined {
  const own = chromium.executablePath();
  return [process.env.CHROMIUM, ...(kind === "full" ? [] : [light]), ...usual, own].find(
    (path) => path !== undefined && existsSync(path),
  );
}

/** Debian's packages where we are root, otherwise the test tool's own download. */
function install(): void {
  const options = { stdio: "inherit" } as const;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    try {
      execFileSync("apt-get", ["update"], options);
      execFileSync(
        "apt-get",
        ["install", "-y", "--no-install-recommends", "chromium", "chromium-headless-shell"],
        options,
      );
      return;
    } catch {
      console.warn("apt-get could not install chromium; trying the test tool's own download");
    }
  }
  execFileSync(process.execPath, [toolPath("playwright-core"), "install", "chromium-headless-shell"], options);
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

export function launch(kind: BrowserKind = "light"): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(kind),
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
    ],
  });
}
