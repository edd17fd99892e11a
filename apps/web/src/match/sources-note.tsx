import type { Provenance } from "@tabletown/kernel";
import { Button, Dialog, type Setting, SOURCE_SIGNS, unsureSource } from "@tabletown/ui";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import type { InPlay } from "../library.ts";
import { leastSureFirst, SourcesLegend } from "../part/sources-legend.tsx";
import { href } from "../route.ts";
import { t } from "../text/index.ts";

/** Where components bear signs of their sources: the way to what the signs mean. */
export function SourcesNote({ inPlay, onOpen }: { readonly inPlay: InPlay; onOpen(): void }): JSX.Element | null {
  const unsure = useSources(inPlay).filter(isUnsure);
  if (unsure.length === 0) return null;
  return (
    <Button kind="quiet" class="sources-note" onClick={onOpen}>
      <b aria-hidden="true">{unsure.map((source) => SOURCE_SIGNS[source]).join(" ")}</b> {t().sourcesNote}
    </Button>
  );
}

/** What the signs on components mean, and how to put a value right. */
export function SourcesDialog(props: {
  readonly inPlay: InPlay;
  readonly setting: Setting;
  onClose(): void;
}): JSX.Element {
  const { inPlay, setting, onClose } = props;
  const sources = useSources(inPlay);
  return (
    <Dialog title={t().provenance} onClose={onClose}>
      <SourcesLegend sources={sources} />
      {sources.some(isUnsure) && <p>{setting.words.names["provenance.note"] ?? t().sourcesInvitation}</p>}
      {inPlay.title.components.schema !== undefined && (
        <Button kind="main" icon="layers" href={href("workshop", inPlay.id)}>
          {t().workshop}
        </Button>
      )}
    </Dialog>
  );
}

/** Every source of a component's values, the least sure first. */
export function useSources({ board, title, table }: InPlay): readonly Provenance[] {
  return useMemo(() => {
    const components = board.componentSections(table).flatMap((section) => section.components);
    const found = components.flatMap((component) => Object.values(title.components.provenance(table, component)));
    return leastSureFirst(found);
  }, [table, board]);
}

function isUnsure(source: Provenance): boolean {
  return unsureSource({ source }) !== undefined;
}
