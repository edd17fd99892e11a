import type { ComponentChildren, JSX } from "preact";
import { useId } from "preact/hooks";
import { settings } from "../settings.ts";
import type { Labels } from "./labels.ts";
import type { FormShape } from "./shape.ts";
import { type Path, pathKey } from "./table-place.ts";
import { texts } from "./text.ts";

/** What every field of a form knows. */
export interface FormContext {
  readonly labels: Labels;
  /** What is wrong, by place. */
  readonly problems: ReadonlyMap<string, string>;
  /** What the standard says in a place. */
  standard(path: Path): unknown;
  /** Components that can stand where this one does; none where the text is free. */
  peers(component: string): readonly string[];
  /** Where a value comes from, where that is told field by field. */
  source(path: Path): JSX.Element | undefined;
}

export interface FieldProps<S extends FormShape = FormShape> {
  readonly shape: S;
  readonly value: unknown;
  readonly path: Path;
  readonly label: string;
  readonly form: FormContext;
  onChange(value: unknown): void;
}

/** The name of the field that a place belongs to; numbers are places in lists. */
export function parentOf(path: Path): string | undefined {
  const key = path.findLast((each) => typeof each === "string");
  return key === undefined ? undefined : String(key);
}

/** Label, what is wrong, and what the standard says where this differs. */
function Framed(
  props: FieldProps & { readonly id: string; readonly children: ComponentChildren; readonly wide?: boolean },
): JSX.Element {
  const { form, path, id, label, children, wide } = props;
  const problem = form.problems.get(pathKey(path));
  return (
    <div class={`form-field ${wide ? "form-wide" : ""} ${problem === undefined ? "" : "form-wrong"}`}>
      <label for={id}>
        {label}
        {form.source(path)}
      </label>
      {children}
      <Was {...props} />
      {problem !== undefined && (
        <p class="form-problem" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

/** What the standard says, where it says something else. */
function Was({ form, path, value, shape }: FieldProps): JSX.Element | null {
  const { language } = settings.value;
  const before = form.standard(path);
  if (before === undefined || before === value || typeof before === "object") return null;
  const field = String(path.at(-1));
  const said =
    typeof before === "boolean"
      ? (before ? texts.yes : texts.no)[language]
      : shape.kind === "choice"
        ? form.labels.value(field, String(before))
        : String(before);
  return (
    <p class="form-was small">
      {texts.standard[language]}: {said}
    </p>
  );
}

export function NumberField(props: FieldProps<Extract<FormShape, { kind: "number" }>>): JSX.Element {
  const { shape, value, form, path, onChange } = props;
  const id = useId();
  const wrong = form.problems.has(pathKey(path));
  return (
    <Framed {...props} id={id}>
      <input
        id={id}
        type="number"
        inputMode={(shape.min ?? -1) < 0 ? "text" : "numeric"}
        step={1}
        min={shape.min}
        max={shape.max}
        value={typeof value === "number" && !Number.isNaN(value) ? value : ""}
        aria-invalid={wrong}
        aria-describedby={wrong ? `${id}-problem` : undefined}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onInput={({ currentTarget }) => onChange(currentTarget.value === "" ? Number.NaN : Number(currentTarget.value))}
      />
    </Framed>
  );
}

export function TextField(props: FieldProps<Extract<FormShape, { kind: "text" }>>): JSX.Element {
  const { value, form, path, onChange } = props;
  const id = useId();
  const peers = typeof value === "string" ? form.peers(value) : [];
  if (peers.length > 0) return <ChoiceField {...props} shape={{ kind: "choice", values: peers }} />;
  const wrong = form.problems.has(pathKey(path));
  return (
    <Framed {...props} id={id} wide>
      <input
        id={id}
        type="text"
        maxLength={100}
        autocomplete="off"
        value={typeof value === "string" ? value : ""}
        aria-invalid={wrong}
        aria-describedby={wrong ? `${id}-problem` : undefined}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Framed>
  );
}

export function ChoiceField(props: FieldProps<Extract<FormShape, { kind: "choice" }>>): JSX.Element {
  const { shape, value, path, form, onChange } = props;
  const id = useId();
  const wrong = form.problems.has(pathKey(path));
  return (
    <Framed {...props} id={id}>
      <select
        id={id}
        aria-invalid={wrong}
        aria-describedby={wrong ? `${id}-problem` : undefined}
        value={String(value)}
        onChange={({ currentTarget }) =>
          onChange(shape.values.find((each) => String(each) === currentTarget.value) ?? value)
        }
      >
        {shape.values.map((each) => (
          <option key={String(each)} value={String(each)}>
            {form.labels.value(parentOf(path) ?? "", String(each))}
          </option>
        ))}
      </select>
    </Framed>
  );
}

export function FlagField(props: FieldProps): JSX.Element {
  const { value, label, form, path, onChange } = props;
  return (
    <div class="form-field">
      <label class="form-flag">
        <input
          type="checkbox"
          checked={value === true}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <span>
          {label}
          {form.source(path)}
        </span>
      </label>
      <Was {...props} />
    </div>
  );
}

export function isScalar({ kind }: FormShape): boolean {
  return kind === "number" || kind === "choice" || kind === "text";
}
