import { type Signal, useSignal } from "@preact/signals";
import { packFaultText, readPack } from "@tabletown/kernel";
import { Button, Dialog, IconButton } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { DifferencesList } from "../pack/differences-list.tsx";
import { onPacksChanged, packsOf, revised, type StoredPack, storePack } from "../pack/stored-packs.ts";
import { downloadText } from "../part/download.ts";
import { randomId } from "../part/random-id.ts";
import { SelectField } from "../part/select-field.tsx";
import { settings } from "../settings.ts";
import { t } from "../text/index.ts";
import { AboutPack } from "./about-pack.tsx";
import { ChangedElsewhere } from "./changed-elsewhere.tsx";
import { PackDraft } from "./pack-draft.ts";
import { ProblemList } from "./problem-list.tsx";
import { problemsOf } from "./problems.ts";
import { SharePack } from "./share-pack.tsx";
import { texts } from "./text.ts";

type Open = "about" | "changes" | "share";
const NEW = "new";

/** Which pack is worked on, and what can be done with it as a whole. */
export function PackBar({ draft }: { readonly draft: Signal<PackDraft> }): JSX.Element {
  const { language } = settings.value;
  const current = draft.value;
  const { loaded } = current;
  const { name, table } = current.pack.value;
  const packs = useSignal<readonly StoredPack[]>([]);
  const open = useSignal<Open | undefined>(undefined);
  const fault = useSignal<string | undefined>(undefined);
  const refresh = async (): Promise<void> => {
    await draft.peek().stored();
    packs.value = await packsOf(loaded.id);
  };
  useEffect(() => void refresh(), [current, current.other.value]);
  useEffect(() => onPacksChanged(() => void refresh()), [current]);
  const problems = [...problemsOf(loaded.title, table, language).byPath];
  const others = packs.value.filter(({ id }) => id !== current.id);
  const choose = (id: string): void => {
    if (id === current.id) return;
    draft.value = new PackDraft(
      loaded,
      packs.value.find((each) => each.id === id),
    );
  };
  const close = (): void => {
    open.value = undefined;
  };
  const openFile = async (file: File): Promise<void> => {
    const read = readPack(loaded.title, await file.text());
    fault.value = read.ok ? undefined : packFaultText(language, read.problem);
    if (!read.ok) return;
    const stored = revised({ id: randomId(10), pack: read.value });
    const opened = new PackDraft(loaded, stored);
    opened.unsaved.value = await storePack(stored).then(
      () => false,
      () => true,
    );
    draft.value = opened;
  };
  return (
    <section class="pack-bar" aria-label={texts.pack[language]}>
      <div class="pack-chosen">
        <SelectField
          label={texts.pack[language]}
          value={current.id}
          options={[
            [current.id, name || t().packUnnamed],
            ...others.map(({ id, pack }): [string, string] => [id, `${pack.name || t().packUnnamed} ${pack.version}`]),
            [NEW, `+ ${texts.newPack[language]}`],
          ]}
          onChange={choose}
        />
        <IconButton
          icon="undo"
          label={texts.undo[language]}
          disabled={!current.canUndo.value}
          onClick={() => current.undo()}
        />
      </div>
      <div class="button-row">
        <Button icon="text" onClick={() => opened(open, "about")}>
          {texts.aboutPack[language]}
        </Button>
        <Button icon="moves" onClick={() => opened(open, "changes")}>
          {texts.changes[language]}
        </Button>
        <Button icon="download" onClick={() => downloadText(fileName(current), fileText(current))}>
          {texts.saveFile[language]}
        </Button>
        <OpenFile onFile={openFile} />
        <Button icon="link" onClick={() => opened(open, "share")}>
          {texts.share[language]}
        </Button>
      </div>
      {fault.value !== undefined && (
        <p role="alert" class="form-problem">
          {fault.value}
        </p>
      )}
      {current.unsaved.value && <p role="alert">{texts.unsaved[language]}</p>}
      <ChangedElsewhere draft={current} />
      <ProblemList draft={current} problems={problems} />
      {open.value === "about" && (
        <AboutPack
          draft={current}
          onRemoved={() => {
            close();
            draft.value = new PackDraft(loaded);
          }}
          onClose={() => {
            close();
            void refresh();
          }}
        />
      )}
      {open.value === "share" && <SharePack draft={current} onClose={close} />}
      {open.value === "changes" && (
        <Dialog title={texts.changes[language]} onClose={close}>
          <DifferencesList loaded={loaded} table={table} />
        </Dialog>
      )}
    </section>
  );
}

function opened(open: Signal<Open | undefined>, what: Open): void {
  open.value = what;
}

function OpenFile({ onFile }: { onFile(file: File): Promise<void> }): JSX.Element {
  const { language } = settings.value;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        class="unseen"
        tabIndex={-1}
        aria-label={texts.openFile[language]}
        onChange={async ({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file !== undefined) await onFile(file);
          // The same file again, once it is mended, is a change too.
          if (input.current !== null) input.current.value = "";
        }}
      />
      <Button icon="upload" onClick={() => input.current?.click()}>
        {texts.openFile[language]}
      </Button>
    </>
  );
}

function fileName({ loaded, pack }: PackDraft): string {
  const words = pack.value.name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-");
  return `${loaded.id}-${words}-${pack.value.version}.pack.json`;
}

function fileText({ pack }: PackDraft): string {
  return JSON.stringify(pack.value, undefined, 1);
}
