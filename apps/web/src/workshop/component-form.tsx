import { useSignal } from "@preact/signals";
import { componentParts, type TableSchema } from "@tabletown/kernel";
import { Button, SOURCE_SIGNS } from "@tabletown/ui";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { drawingSetting } from "../part/drawing-setting.ts";
import { settings } from "../settings.ts";
import { t } from "../text/index.ts";
import type { ComponentEntry } from "./entries.ts";
import { Fields, firstControl } from "./field.tsx";
import { labelsOf } from "./labels.ts";
import type { PackDraft } from "./pack-draft.ts";
import type { FormContext } from "./plain-field.tsx";
import { ProblemList } from "./problem-list.tsx";
import { problemsOf } from "./problems.ts";
import { type FieldsShape, type FormShape, shapeOf } from "./shape.ts";
import { type Path, placeOfPart, startsWith, valueIn, withValue } from "./table-place.ts";
import { texts } from "./text.ts";

interface ComponentFormProps {
  readonly draft: PackDraft;
  readonly entry: ComponentEntry;
  readonly path: Path;
  readonly children: ComponentChildren;
  onSubmit(): void;
}

/** The values of a component, to be put right. What the table can hold is kept at once, with every stroke. */
export function ComponentForm({ draft, entry, path, children, onSubmit }: ComponentFormProps): JSX.Element {
  const { language } = settings.value;
  const { loaded } = draft;
  const { table } = draft.pack.value;
  const { standard } = loaded.title.components;
  const form = useRef<HTMLFormElement>(null);
  // What was typed and cannot stand in a table yet.
  const typed = useSignal<unknown>(undefined);
  const value = typed.value ?? valueIn(table, path);
  const problems = problemsOf(loaded.title, withValue(table, path, value), language);
  const shape = useMemo(
    () => partShape(loaded.title.components.schema, path, entry.fields),
    [loaded, path.join(), entry.component],
  );
  const standardPath = placeOfPart(standard, entry.component) ?? path;
  const change = (next: unknown): void => {
    const drawable = problemsOf(loaded.title, withValue(table, path, next), language).drawable;
    typed.value = drawable ? undefined : next;
    if (drawable) draft.setValue(path, next);
  };
  useEffect(() => {
    // Whoever types numbers goes on typing; on a phone the keys would cover the picture.
    if (matchMedia("(pointer: fine)").matches) firstControl(form.current)?.focus();
  }, []);
  const context: FormContext = {
    labels: labelsOf(loaded.board, drawingSetting(loaded, table)),
    problems: problems.byPath,
    standard: (place) => valueIn(standard, [...standardPath, ...place.slice(path.length)]),
    peers: (component) => peersOf(table, component),
    source: (place) => <SourceSign entry={entry} place={place.slice(path.length)} />,
  };
  const elsewhere = [...problems.byPath].filter(([wrong]) => !startsWith(wrong.split("."), path));
  return (
    <form
      ref={form}
      class="component-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (problems.drawable) onSubmit();
        else form.current?.querySelector<HTMLElement>('[aria-invalid="true"], .form-wrong input')?.focus();
      }}
      onKeyDown={(event) => {
        // Browsers send a form from some of its fields only.
        if (event.key !== "Enter" || !(event.target instanceof HTMLSelectElement)) return;
        event.preventDefault();
        form.current?.requestSubmit();
      }}
    >
      {!problems.drawable && (
        <p class="form-notice" role="status">
          {texts.notDrawn[language]}
        </p>
      )}
      {shape !== undefined && <Fields shape={shape} value={value} path={path} form={context} onChange={change} />}
      {problems.drawable && <ProblemList draft={draft} problems={elsewhere} />}
      <label class="form-flag form-seen">
        <input
          type="checkbox"
          checked={entry.seen}
          onChange={({ currentTarget }) => draft.setSeen(entry.component, currentTarget.checked)}
        />
        <span>{texts.seen[language]}</span>
      </label>
      {entry.changed && (
        <Button
          kind="quiet"
          icon="again"
          onClick={() => {
            typed.value = undefined;
            draft.setValue(path, valueIn(standard, standardPath));
          }}
        >
          {texts.asStandard[language]}
        </Button>
      )}
      {children}
    </form>
  );
}

/** The sign of a value's source, said aloud by its name. */
function SourceSign({ entry, place }: { readonly entry: ComponentEntry; readonly place: Path }): JSX.Element | null {
  const source = place.length === 1 ? entry.sources[String(place[0])] : undefined;
  if (source === undefined) return null;
  if (entry.seen) return <span class="source small">{texts.seen[settings.value.language]}</span>;
  return (
    <span class={`source source-${source} small`} title={t().provenanceNames[source]}>
      <span aria-hidden="true">{SOURCE_SIGNS[source]}</span> {t().provenanceNames[source]}
    </span>
  );
}

/** The shape of one component, or of what belongs to none. */
function partShape(schema: TableSchema | undefined, path: Path, fields: readonly string[]): FieldsShape | undefined {
  const whole = schema && shapeOf(schema);
  if (whole === undefined) return undefined;
  const found = path.reduce<FormShape | undefined>((shape, key) => innerShape(shape, key), whole);
  if (found?.kind !== "fields") return undefined;
  if (path.length > 0) return found;
  return { kind: "fields", fields: new Map([...found.fields].filter(([name]) => fields.includes(name))) };
}

function innerShape(shape: FormShape | undefined, key: string | number): FormShape | undefined {
  if (shape?.kind === "list") return shape.item;
  return shape?.kind === "fields" ? shape.fields.get(String(key)) : undefined;
}

/** Components of the same kind: what can stand wherever this one's id does. */
function peersOf(table: unknown, component: string): readonly string[] {
  const parts = componentParts(table);
  const [list] = parts.find((part) => part.component === component)?.path.split(".") ?? [];
  if (list === undefined || list === "") return [];
  return parts.filter(({ path }) => path.startsWith(`${list}.`)).map((part) => part.component);
}
