import { useSignal } from "@preact/signals";
import { Button, Dialog, Icon, MatchContext, type Setting, useMatchContext } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { LoadedGame } from "../library.ts";
import { ComponentList, componentsWith } from "../part/component-list.tsx";
import { plainLetters } from "../part/plain-letters.ts";
import { href } from "../route.ts";
import { t } from "../text/index.ts";
import { RuleRow } from "./rule-row.tsx";
import { rulesTexts } from "./text.ts";

export interface RulesReaderProps {
  readonly loaded: LoadedGame;
  readonly setting: Setting;
  /** A rule to bring into sight. */
  readonly number?: string;
  /** Words to begin the search with. */
  readonly search?: string;
  /** Whether the components are listed below, and searched too. */
  readonly components?: boolean;
}

/** The complete rules, searchable and illustrated; `number` is brought into sight and marked. */
export function RulesReader({
  loaded,
  setting,
  number = "",
  search = "",
  components = false,
}: RulesReaderProps): JSX.Element {
  const sought = useSignal(search);
  const marked = useSignal(number);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    marked.value = number;
  }, [number, marked]);
  useEffect(() => {
    if (marked.value === "") return;
    const found = list.current?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(marked.value)}"]`);
    found?.scrollIntoView({ block: "center" });
  }, [marked.value]);
  const openRule = (rule: string): void => {
    sought.value = "";
    marked.value = rule;
  };
  const context = useMatchContext();
  const inside = useMemo(() => ({ ...context, openRule }), [context]);
  const needle = plainLetters(sought.value);
  // Wherever a rule is named, its number follows this sign.
  const numeral = needle.replace(/^§\s*/, "");
  const { words } = setting;
  const shown = words.rules.filter(
    (rule) => rule.number.startsWith(numeral) || plainLetters(rule.text).includes(needle),
  );
  const found = useMemo(
    () => (components ? componentsWith(loaded, needle) : undefined),
    [components, loaded, words, needle],
  );
  const { glossary = [] } = words;
  return (
    <MatchContext.Provider value={inside}>
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
        <div class="button-row rules-tools">
          <p class="small soft" role="status">
            {foundText(shown.length, needle === "" ? undefined : found?.size)}
          </p>
          {loaded.board.guide !== undefined && (
            <Button icon="text" kind="quiet" href={href("rules", loaded.id, "print")}>
              {rulesTexts().onePage}
            </Button>
          )}
        </div>
        {glossary.length > 0 && (
          <details class="glossary">
            <summary>{rulesTexts().glossary}</summary>
            <dl>
              {glossary.map(({ term, means, rule }) => (
                <div key={term}>
                  <dt>
                    <button type="button" class="text-link" onClick={() => openRule(rule)}>
                      {term} §{rule}
                    </button>
                  </dt>
                  <dd>{means}</dd>
                </div>
              ))}
            </dl>
          </details>
        )}
        <ol class="rules-list" ref={list}>
          {shown.map((rule) => (
            <RuleRow
              key={rule.number}
              {...{ rule, loaded, setting }}
              sought={rule.number === marked.value}
              onRule={openRule}
            />
          ))}
        </ol>
        {found !== undefined && <ComponentList loaded={loaded} title={t().components} shown={found} />}
      </div>
    </MatchContext.Provider>
  );
}

/** How much was found, of components too where they are searched. */
function foundText(rules: number, components: number | undefined): string {
  if (rules === 0 && !components) return t().noRules;
  return components === undefined
    ? t().foundRules(rules)
    : `${t().foundRules(rules)} · ${rulesTexts().foundComponents(components)}`;
}

export function RulesDialog(props: RulesReaderProps & { onClose(): void }): JSX.Element {
  const { onClose, ...reader } = props;
  return (
    <Dialog title={t().rulesOf(props.setting.words.title)} wide onClose={onClose}>
      <RulesReader {...reader} />
    </Dialog>
  );
}
