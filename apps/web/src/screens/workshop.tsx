import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { type LoadedGame, loadGame } from "../library.ts";
import { packsOf, type StoredPack } from "../pack/stored-packs.ts";
import { FailedPage, LoadingPage, useLoading } from "../part/loading.tsx";
import { settings } from "../settings.ts";
import { t } from "../text/index.ts";
import { ComponentEditor } from "../workshop/component-editor.tsx";
import { ComponentGrid } from "../workshop/component-grid.tsx";
import type { Filter } from "../workshop/entries.ts";
import { PackDraft } from "../workshop/pack-draft.ts";
import { texts } from "../workshop/text.ts";
import "../workshop/workshop.css";
import "../workshop/component-editor.css";
import "../workshop/component-form.css";

interface WorkshopProps {
  readonly game: string;
  /** The component being corrected; without one all are listed. */
  readonly component?: string;
}

interface Opened {
  readonly loaded: LoadedGame;
  readonly latest: StoredPack | undefined;
}

/** Where the components of a game are held against the printed ones and put right. */
export function Workshop(props: WorkshopProps): JSX.Element {
  const [loading, retry] = useLoading(props.game, async (): Promise<Opened> => {
    const [loaded, packs] = await Promise.all([loadGame(props.game), packsOf(props.game)]);
    return { loaded, latest: packs[0] };
  });
  if (loading.state === "loading") return <LoadingPage />;
  if (loading.state === "failed") return <FailedPage retry={retry} text={t().gameFailed(props.game)} />;
  if (loading.value.loaded.title.components.schema === undefined) {
    return <FailedPage text={texts.noForm[settings.value.language]} />;
  }
  return <OpenWorkshop {...props} opened={loading.value} />;
}

function OpenWorkshop({ component, opened }: WorkshopProps & { readonly opened: Opened }): JSX.Element {
  const draft = useSignal(new PackDraft(opened.loaded, opened.latest));
  useEffect(() => draft.value.follow(), [draft.value]);
  const filter = useSignal<Filter>("all");
  const photo = useSignal<string | undefined>(undefined);
  return component === undefined ? (
    <ComponentGrid draft={draft} filter={filter} />
  ) : (
    <ComponentEditor key={component} draft={draft.value} filter={filter.value} component={component} photo={photo} />
  );
}
