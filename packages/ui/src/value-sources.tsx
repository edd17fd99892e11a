import type { Language, Provenance, Texts, Words } from "@tabletown/kernel";
import type { JSX } from "preact";
import { say } from "./say.ts";
import { SOURCE_SIGNS } from "./source-mark.tsx";

type UnprintedSource = Exclude<Provenance, "rulebook">;

/** What each sign means. */
const MEANINGS: Readonly<Record<UnprintedSource, Texts>> = {
  reconstructed: { en: "reconstructed", pl: "odtworzone", ru: "восстановлено" },
  "other-edition": { en: "from another edition", pl: "z innego wydania", ru: "из другого издания" },
  sourced: { en: "from a source", pl: "ze źródła", ru: "из источника" },
};

/** The sign of where a value on a card comes from; nothing for the rulebook itself. */
export function SourceSign({ source }: { readonly source: Provenance | undefined }): JSX.Element | null {
  return source === undefined || source === "rulebook" ? null : <sup class="source-sign">{SOURCE_SIGNS[source]}</sup>;
}

/** What the signs on a card mean, and which of its values bear them. */
export function ValueSources(props: {
  readonly sources: Readonly<Record<string, Provenance>>;
  readonly language: Language;
  /** `Words.names` of the game: the field `cost` is called `field.cost` there. */
  readonly names: Words["names"];
}): JSX.Element | null {
  const { sources, language, names } = props;
  const found = (Object.keys(MEANINGS) as UnprintedSource[]).flatMap((source) => {
    const fields = Object.keys(sources).filter((field) => sources[field] === source);
    return fields.length === 0
      ? []
      : [{ source, fields: fields.map((field) => names[`field.${field}`] ?? field).join(", ") }];
  });
  if (found.length === 0) return null;
  return (
    <span class="value-sources">
      {found.map(({ source, fields }) => (
        <span key={source}>
          <span class="source-sign">{SOURCE_SIGNS[source]}</span> {say(language, MEANINGS[source])}: {fields}
        </span>
      ))}
    </span>
  );
}
