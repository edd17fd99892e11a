import { isObject } from "./shape.ts";
import { issueTexts, type SchemaIssue } from "./words/schema-issues.ts";
import type { Texts } from "./words/texts.ts";
import type { Language } from "./words/words.ts";

/** Why a component table cannot be played with: the first place that is wrong. */
export interface TableFault {
  /** As a path: "cards.3.playCost"; "" where it is the table as a whole. */
  readonly path: string;
  /** The id of the component that the path leads through. */
  readonly component?: string;
  readonly says: Texts;
}

/** "cards.3.playCost (a-salters): Enter a whole number." */
export function tableFaultText(language: Language, { path, component, says }: TableFault): string {
  const where = component === undefined ? path : `${path} (${component})`;
  return where === "" ? says[language] : `${where}: ${says[language]}`;
}

/** What a schema found wrong with a table. */
export function schemaFault(table: unknown, issue: SchemaIssue): TableFault {
  const keys = (issue.path ?? []).map(({ key }) => String(key));
  const component = keys.length > 2 ? idOf(table, keys) : undefined;
  return { path: keys.join("."), ...(component !== undefined && { component }), says: issueTexts(issue) };
}

/** The id of what stands in a list of the table. */
function idOf(table: unknown, [list = "", index = ""]: readonly string[]): string | undefined {
  const items: unknown = isObject(table) ? table[list] : undefined;
  const item: unknown = Array.isArray(items) ? items[Number(index)] : undefined;
  return isObject(item) && typeof item.id === "string" ? item.id : undefined;
}
