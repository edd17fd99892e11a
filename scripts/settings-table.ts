// Writes the table of settings into docs/server.md: node --conditions=source scripts/settings-table.ts
import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { SETTINGS, usualText } from "../apps/server/src/config/settings.ts";

const DOCUMENT = "docs/server.md";
const MARKS = /(<!-- settings, made by scripts\/settings-table\.ts -->\n)[\s\S]*?(<!-- end of settings -->)/;

/** One line per setting, as the documentation shows it. */
function settingsTable(): string {
  const rows = SETTINGS.map((setting) => {
    const { variable, flag, kind, what } = setting;
    const names = flag === undefined ? `\`${variable}\`` : `\`${variable}\`, \`${flag}\``;
    const usual = usualText(setting);
    return `| ${names} | ${usual === undefined ? "–" : `\`${usual}\``} | ${kind.name} | ${what} |`;
  });
  return ["| setting | usual | kind | what |", "| --- | --- | --- | --- |", ...rows, ""].join("\n");
}

/** The documentation with the table as it should be. */
export function withSettingsTable(text: string): string {
  if (!MARKS.test(text)) throw new Error(`${DOCUMENT} has lost the marks between which the table of settings stands`);
  return text.replace(MARKS, (_, before: string, after: string) => `${before}${settingsTable()}${after}`);
}

if (process.argv[1] === import.meta.filename)
  writeFileSync(DOCUMENT, withSettingsTable(readFileSync(DOCUMENT, "utf8")));
