import { PACK_LIMITS } from "@tabletown/kernel";
import { Button, Dialog } from "@tabletown/ui";
import type { JSX } from "preact";
import { settings } from "../settings.ts";
import type { PackDraft } from "./pack-draft.ts";
import { texts } from "./text.ts";

/** What a pack says about itself. */
export function AboutPack(props: { readonly draft: PackDraft; onRemoved(): void; onClose(): void }): JSX.Element {
  const { draft, onRemoved, onClose } = props;
  const { language } = settings.value;
  const pack = draft.pack.value;
  const remove = async (): Promise<void> => {
    if (!confirm(texts.removeSure[language])) return;
    if (await draft.remove().catch(() => true)) onRemoved();
    else onClose();
  };
  return (
    <Dialog title={texts.aboutPack[language]} onClose={onClose}>
      <div class="about-pack">
        {(["name", "author", "version"] as const).map((field) => (
          <label key={field} class="field">
            <span>{texts[field][language]}</span>
            <input
              type="text"
              autocomplete="off"
              maxLength={PACK_LIMITS[field]}
              value={pack[field]}
              onInput={({ currentTarget }) => draft.describe({ [field]: currentTarget.value })}
            />
          </label>
        ))}
        <label class="field">
          <span>{texts.note[language]}</span>
          <textarea
            rows={3}
            maxLength={PACK_LIMITS.note}
            placeholder={texts.noteHint[language]}
            value={pack.note}
            onInput={({ currentTarget }) => draft.describe({ note: currentTarget.value })}
          />
        </label>
        <p class="small soft">{(draft.unsaved.value ? texts.unsaved : texts.saved)[language]}</p>
        <div class="button-row">
          <Button kind="danger" icon="trash" onClick={remove}>
            {texts.removePack[language]}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
