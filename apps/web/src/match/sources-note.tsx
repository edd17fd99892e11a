import { useSignal } from "@preact/signals";
import type { Provenance } from "@tabletown/kernel";
import { Button, Dialog, type Setting, SOURCE_SIGNS, unsureSource } from "@tabletown/ui";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import type { InPlay } from "../library.ts";
import { href } from "../route.ts";
import { t } from "../text/index.ts";

/** Where components bear signs of their sources: what the signs mean, and how to put a value right. */
export function SourcesNote(props: { readonly inPlay: InPlay; readonly setting: Setting }): JSX.Element | null {
  const { inPlay, setting } = props;
  const { board, title, table, id } = inPlay;
  const open = useSignal(false);
  const unsure = useMemo(() => unsureSources(inPlay), [table, board]);
  if (unsure.length === 0) return null;
  return (
    <>
      <Button
        kind="quiet"
        class="sources-note"
        onClick={() => {
          open.value = true;
        }}
      >
        <b aria-hidden="true">{unsure.map((source) => SOURCE_SIGNS[source]).join(" ")}</b> {t().sourcesNote}
      </Button>
      {open.value && (
        <Dialog
          title={t().provenance}
          onClose={() => {
            open.value = false;
          }}
        >
          <ul class="sources-legend">
            {unsure.map((source) => (
              <li key={source}>
                <b aria-hidden="true">{SOURCE_SIGNS[source]}</b> {t().provenanceNames[source]}
              </li>
            ))}
          </ul>
          <p>{setting.words.names["provenance.note"] ?? t().sourcesInvitation}</p>
          {title.components.schema !== undefined && (
            <Button kind="main" icon="layers" href={href("workshop", id)}>
              {t().workshop}
            </Button>
          )}
        </Dialog>
      )}
    </>
  );
}

/** The signs that stand on components, each once. */
function unsureSources({ board, title, table }: InPlay): readonly Provenance[] {
  const components = board.componentSections(table).flatMap((section) => section.components);
  const found = components.map((component) => unsureSource(title.components.provenance(table, component)));
  return [...new Set(found.flatMap((source) => source ?? []))].sort().reverse();
}
