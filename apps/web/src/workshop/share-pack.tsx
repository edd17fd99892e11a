import { useSignal } from "@preact/signals";
import { Button, Dialog, IconButton } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { beenOnline } from "../connection/been-online.ts";
import {
  deleteSharedPack,
  type ListedPack,
  listSharedPacks,
  type OtherUpload,
  sharePack,
  type Upload,
} from "../pack/shared-packs.ts";
import { when } from "../part/figures.ts";
import { lazyPart } from "../part/lazy-component.tsx";
import { packText } from "../part/pack-text.ts";
import { ShareLink } from "../part/share-link.tsx";
import { href } from "../route.ts";
import { settings } from "../settings.ts";
import type { PackDraft } from "./pack-draft.ts";
import { texts } from "./text.ts";
import { VersionChoice } from "./version-choice.tsx";

const QrCode = lazyPart(async () => (await import("../part/qr-code.tsx")).QrCode);

/** Puts the pack on the server and gives the link to it; below, everything of ours that is there. */
export function SharePack({ draft, onClose }: { readonly draft: PackDraft; onClose(): void }): JSX.Element {
  const { language } = settings.value;
  const packs = useSignal<readonly ListedPack[]>([]);
  const said = useSignal<{ readonly text: string; readonly problem: boolean } | undefined>(undefined);
  const busy = useSignal(false);
  const changed = useSignal<OtherUpload | undefined>(undefined);
  const refresh = async (): Promise<void> => {
    packs.value = await listSharedPacks();
  };
  useEffect(() => {
    // Whoever has never been on the server has nothing there.
    if (beenOnline()) void refresh();
  }, []);
  const share = async (before: Upload | undefined): Promise<void> => {
    // A second tap may come before the button is drawn as out of use.
    if (busy.value) return;
    busy.value = true;
    const done = await sharePack(draft.loaded, draft.pack.value, before);
    busy.value = false;
    changed.value = "other" in done ? done : undefined;
    said.value =
      "link" in done
        ? { text: texts.shared[language], problem: false }
        : "problem" in done
          ? { text: done.problem, problem: true }
          : undefined;
    if ("link" in done) draft.setUpload(done);
    await refresh();
  };
  const remove = async (id: string): Promise<void> => {
    if (!confirm(texts.deleteSure[language])) return;
    const problem = await deleteSharedPack(id);
    said.value = problem === undefined ? undefined : { text: problem, problem: true };
    if (problem === undefined && draft.upload.value?.link === id) draft.setUpload(undefined);
    await refresh();
  };
  const upload = draft.upload.value;
  const link = upload?.link;
  return (
    <Dialog title={texts.share[language]} onClose={onClose}>
      <div class="share-pack">
        <p>{link === undefined ? texts.shareHint[language] : texts.shareSame[language]}</p>
        {link !== undefined && (
          <>
            <p class="share-address">{addressOf(link)}</p>
            <ShareLink link={addressOf(link)} />
            <div class="qr only-wide">
              <QrCode text={addressOf(link)} label={texts.scan[language]} />
            </div>
          </>
        )}
        <p class="button-row">
          <Button
            kind={link === undefined ? "main" : "plain"}
            icon="upload"
            disabled={busy.value}
            onClick={() => share(upload)}
          >
            {(link === undefined ? texts.shareNow : texts.shareAgain)[language]}
          </Button>
        </p>
        {changed.value !== undefined && link !== undefined && (
          <VersionChoice
            said={texts.uploadedUnseen[language]}
            loaded={draft.loaded}
            mine={draft.pack.value}
            other={changed.value.other}
            busy={busy.value}
            onKeepBoth={() => share(undefined)}
            onReplace={() => share({ link, revision: changed.value?.revision ?? "" })}
          />
        )}
        {said.value !== undefined && <p role={said.value.problem ? "alert" : "status"}>{said.value.text}</p>}
        {packs.value.length > 0 && (
          <section>
            <h3>{texts.onServer[language]}</h3>
            <ul class="shared-packs">
              {packs.value.map((pack) => (
                <li key={pack.id}>
                  <a href={href("pack", pack.id)}>{packText(pack)}</a>
                  <span class="small soft">{when(pack.updated)}</span>
                  <IconButton
                    icon="trash"
                    label={`${texts.deleteShared[language]}: ${packText(pack)}`}
                    onClick={() => remove(pack.id)}
                  />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  );
}

function addressOf(link: string): string {
  return new URL(href("pack", link), location.href).href;
}
