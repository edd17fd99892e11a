import { useSignal } from "@preact/signals";
import type { Pack } from "@tabletown/kernel";
import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import type { LoadedGame } from "../library.ts";
import { DifferencesList } from "../pack/differences-list.tsx";
import { packText } from "../part/pack-text.ts";
import { settings } from "../settings.ts";
import { texts } from "./text.ts";

interface VersionChoiceProps {
  readonly said: string;
  readonly loaded: LoadedGame;
  readonly mine: Pack<unknown>;
  readonly other: Pack<unknown>;
  readonly busy?: boolean;
  onKeepBoth(): void;
  onReplace(): void;
}

/** A pack was changed in two places: what the other version is, and what shall stay. */
export function VersionChoice(props: VersionChoiceProps): JSX.Element {
  const { said, loaded, mine, other, busy = false, onKeepBoth, onReplace } = props;
  const { language } = settings.value;
  const looking = useSignal(false);
  return (
    <div class="version-choice" role="alert">
      <p>{said}</p>
      <div class="button-row">
        <Button
          icon="moves"
          aria-expanded={looking.value}
          onClick={() => {
            looking.value = !looking.value;
          }}
        >
          {texts.lookAtOther[language]}
        </Button>
        <Button icon="layers" disabled={busy} onClick={onKeepBoth}>
          {texts.keepBoth[language]}
        </Button>
        <Button icon="upload" disabled={busy} onClick={onReplace}>
          {texts.replaceOther[language]}
        </Button>
      </div>
      {looking.value && (
        <section>
          <h3>{texts.otherVersion[language]}</h3>
          <p class="soft">{packText(other)}</p>
          {other.note !== mine.note && <p class="pack-note">{other.note}</p>}
          <DifferencesList loaded={loaded} table={other.table} from={mine.table} />
        </section>
      )}
    </div>
  );
}
