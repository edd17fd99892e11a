import { isDialogOpen } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { plainLetters } from "../part/plain-letters.ts";
import { go } from "../route.ts";
import { settings } from "../settings.ts";
import { type ComponentEntry, nameOf } from "./entries.ts";
import type { PackDraft } from "./pack-draft.ts";
import { texts } from "./text.ts";

interface FindComponentProps {
  readonly draft: PackDraft;
  readonly entries: readonly ComponentEntry[];
}

/** Cards come out of the box in any order: a few letters of a name and Enter lead to its form. The key "/" leads here. */
export function FindComponent({ draft, entries }: FindComponentProps): JSX.Element {
  const { loaded, pack } = draft;
  const { language } = settings.value;
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  const names = entries.map(({ component }) => ({ component, name: nameOf(loaded, pack.value.table, component) }));
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const typing = event.target instanceof HTMLInputElement && event.target.type === "text";
      if (event.key !== "/" || typing || isDialogOpen()) return;
      event.preventDefault();
      input.current?.focus();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  const find = (text: string): void => {
    const wanted = plainLetters(text);
    const found = wanted === "" ? undefined : nearest(names, wanted);
    if (found !== undefined) go("workshop", loaded.id, found.component);
  };
  return (
    <form
      class="find-component"
      onSubmit={(event) => {
        event.preventDefault();
        find(input.current?.value ?? "");
      }}
    >
      <input
        ref={input}
        type="text"
        list={list}
        autocomplete="off"
        aria-label={texts.find[language]}
        placeholder={texts.find[language]}
      />
      <datalist id={list}>
        {names.map(({ component, name }) => (
          <option key={component} value={name} />
        ))}
      </datalist>
    </form>
  );
}

interface Named {
  readonly component: string;
  readonly name: string;
}

/** Whose name is the text, begins with it, has a word that does, or holds it at all. */
function nearest(names: readonly Named[], wanted: string): Named | undefined {
  const lower = names.map((each) => ({ each, name: plainLetters(each.name) }));
  return (
    lower.find(({ name }) => name === wanted) ??
    lower.find(({ name }) => name.startsWith(wanted)) ??
    lower.find(({ name }) => name.includes(` ${wanted}`)) ??
    lower.find(({ name }) => name.includes(wanted))
  )?.each;
}
