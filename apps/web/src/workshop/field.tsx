import { IconButton } from "@tabletown/ui";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { settings } from "../settings.ts";
import { ChoiceField, type FieldProps, FlagField, isScalar, NumberField, parentOf, TextField } from "./plain-field.tsx";
import { blankFields, blankOf, type FieldsShape, type FormShape } from "./shape.ts";
import { type Path, pathKey, withValue } from "./table-place.ts";
import { texts } from "./text.ts";

/** One place of a table, as a form shows it. */
function Field(props: FieldProps): JSX.Element | null {
  const { shape, value } = props;
  switch (shape.kind) {
    case "fixed":
      return null;
    case "number":
      return <NumberField {...props} shape={shape} />;
    case "text":
      return <TextField {...props} shape={shape} />;
    case "flag":
      return <FlagField {...props} />;
    case "choice":
      return <ChoiceField {...props} shape={shape} />;
    case "optional":
      return <OptionalField {...props} shape={shape} />;
    case "list":
      return <ListField {...props} shape={shape} />;
    case "tuple":
      return (
        <Group {...props}>
          <div class="form-row">
            {shape.items.map((item, index) => (
              <Entry key={index} {...props} shape={item} name={index} label={`${index + 1}`} />
            ))}
          </div>
        </Group>
      );
    case "fields":
      return (
        <Group {...props}>
          <Fields {...props} shape={shape} />
        </Group>
      );
    case "variant": {
      const chosen = variantOf(shape, value);
      return (
        <Group {...props}>
          <VariantSelect {...props} shape={shape} chosen={chosen} />
          {chosen !== undefined && <Fields {...props} shape={chosen} />}
        </Group>
      );
    }
  }
}

/** The fields of something, without a frame around them. */
export function Fields(props: Omit<FieldProps<FieldsShape>, "label">): JSX.Element {
  const { shape, form, path } = props;
  return (
    <div class="form-fields">
      {[...shape.fields].sort(byHaste).map(([name, field]) => (
        <Entry key={name} {...props} shape={field} name={name} label={form.labels.field(name, parentOf(path))} />
      ))}
    </div>
  );
}

/** What is copied fastest stands first: numbers, choices, then what has parts, then names. */
function byHaste([, one]: [string, FormShape], [, other]: [string, FormShape]): number {
  return hasteOf(one) - hasteOf(other);
}

function hasteOf(shape: FormShape): number {
  switch (shape.kind) {
    case "number":
    case "fixed":
      return 0;
    case "choice":
    case "flag":
      return 1;
    case "optional":
      return 2;
    case "text":
      return 4;
    case "fields":
      return [...shape.fields.values()].every(({ kind }) => kind === "text") ? 4 : 3;
    case "list":
    case "tuple":
    case "variant":
      return 3;
  }
}

/** A place inside of another. */
function Entry(props: Omit<FieldProps, "path"> & { readonly path: Path; readonly name: string | number }): JSX.Element {
  const { value, path, name, onChange } = props;
  const inner: unknown = typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
  return (
    <Field
      {...props}
      value={inner}
      path={[...path, name]}
      onChange={(next) => onChange(withValue(value, [name], next))}
    />
  );
}

/** Something that may be missing: a tick brings it, then it is filled in. */
function OptionalField(props: FieldProps<Extract<FormShape, { kind: "optional" }>>): JSX.Element {
  const { shape, value, label, form, path, onChange } = props;
  const { inner } = shape;
  const there = value !== undefined;
  const start = inner.kind === "text" ? (form.standard(path) ?? "") : blankOf(inner);
  return (
    <div class="form-optional">
      <label class="form-flag">
        <input type="checkbox" checked={there} onChange={() => onChange(there ? undefined : start)} />
        <span>
          {label}
          {!there && form.source(path)}
        </span>
      </label>
      {there && <Field {...props} shape={inner} />}
    </div>
  );
}

