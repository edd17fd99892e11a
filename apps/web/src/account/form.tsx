import { useSignal } from "@preact/signals";
import { Button } from "@tabletown/ui";
import { type ComponentChildren, createContext, type JSX } from "preact";
import { useContext, useId } from "preact/hooks";

/** Something that went wrong, or did not. */
export function Notice(props: {
  readonly text: string | undefined;
  readonly good?: boolean;
  readonly id?: string;
}): JSX.Element {
  const { text, good, id } = props;
  // Always there, so that a screen reader hears what comes into it.
  return (
    <p
      class={text === undefined ? "unseen" : `notice ${good ? "notice-good" : ""}`}
      role={good ? "status" : "alert"}
      id={id}
    >
      {text}
    </p>
  );
}

/** The element that says what is wrong with what stands in a form. */
const ProblemContext = createContext("");

interface TextFieldProps {
  readonly label: string;
  readonly name: string;
  readonly autocomplete: string;
  readonly secret?: boolean;
  readonly hint?: string;
  readonly value?: string;
  readonly minLength?: number;
}

export function TextField({ label, hint, secret, ...given }: TextFieldProps): JSX.Element {
  const id = useId();
  const described = { "aria-describedby": `${id}-hint ${useContext(ProblemContext)}` };
  const rest = { ...given, ...described, id, required: true, autocapitalize: "off", spellcheck: false } as const;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {secret ? <input type="password" maxLength={200} {...rest} /> : <input type="text" maxLength={40} {...rest} />}
      {hint !== undefined && (
        <span class="small soft" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  );
}

/** A few fields and one button. Says why where that does not work. */
export function ShortForm(props: {
  readonly children: ComponentChildren;
  readonly button: string;
  readonly danger?: boolean;
  /** Returns what went wrong. */
  onSubmit(given: (name: string) => string): Promise<string | undefined>;
}): JSX.Element {
  const problem = useSignal<string | undefined>(undefined);
  const busy = useSignal(false);
  const id = useId();
  const submit = async (form: HTMLFormElement): Promise<void> => {
    const data = new FormData(form);
    busy.value = true;
    problem.value = undefined;
    problem.value = await props.onSubmit((name) => String(data.get(name) ?? "").trim());
    busy.value = false;
  };
  return (
    <form
      class="short-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy.value) void submit(event.currentTarget);
      }}
    >
      <ProblemContext.Provider value={id}>{props.children}</ProblemContext.Provider>
      <Notice id={id} text={problem.value} />
      <Button type="submit" kind={props.danger ? "danger" : "main"} disabled={busy.value}>
        {props.button}
      </Button>
    </form>
  );
}
