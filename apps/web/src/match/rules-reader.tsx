import { useSignal } from "@preact/signals";
import type { Words } from "@tabletown/kernel";
import { Dialog, Icon } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../text/index.ts";

/** The complete rules, searchable; `number` is brought into sight. */
export interface RulesReaderProps {
  readonly words: Words;
  /** A rule to bring into sight. */
  readonly number?: string;
  /** Words to begin the search with. */
  readonly search?: string;
}

export function RulesReader({ words, number, search = "" }: RulesReaderProps): JSX.Element {
  const sought = useSignal(search);
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
          <li key={rule.number} data-rule={rule.number} class={classOf(rule.number, number)}>
            <b>{rule.number}</b>
            <p>{rule.text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

export function RulesDialog(props: RulesReaderProps & { onClose(): void }): JSX.Element {
  const { onClose, ...reader } = props;
  return (
    <Dialog title={t().rulesOf(props.words.title)} wide onClose={onClose}>
      <RulesReader {...reader} />
    </Dialog>
  );
}

/** A number without a point heads a chapter. */
function classOf(rule: string, sought: string | undefined): string {
  return `${rule.includes(".") ? "" : "rule-heading"} ${rule === sought ? "rule-sought" : ""}`;
}

/** Without accents and capitals, so that "laka" finds "Łąka". */
function plain(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l").trim();
}
