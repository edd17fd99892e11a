import { useSignal } from "@preact/signals";
import { LANGUAGES, typeset } from "@tabletown/kernel";
import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { drawingSetting } from "../part/drawing-setting.ts";
import { settings } from "../settings.ts";
import type { ComponentEntry } from "./entries.ts";
import type { PackDraft } from "./pack-draft.ts";
import { texts } from "./text.ts";

/** A component as it stands: drawn, and said in every language; beside it the standard one where that is wanted. */
export function ComponentFace(props: { readonly draft: PackDraft; readonly entry: ComponentEntry }): JSX.Element {
  const { draft, entry } = props;
  const { component } = entry;
  const { loaded } = draft;
  const { language } = settings.value;
  const { table } = draft.pack.value;
  const compared = useSignal(false);
  const { standard } = loaded.title.components;
  const said = LANGUAGES.map((each) => ({ each, text: loaded.title.words(each, table).effect(component) }));
  return (
    <section class="face" aria-label={texts.says[language]}>
      {entry.drawn && (
        <div class="face-pictures">
          <figure class="as-drawn">
            <loaded.board.Picture component={component} setting={drawingSetting(loaded, table)} />
            {compared.value && <figcaption class="small">{texts.yours[language]}</figcaption>}
          </figure>
          {compared.value && (
            <figure class="as-drawn">
              <loaded.board.Picture component={component} setting={drawingSetting(loaded, standard)} />
              <figcaption class="small">{texts.standard[language]}</figcaption>
            </figure>
          )}
        </div>
      )}
      <dl class="face-words">
        {said.map(
          ({ each, text }) =>
            text !== "" && (
              <div key={each}>
                <dt class="small soft">{each.toUpperCase()}</dt>
                <dd lang={each}>{each === "en" ? text : typeset(text)}</dd>
              </div>
            ),
        )}
      </dl>
      {entry.drawn && entry.changed && (
        <Button
          kind="quiet"
          pressed={compared.value}
          onClick={() => {
            compared.value = !compared.value;
          }}
        >
          {texts.compare[language]}
        </Button>
      )}
    </section>
  );
}
