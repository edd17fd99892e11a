import { installChromium } from "../apps/web/test/chromium.ts";

/** Several files of tests ask for a browser at once. Where none can be installed, they say why. */
export async function setup(): Promise<void> {
  await installChromium().catch(() => undefined);
}
