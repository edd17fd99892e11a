import type { Language, Provenance, Texts } from "@tabletown/kernel";
import type { JSX } from "preact";
import { say } from "./say.ts";
import { SOURCE_SIGNS } from "./source-mark.tsx";

type UnprintedSource = Exclude<Provenance, "rulebook">;

/** What each sign means. */
export type SourceMeanings = Readonly<Record<UnprintedSource, Texts>>;

/** The sign of where a value on a card comes from; nothing for the rulebook itself. */
export function SourceSign({ source }: { readonly source: Provenance | undefined }): JSX.Element | null {
  return source === undefined || source === "rulebook" ? null : <sup class="source-sign">{SOURCE_SIGNS[source]}</sup>;
}

/** What the signs on a card mean, and which of its values bear them. */
export function ValueSources(props: {
  readonly sources: Readonly<Record<string, Provenance>>;
  readonly meanings: SourceMeanings;
  readonly language: Language;
  fieldName(field: string): string;
}): JSX.Element | null {
  const { sources, meanings, language, fieldName } = props;
  const found = (Object.keys(meanings) as UnprintedSource[]).flatMap((source) => {
    const fields = Object.keys(sources).filter((field) => sources[field] === source);
    return fields.length === 0 ? [] : [{ source, fields: fields.map(fieldName).join(", ") }];
  });
  if (found.length === 0) return null;
  return (
    <span class="value-sources">
      {found.map(({ source, fields }) => (
        <span key={source}>
          <span class="source-sign">{SOURCE_SIGNS[source]}</span> {say(language, meanings[source])}: {fields}
        </span>
      ))}
    </span>
  );
}
