import type { Signal } from "@preact/signals";
import { PROVENANCES } from "@tabletown/kernel";
import { Button, Icon, type Setting, SOURCE_SIGNS } from "@tabletown/ui";
import type { JSX } from "preact";
import { Choose } from "../part/choose.tsx";
import { drawingSetting } from "../part/drawing-setting.ts";
import { PageHead } from "../part/page-head.tsx";
import { leastSureFirst, SourcesLegend } from "../part/sources-legend.tsx";
import { href } from "../route.ts";
import { settings } from "../settings.ts";
import { t } from "../text/index.ts";
import { type ComponentEntry, FILTERS, type Filter, nameOf, passes, sectionsOf } from "./entries.ts";
import { FindComponent } from "./find-component.tsx";
import { PackBar } from "./pack-bar.tsx";
import type { PackDraft } from "./pack-draft.ts";
import { seenOf, texts, workshopOf } from "./text.ts";

/** Every component of a game, drawn, with where its values come from and how far the work is. */
export function ComponentGrid(props: {
  readonly draft: Signal<PackDraft>;
  readonly filter: Signal<Filter>;
}): JSX.Element {
  const { filter } = props;
  const draft = props.draft.value;
  const { language } = settings.value;
  const { loaded } = draft;
  const sections = sectionsOf(draft);
  const all = sections.flatMap(({ entries }) => entries);
  const seen = all.filter((entry) => entry.seen).length;
  const shown = sections
    .map((section) => ({ ...section, entries: section.entries.filter((entry) => passes(entry, filter.value)) }))
    .filter(({ entries }) => entries.length > 0);
  const setting = drawingSetting(loaded, draft.pack.value.table);
  const count = (each: Filter): string =>
    `${texts[each][language]} ${all.filter((entry) => passes(entry, each)).length}`;
  return (
    <div>
      <PageHead title={workshopOf[language](setting.words.title)} />
      <main class="page workshop">
        <h1>{workshopOf[language](setting.words.title)}</h1>
        <p>{texts.intro[language]}</p>
        <PackBar draft={props.draft} />
        <p class="workshop-progress">
          <progress max={all.length} value={seen} aria-label={texts.seen[language]} />
          <span>{seenOf[language](seen, all.length)}</span>
        </p>
        <Choose
          label={texts.filter[language]}
          values={FILTERS.map((each) => [each, count(each)])}
          value={filter.value}
          onChange={(value) => {
            filter.value = value;
          }}
        />
        <FindComponent draft={draft} entries={all} />
        <SourcesLegend sources={leastSureFirst(PROVENANCES)} class="workshop-legend small" />
        {shown.length === 0 && <p class="soft">{texts.nothingHere[language]}</p>}
        {shown.map(({ title, entries }) => (
          <section key={title}>
            <h2 class="component-section-title">{title}</h2>
            <ul class="component-list">
              {entries.map((entry) => (
                <li key={entry.component}>
                  <EntryLink draft={draft} entry={entry} setting={setting} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <p>
          <Button icon="play" href={href("new", loaded.id)}>
            {t().play}
          </Button>
        </p>
      </main>
    </div>
  );
}

function EntryLink(props: {
  readonly draft: PackDraft;
  readonly entry: ComponentEntry;
  readonly setting: Setting;
}): JSX.Element {
  const { draft, entry, setting } = props;
  const { loaded } = draft;
  const { component } = entry;
  const { language } = settings.value;
  const name = nameOf(loaded, setting.table, component);
  const [worst] = leastSureFirst(Object.values(entry.sources));
  const said = [
    name,
    ...(worst === undefined ? [] : [t().provenanceNames[worst]]),
    ...(entry.changed ? [texts.isChanged[language]] : []),
    ...(entry.seen ? [texts.seen[language]] : []),
  ];
  return (
    <a class="workshop-entry" href={href("workshop", loaded.id, component)}>
      <span class="unseen">{said.join(", ")}</span>
      <span class="workshop-picture as-drawn" aria-hidden="true">
        {entry.drawn ? (
          <loaded.board.Picture component={component} setting={setting} />
        ) : (
          <span class="workshop-plain">{name}</span>
        )}
      </span>
      <span class="workshop-state small" aria-hidden="true">
        {worst !== undefined && (
          <span>
            {SOURCE_SIGNS[worst] || "·"} {t().provenanceNames[worst]}
          </span>
        )}
        {entry.changed && <b class="workshop-changed">{texts.isChanged[language]}</b>}
        {entry.seen && (
          <span class="workshop-seen">
            <Icon name="check" size={16} />
          </span>
        )}
      </span>
    </a>
  );
}
