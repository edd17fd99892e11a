import { expect, test } from "vitest";
import { settings } from "../settings.ts";
import { changeLanguage, loadLanguage } from "./index.ts";

test("a language just chosen is not replaced by an earlier choice that comes from the server while it is fetched", async ({
  onTestFinished,
}) => {
  const before = settings.value;
  onTestFinished(() => {
    settings.value = before;
  });
  await loadLanguage();
  const chosen = changeLanguage("pl");
  await changeLanguage("en", 1);
  await chosen;
  expect(settings.value.language).toBe("pl");
  // A later one from another device does.
  await changeLanguage("ru", Date.now() + 1_000);
  expect(settings.value.language).toBe("ru");
});
