import { PACK_LIMITS } from "@tabletown/kernel";
import type { JSX } from "preact";
import { settings } from "../settings.ts";
import type { PackDraft } from "./pack-draft.ts";
import { copyOf, texts } from "./text.ts";
import { VersionChoice } from "./version-choice.tsx";

/** Says that another page has changed the pack; where it was changed here as well, asks what shall stay. */
export function ChangedElsewhere({ draft }: { readonly draft: PackDraft }): JSX.Element | null {
  const { language } = settings.value;
  const other = draft.other.value;
  if (other === undefined) {
    return draft.adoptions.value > 0 ? <p role="status">{texts.changedElsewhere[language]}</p> : null;
  }
  const pack = draft.pack.value;
  return (
    <VersionChoice
      said={texts.changedUnseen[language]}
      loaded={draft.loaded}
      mine={pack}
      other={other.pack}
      onKeepBoth={() => draft.keepBoth(copyOf[language](pack.name).slice(0, PACK_LIMITS.name))}
      onReplace={() => draft.replaceOther()}
    />
  );
}
