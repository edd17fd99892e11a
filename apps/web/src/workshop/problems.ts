import type { Language, Title } from "@tabletown/kernel";
import { pathKey } from "./table-place.ts";
import { problemTexts } from "./text.ts";

/** What is wrong with a table: by place, and whether anything is. */
export interface Problems {
  /** Whether values of the right kind stand everywhere; otherwise the table cannot even be drawn. */
  readonly drawable: boolean;
  readonly byPlace: ReadonlyMap<string, string>;
}

/** What a schema finds wrong, as far as it is told here. */
interface Issue {
  readonly type?: string;
  readonly message: string;
  readonly requirement?: unknown;
  readonly input?: unknown;
  readonly path?: readonly { readonly key: string | number }[];
}

/** Looks through a whole table: first at every value, then at what they say about each other. */
export function problemsOf(title: Title, table: unknown, language: Language): Problems {
  const { schema, check } = title.components;
  const found = schema?.["~standard"].validate(table) as { readonly issues?: readonly Issue[] } | undefined;
  const issues = found?.issues ?? [];
  if (issues.length > 0) {
    const entries = issues.map((issue): [string, string] => [
      pathKey((issue.path ?? []).map(({ key }) => key)),
      sentence(issue, language),
    ]);
    return { drawable: false, byPlace: new Map(entries.reverse()) };
  }
  const checked = check(table);
  if (checked.ok) return { drawable: true, byPlace: new Map() };
  // "cards.3.activationCost (salters): is money or cards, not both"
  const [, place = "", , said = checked.problem] = /^([\w.-]+)( \([^)]*\))?: (.*)$/s.exec(checked.problem) ?? [];
  return { drawable: true, byPlace: new Map([[place, said]]) };
}

function sentence({ type, requirement, message, input }: Issue, language: Language): string {
  const say = problemTexts[language];
  const limit = typeof requirement === "number" ? requirement : 0;
  const list = Array.isArray(input);
  switch (type) {
    case "number":
    case "integer":
      return say.whole;
    case "min_value":
      return say.atLeast(limit);
    case "max_value":
      return say.atMost(limit);
    case "min_length":
    case "length":
      return list ? say.entriesAtLeast(limit) : say.empty;
    case "max_length":
      return list ? say.entriesAtMost(limit) : say.tooLong(limit);
    case "non_empty":
      return say.empty;
    default:
      return message;
  }
}
