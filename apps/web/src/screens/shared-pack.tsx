import { useSignal } from "@preact/signals";
import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { DifferencesList } from "../pack/differences-list.tsx";
import { keepPack, type LinkedPack, openLinkedPack } from "../pack/shared-packs.ts";
import { FailedPage, LoadingPage, useLoading } from "../part/loading.tsx";
import { packText } from "../part/pack-text.ts";
import { PageHead } from "../part/page-head.tsx";
import { useOnce } from "../part/use-once.ts";
import { titleText } from "../part/use-title.ts";
import { go } from "../route.ts";
import { settings } from "../settings.ts";
import { t } from "../text/index.ts";

/** The address behind the link to a pack: what it is and what it changes, to be played with or worked on. */
export function SharedPack({ id }: { readonly id: string }): JSX.Element {
  const [loading, retry] = useLoading(id, () => openLinkedPack(id));
  if (loading.state === "loading") return <LoadingPage />;
  if (loading.state === "failed") return <FailedPage retry={retry} />;
  if ("why" in loading.value) {
    const { why, mayPass } = loading.value;
    return <FailedPage {...(mayPass && { retry })} text={why} />;
  }
  return <Offered {...loading.value} />;
}

function Offered({ loaded, pack, upload }: LinkedPack): JSX.Element {
  const unsaved = useSignal(false);
  const keep = useOnce(async (where: "new" | "workshop"): Promise<void> => {
    const { id } = await keepPack(pack, upload);
    go(where, loaded.id, ...(where === "new" ? [id] : []));
  });
  const keepAnd = (where: "new" | "workshop"): Promise<void> =>
    keep(where).catch(() => {
      unsaved.value = true;
    });
  const game = loaded.title.words(settings.value.language).title;
  return (
    <div>
      <PageHead title={titleText(packText(pack), game)} />
      <main class="page shared-pack">
        <hgroup class="pack-heading">
          <p class="soft">{t().packShared(game)}</p>
          <h1>{packText(pack)}</h1>
        </hgroup>
        {pack.note !== "" && <p class="pack-note">{pack.note}</p>}
        <p class="button-row">
          <Button kind="main" icon="play" onClick={() => keepAnd("new")}>
            {t().packPlay}
          </Button>
          <Button icon="layers" onClick={() => keepAnd("workshop")}>
            {t().packWorkOn}
          </Button>
        </p>
        <p class="small soft">{t().packKept}</p>
        {unsaved.value && <p role="alert">{t().packNotKept}</p>}
        <h2>{t().packDiffers}</h2>
        <DifferencesList loaded={loaded} table={pack.table} />
      </main>
    </div>
  );
}
