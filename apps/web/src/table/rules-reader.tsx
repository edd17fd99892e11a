import { useSignal } from "@preact/signals";
import type { Words } from "@tabletown/kernel";
import { Dialog, Icon } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../text/index.ts";

/** The complete rules, searchable; `number` is brought into sight. */
export function RulesReader({ words, number }: { readonly words: Words; readonly number?: string }): JSX.Element {
  const sought = useSignal("");
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (number === undefined || number === "") return;
    const found = list.current?.querySelector(`[data-rule="${CSS.escape(number)}"]`);
    found?.scrollIntoView({ block: "center" });
  }, [number]);
  const needle = plain(sought.value);
  const shown = words.rules.filter(
    (rule) => rule.number.startsWith(sought.value.trim()) || plain(rule.text).includes(needle),
  );
  return (
    <div class="rules">
      <label class="search">
        <Icon name="search" />
        <span class="unseen">{t().searchRules}</span>
        <input
          type="search"
          placeholder={t().searchRules}
          value={sought.value}
          onInput={({ currentTarget }) => {
            sought.value = currentTarget.value;
          }}
        />
      </label>
      <p class="small soft" role="status">
        {shown.length === 0 ? t().noRules : t().foundRules(shown.length)}
      </p>
      <ol class="rules-list" ref={list}>
        {shown.map((rule) => (
          <li key={rule.number} data-rule={rule.number} class={rule.number === number ? "rule-sought" : ""}>
            <b>{rule.number}</b>
            <p>{rule.text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

export function RulesDialog(props: { readonly words: Words; readonly number: string; onClose(): void }): JSX.Element {
  return (
    <Dialog title={t().rulesOf(props.words.title)} wide onClose={props.onClose}>
      <RulesReader words={props.words} number={props.number} />
    </Dialog>
  );
}

/** Without accents and capitals, so that "laka" finds "Łąka". */
function plain(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l").trim();
}
