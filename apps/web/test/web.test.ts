import { afterAll, beforeAll, describe } from "vitest";
import { matchTests } from "./matches.ts";
import { onlineTests } from "./online.ts";
import { screenTests } from "./screens.ts";
import { Stage } from "./stage.ts";

/** One file, since the page is built once and shown by one browser. */
const stage = new Stage();

beforeAll(() => stage.set(), 240_000);
afterAll(() => stage.clear());

// The clock of a test starts before there is room for it, hence the patience. A real browser on a busy machine may
// miss a moment once; what fails twice is broken.
describe.concurrent("the page", { timeout: 600_000, retry: 1 }, () => {
  onlineTests(stage);
  matchTests(stage);
  screenTests(stage);
});