function ListField(props: FieldProps<Extract<FormShape, { kind: "list" }>>): JSX.Element {
  const { shape, value, label, onChange } = props;
  const { language } = settings.value;
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const single = singleField(shape.item);
  const plain = single !== undefined || isScalar(shape.item);
  const mayShrink = items.length > shape.min;
  const list = useRef<HTMLDivElement>(null);
  const added = useRef(false);
  useEffect(() => {
    if (added.current) firstControl([...(list.current?.children ?? [])].at(items.length - 1))?.focus();
    added.current = false;
  }, [items.length]);
  return (
    <Group {...props}>
      <div ref={list} class={plain ? "form-row" : "form-items"}>
        {items.map((item, index) => (
          <div key={index} class="form-item">
            {single === undefined ? (
              <Entry
                {...props}
                shape={shape.item}
                name={index}
                label={plain ? `${index + 1}` : `${label} ${index + 1}`}
              />
            ) : (
              <Entry
                {...props}
                shape={single.shape}
                value={item}
                path={[...props.path, index]}
                name={single.name}
                label={`${index + 1}`}
                onChange={(next) => onChange(items.map((each, other) => (other === index ? next : each)))}
              />
            )}
            {mayShrink && (
              <IconButton
                icon="trash"
                label={`${texts.removeEntry[language]}: ${label} ${index + 1}`}
                onClick={() => onChange(items.filter((_item, other) => other !== index))}
              />
            )}
          </div>
        ))}
        {items.length < shape.max && (
          <IconButton
            icon="plus"
            label={`${texts.addEntry[language]}: ${label}`}
            onClick={() => {
              added.current = true;
              onChange([...items, blankOf(shape.item)]);
            }}
          />
        )}
      </div>
    </Group>
  );
}

/** What is filled in first. */
export function firstControl(within: Element | null | undefined): HTMLElement | undefined {
  return within?.querySelector<HTMLElement>("input, select") ?? undefined;
}

/** Where an entry of a list has one value only, that stands for it. */
function singleField(shape: FormShape): { readonly name: string; readonly shape: FormShape } | undefined {
  if (shape.kind !== "fields" || shape.fields.size !== 1) return undefined;
  const [[name, inner] = []] = [...shape.fields];
  return name !== undefined && inner !== undefined && isScalar(inner) ? { name, shape: inner } : undefined;
}

function VariantSelect(
  props: FieldProps<Extract<FormShape, { kind: "variant" }>> & { readonly chosen: FieldsShape | undefined },
): JSX.Element {
  const { shape, value, chosen, form, label, onChange } = props;
  const tagOf = (option: FieldsShape): string => {
    const tag = option.fields.get(shape.by);
    return tag?.kind === "fixed" ? String(tag.value) : "";
  };
  return (
    <select
      class="form-variant"
      aria-label={label}
      value={chosen && tagOf(chosen)}
      onChange={({ currentTarget }) => {
        const next = shape.options.find((option) => tagOf(option) === currentTarget.value);
        if (next !== undefined) onChange(blankFields(next, typeof value === "object" && value !== null ? value : {}));
      }}
    >
      {shape.options.map((option) => (
        <option key={tagOf(option)} value={tagOf(option)}>
          {form.labels.value(shape.by, tagOf(option))}
        </option>
      ))}
    </select>
  );
}

function variantOf(shape: Extract<FormShape, { kind: "variant" }>, value: unknown): FieldsShape | undefined {
  const given: unknown = typeof value === "object" && value !== null ? Reflect.get(value, shape.by) : undefined;
  return shape.options.find((option) => {
    const tag = option.fields.get(shape.by);
    return tag?.kind === "fixed" && tag.value === given;
  });
}

function Group(props: FieldProps & { readonly children: ComponentChildren }): JSX.Element {
  const { label, path, form, children } = props;
  const problem = form.problems.get(pathKey(path));
  const id = useId();
  return (
    <fieldset
      aria-describedby={problem === undefined ? undefined : id}
      class={`form-group ${problem === undefined ? "" : "form-wrong"}`}
    >
      <legend>
        {label}
        {form.source(path)}
      </legend>
      {children}
      {problem !== undefined && (
        <p class="form-problem" role="alert" id={id}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
