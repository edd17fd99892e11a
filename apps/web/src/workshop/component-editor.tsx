import { type Signal, useSignal } from "@preact/signals";
import { Button, IconButton, isDialogOpen } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { FailedPage } from "../part/loading.tsx";
import { PageHead } from "../part/page-head.tsx";
import { titleText } from "../part/use-title.ts";
import { go, href } from "../route.ts";
import { settings } from "../settings.ts";
import { ChangedElsewhere } from "./changed-elsewhere.tsx";
import { ComponentFace } from "./component-face.tsx";
import { ComponentForm } from "./component-form.tsx";
import { type Filter, nameOf, passes, sectionsOf } from "./entries.ts";
import { FindComponent } from "./find-component.tsx";
import type { PackDraft } from "./pack-draft.ts";
import { Photo } from "./photo.tsx";
import { placeOfPart } from "./table-place.ts";
import { texts, workshopOf } from "./text.ts";

interface ComponentEditorProps {
  readonly draft: PackDraft;
  readonly filter: Filter;
  readonly component: string;
  readonly photo: Signal<string | undefined>;
}

/** One component: as it is drawn and said, the form to put it right, and a photo to copy from. */
export function ComponentEditor({ draft, filter, component, photo }: ComponentEditorProps): JSX.Element {
  const { loaded } = draft;
  const { language } = settings.value;
  const { table } = draft.pack.value;
  const entries = sectionsOf(draft).flatMap((section) => section.entries);
  // What was open when the walk began is walked, whatever changes on the way.
  const order = useRef<readonly string[]>([]);
  if (order.current.length === 0) {
    order.current = entries
      .filter((entry) => entry.component === component || passes(entry, filter))
      .map((entry) => entry.component);
  }
  const index = order.current.indexOf(component);
  const previous = order.current[index - 1];
  const next = order.current[index + 1];
  const entry = entries.find((each) => each.component === component);
  const walk = (to: string | undefined): void => {
    if (to !== undefined) go("workshop", loaded.id, to);
  };
  useEditorKeys({ PageUp: () => walk(previous), PageDown: () => walk(next), "Ctrl+z": () => draft.undo() });
  const path = placeOfPart(table, component);
  if (entry === undefined || path === undefined) return <Gone game={loaded.id} />;
  const finish = (): void => {
    draft.setSeen(component, true);
    if (next === undefined) go("workshop", loaded.id);
    else walk(next);
  };
  const name = nameOf(loaded, table, component);
  return (
    <div>
      <PageHead title={titleText(name, workshopOf[language](loaded.title.words(language).title))} />
      <main class="page workshop editor">
        <header class="editor-head">
          <IconButton icon="back" label={texts.toList[language]} href={href("workshop", loaded.id)} />
          <h1>{name}</h1>
          <FindComponent draft={draft} entries={entries} />
          <span class="editor-place soft">
            {index + 1} / {order.current.length}
          </span>
          <IconButton
            icon="undo"
            label={texts.undo[language]}
            disabled={!draft.canUndo.value}
            onClick={() => draft.undo()}
          />
        </header>
        <ChangedElsewhere draft={draft} />
        <div class="editor-columns">
          <ComponentFace draft={draft} entry={entry} />
          <ComponentForm key={draft.adoptions.value} draft={draft} entry={entry} path={path} onSubmit={finish}>
            <div class="editor-foot">
              <IconButton
                icon="back"
                label={texts.previous[language]}
                disabled={previous === undefined}
                onClick={() => walk(previous)}
              />
              <Button kind="main" icon="check" type="submit" id="seen-next">
                {texts.seenNext[language]}
              </Button>
              <IconButton
                icon="forward"
                label={texts.next[language]}
                disabled={next === undefined}
                onClick={() => walk(next)}
              />
              <p class="small soft only-keys">{texts.keys[language]}</p>
            </div>
          </ComponentForm>
          <Photo address={photo} />
        </div>
      </main>
    </div>
  );
}

function Gone({ game }: { readonly game: string }): JSX.Element {
  const { language } = settings.value;
  return (
    <FailedPage text={texts.nothingHere[language]}>
      <Button href={href("workshop", game)}>{texts.toList[language]}</Button>
    </FailedPage>
  );
}

/** Keys that work wherever the cursor is on the page. */
function useEditorKeys(keys: Readonly<Record<string, () => void>>): void {
  const latest = useSignal(keys);
  latest.value = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const pressed = event.ctrlKey || event.metaKey ? `Ctrl+${event.key}` : event.key;
      const act = latest.peek()[pressed];
      if (act === undefined || isDialogOpen()) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [latest]);
}
